/** What pages ask of the document around them: its title, the style sheets they need, what a hidden tab shows. */

let named = "";
let waiting = false;

function paint() {
  const name = named ? `${named} · Pillarbox` : "Pillarbox";
  document.title = waiting ? `● ${name}` : name;
}

/** Names the tab. @param {string} [what] */
export function title(what = "") {
  named = what;
  paint();
}

/** Marks the tab, in its title and its icon, as one where somebody waits for this player. @param {boolean} is */
export function badge(is) {
  if (is === waiting) return;
  waiting = is;
  paint();
  // of the installed app, where there is one
  (is ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => {});
  const icon = document.querySelector('link[rel="icon"]');
  if (icon instanceof HTMLLinkElement) icon.href = is ? "/static/icons/icon-waiting.svg" : "/static/icons/icon.svg";
}

/** Adds a style sheet, once. @param {string} address @returns {Promise<void>} settled when it is there */
export function style(address) {
  const there = document.querySelector(`link[href="${address}"]`);
  if (there) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
