/** How high the felt is: to the end of the window, on a phone to the hand at its foot. Measured, as texts differ. */
import { useLayoutEffect } from "/static/js/draw.js";

const PHONE = "(max-width: 599px)";
const WIDE = "(min-width: 1100px)";

/** @param {{current: HTMLElement | null}} felt @param {unknown} mark changes when what stands about the felt does */
export function useHeight(felt, mark) {
  useLayoutEffect(() => {
    const element = felt.current;
    if (!element) return undefined;
    const set = () => {
      const top = element.getBoundingClientRect().top + scrollY;
      const foot = document.querySelector(".po-foot")?.getBoundingClientRect().height ?? 0;
      const phone = matchMedia(PHONE).matches;
      const under = matchMedia(WIDE).matches ? 28 : phone ? foot : foot + 44;
      const least = phone && foot ? 190 : 430;
      element.style.height = `${Math.min(Math.max(innerHeight - top - under, least), 900)}px`;
      document.documentElement.style.setProperty("--po-foot", `${foot}px`);
    };
    set();
    const watch = new ResizeObserver(set);
    for (const one of document.querySelectorAll(".po-foot, .area-others, .top")) watch.observe(one);
    addEventListener("resize", set);
    return () => {
      watch.disconnect();
      removeEventListener("resize", set);
    };
  }, [mark]);
}
