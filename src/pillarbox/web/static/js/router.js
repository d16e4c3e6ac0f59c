/**
 * Which page is shown: the path of the address as a signal. Links inside the page change it without a reload.
 */
import { signal } from "../vendor/vendor.js";

export const path = signal(location.pathname);

/** What stands after "?" in the address. */
export const query = () => new URLSearchParams(location.search);

/**
 * Goes to another page of this site.
 * @param {string} to
 * @param {{replace?: boolean}} [how]
 */
export function go(to, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.value = new URL(to, location.href).pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  path.value = location.pathname;
});

document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest("a[href]");
  const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0;
  if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
