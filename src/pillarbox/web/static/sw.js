// Keeps the shell for when there is no network: pages, scripts, fonts and words as they last came. Asks the network first,
// always: what is kept is only shown where nothing answers. Never keeps an answer of the API.
const KEPT = "pillarbox-shell-1";
const SHELL = ["/", "/static/js/app.js", "/static/vendor/vendor.js", "/static/css/tokens.css", "/static/css/base.css"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

// A phone's notification was tapped: to its table.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const go = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find((one) => one.url === notification.data);
    return there ? there.focus() : self.clients.openWindow(notification.data);
  };
  event.waitUntil(go());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const page = request.mode === "navigate";
  if (!page && !pathname.startsWith("/static/") && !pathname.startsWith("/texts/")) return;
  const answer = async () => {
    const cache = await caches.open(KEPT);
    const key = page ? "/" : request;
    try {
      const fresh = await fetch(request);
      if (fresh.ok && !fresh.redirected) cache.put(key, fresh.clone());
      return fresh;
    } catch (error) {
      const old = await cache.match(key, { ignoreVary: true });
      if (old) return old;
      throw error;
    }
  };
  event.respondWith(answer());
});
