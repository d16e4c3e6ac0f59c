/** Whose table is looked at on this device; null for the own one. Shared by the board and the small pictures of others. */
import { signal } from "/static/js/draw.js";

/** @type {import("/static/vendor/vendor.js").Signal<number | null>} */
export const looking = signal(null);
