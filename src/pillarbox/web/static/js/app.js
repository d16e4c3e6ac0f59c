/** The door of the page: the language, the page for the address, and what stands around every page. */
import { html, render, signal, t, useEffect, useState } from "./draw.js";
import { get, reached } from "./api.js";
import { path } from "./router.js";
import { lang, ready, speak } from "./texts.js";
import { loadMe, notes } from "./store.js";
import { Live } from "./parts/live.js";

/** Addresses and the modules that draw them. Each exports `Page`. @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/new$/, () => import("./pages/new.js")],
  [/^\/t\/(?<code>[A-Za-z]{4})$/, () => import("./table/page.js")],
  [/^\/projector\/(?<code>[A-Za-z]{4})$/, () => import("./table/projector.js")],
  [/^\/rules$/, () => import("./pages/rules.js")],
  [/^\/rules\/(?<id>[^/]+)$/, () => import("./pages/rules.js")],
  [/^\/build$/, () => import("./pages/build.js")],
  [/^\/check$/, () => import("./pages/check.js")],
  [/^\/review\/(?<code>[A-Za-z]{4})$/, () => import("./pages/review.js")],
  [/^\/lobby$/, () => import("./pages/lobby.js")],
  [/^\/me$/, () => import("./pages/me.js")],
  [/^\/daily$/, () => import("./pages/daily.js")],
  [/^\/guide$/, () => import("./pages/guide.js")],
];

/** @type {import("../vendor/vendor.js").Signal<{address: string, Page: any, params: Record<string, string>} | null>} */
const shown = signal(null);

async function show() {
  const address = path.value;
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(address);
    if (!match) continue;
    const { Page } = await load();
    if (address === path.value) shown.value = { address, Page, params: { ...match.groups } };
    return;
  }
  const { Page } = await import("./pages/missing.js");
  shown.value = { address, Page, params: {} };
}

/** Gives the focus to the new page's heading, so that a reader hears where it is. */
function focusHeading() {
  const heading = document.querySelector("main h1");
  if (heading instanceof HTMLElement) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

let first = true;

/** So often a server that cannot be reached is tried again. */
const AGAIN = 2500;

function App() {
  const now = shown.value;
  const [again, setAgain] = useState(0);
  useEffect(() => {
    if (reached.value) return;
    const look = () => get("/api/me").then(() => setAgain((n) => n + 1), () => {});
    const timer = setInterval(look, AGAIN);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, [reached.value]);
  useEffect(() => {
    if (now && !first) focusHeading();
    if (now) first = false;
  }, [now?.address]);
  if (!now || !ready.value) return null;
  const { Page, params } = now;
  // A table has a line of its own that comes back; other pages are asked for anew.
  const key = now.address.startsWith("/t/") ? now.address : `${now.address} ${again}`;
  return html`<a class="skip button" href="#main" onClick=${skip}>${t("web-skip")}</a>
    ${!reached.value && html`<div class="banner" role="status">${t("web-offline-banner")}</div>`}
    <${Page} key=${key} ...${params} />
    <div class="toasts" role="status">${notes.value.map((one) => html`<div key=${one.id}>${one.text}</div>`)}</div>
    <${Live} />`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  focusHeading();
}

async function start() {
  path.subscribe(() => show());
  await speak(lang.value);
  const root = document.getElementById("app");
  if (root) {
    root.textContent = "";
    render(html`<${App} />`, root);
  }
  loadMe().catch(() => {});
  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => {});
}

start();
