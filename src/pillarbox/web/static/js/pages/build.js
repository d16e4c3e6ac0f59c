/** The builder of house rules: change a rule in words, see at once what that does to the odds, name it, share it. */
import { html, lang, number, t, useEffect, useMemo, useRef, useState } from "../draw.js";
import { get, post } from "../api.js";
import { style, title } from "../page.js";
import { go, query } from "../router.js";
import { note } from "../store.js";
import { Header } from "../parts/header.js";
import { Asks } from "../build/asks.js";
import { BySeat, Exact } from "../build/exact.js";
import { inWords } from "../build/faults.js";
import { What } from "../build/odds.js";
import { read, useSeatOdds } from "../parts/handicaps.js";
import { Print } from "../parts/print.js";
import { address, counted, forget, fromAddress, now, save, saved, written } from "../build/rules.js";

/** So long the page waits after a change before it asks for odds, in milliseconds. */
const PAUSE = 300;

/** The base itself: nothing changed. @type {Record<string, string>} */
const NONE = {};

/**
 * The odds of rules, asked for a moment after they changed; an answer that comes too late is dropped.
 * @param {string} base @param {Record<string, string>} changes @param {boolean} ready
 */
function useOdds(base, changes, ready) {
  const [found, setFound] = useState({ odds: /** @type {any} */ (null), faults: /** @type {string[]} */ ([]), note: "", mark: "" });
  const turn = useRef(0);
  const mark = `${base} ${JSON.stringify(changes)} ${lang.value}`;
  useEffect(() => {
    if (!ready) return undefined;
    const mine = ++turn.current;
    const set = (/** @type {any} */ more) => {
      if (mine === turn.current) setFound({ odds: null, faults: [], note: "", mark, ...more });
    };
    const timer = setTimeout(async () => {
      try {
        const checked = Object.keys(changes).length ? await post("/api/rulesets/check", { base, changes }) : { faults: [] };
        if (checked.faults.length) return set({ faults: checked.faults });
        const wanted = { ruleset: base, changes };
        set({ odds: await post("/api/odds", { ...wanted, edge: false }) });
        if (mine === turn.current) await post("/api/odds", wanted).then((odds) => set({ odds }), () => {});
      } catch (error) {
        set({ note: /** @type {Error} */ (error).message });
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [mark, ready]);
  return { ...found, busy: found.mark !== mark };
}

/** The rulesets there are, and one of them in full with the questions of its game. @param {string} base */
function useRules(base) {
  const [all, setAll] = useState(/** @type {any[]} */ ([]));
  const [about, setAbout] = useState(/** @type {any} */ (null));
  const [asks, setAsks] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get("/api/rulesets").then(setAll, (error) => note(error.message));
  }, [lang.value]);
  useEffect(() => {
    let left = false;
    get(`/api/rulesets/${base}`).then(
      async (answer) => {
        const found = await import(`/static/games/${answer.game}/questions.js`);
        if (left) return;
        setAbout(answer);
        setAsks(found);
      },
      (error) => note(error.message),
    );
    return () => {
      left = true;
    };
  }, [base, lang.value]);
  return { all, about, asks };
}

/** Two figures of a short line. @param {number} mine @param {number} base */
const figures = (mine, base) => ({ mine: number(mine, 1), base: number(base, 1) });

/** Hands the link on: by the system's own sheet, else to the clipboard, else shown to be copied. @param {string} name @param {string} link */
async function share(name, link) {
  try {
    if (navigator.share) await navigator.share({ title: name, url: link });
    else {
      await navigator.clipboard.writeText(link);
      note(t("build-shared"));
    }
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") prompt(t("build-share-link"), link);
  }
}

export function Page() {
  const [house, setHouse] = useState(() => fromAddress(query()));
  const [kept, setKept] = useState(saved);
  const [more, setMore] = useState(false);
  const { all, about, asks } = useRules(house.base);
  useEffect(() => {
    title(t("build-title"));
    style("/static/css/build.css");
  }, [lang.value]);
  useEffect(() => history.replaceState(null, "", address(house)), [house]);

  const base = useMemo(() => Object.fromEntries((about?.keys ?? []).map((/** @type {any} */ one) => [one.key, written(one.value)])), [about]);
  const ready = Boolean(about) && about.id === house.base;
  const mine = useOdds(house.base, house.changes, ready);
  const plain = useOdds(house.base, NONE, ready);
  const faulty = mine.faults.length > 0;
  const asked = asks && ready ? asks.questions(now(base, house.changes)) : [];
  const given = read(now(base, house.changes));
  const seats = useSeatOdds(house.base, house.changes, ready && !faulty ? given.length : 0);
  const count = counted(asked, house.changes);
  const name = house.name || t("build-unnamed");
  const baseName = about?.title ?? "";
  const boxes = all.filter((one) => one.game === "shut-the-box");

  const keepIt = () => {
    setKept(save({ ...house, name }));
    note(t("build-saved"));
  };
  const open = () => {
    const found = new URLSearchParams({ rules: house.base, title: name });
    if (count) found.set("changes", JSON.stringify(house.changes));
    go(`/new?${found}`);
  };

  return html`<${Header} where=${t("build-title")} />
    <main id="main" class="build">
      <h1 class="unseen">${t("build-title")}</h1>
      <div class="build-rules">
        <div class="build-head">
          <label class="build-name"><span>${t("build-name")}</span>
            <input value=${house.name} maxlength="60" placeholder=${t("build-unnamed")} onInput=${(/** @type {any} */ event) => setHouse({ ...house, name: event.target.value })} /></label>
          <label class="build-from"><span>${t("build-from")}</span>
            <select value=${house.base} onChange=${(/** @type {any} */ event) => setHouse({ base: event.target.value, name: house.name, changes: {} })}>
              ${boxes.map((one) => html`<option key=${one.id} value=${one.id} selected=${one.id === house.base}>${one.title}</option>`)}
            </select></label>
          <span class="quiet build-count" role="status">${t("build-changes", { count })}</span>
          <button type="button" class="secondary" aria-disabled=${count ? null : "true"} onClick=${() => count && setHouse({ ...house, changes: {} })}>${t("build-over")}</button>
        </div>
        ${asked.length > 0 && html`<${Asks} questions=${asked} base=${base} baseName=${baseName} changes=${house.changes}
          answer=${(/** @type {any} */ changes) => setHouse({ ...house, changes })} more=${more} setMore=${setMore} />
          ${more && html`<${BySeat} base=${base} changes=${house.changes} answer=${(/** @type {any} */ changes) => setHouse({ ...house, changes })} />
            <${Exact} fields=${asks.fields} keys=${about.keys} base=${base} changes=${house.changes} answer=${(/** @type {any} */ changes) => setHouse({ ...house, changes })} />`}`}
        ${kept.length > 0 && html`<section class="build-kept"><h2>${t("build-kept")}</h2><ul class="bare">
          ${kept.map((one) => html`<li key=${one.name}><button type="button" class="secondary" onClick=${() => setHouse(one)}>${one.name}</button>
            <button type="button" class="plain" aria-label=${t("build-forget", { name: one.name })} onClick=${() => setKept(forget(one.name))}>×</button></li>`)}</ul></section>`}
      </div>
      ${mine.odds && plain.odds && !mine.busy && count > 0 && html`<p class="build-brief" aria-hidden="true">
        <span>${t("build-brief-mean", figures(mine.odds.mean, plain.odds.mean))}</span>
        <span>${t("build-brief-shut", figures(mine.odds.shut * 100, plain.odds.shut * 100))}</span></p>`}
      <div class="build-side">
        <${What} mine=${mine.odds} base=${plain.odds} name=${name} baseName=${baseName} changed=${count > 0} points=${now(base, house.changes).wins === "highest"}
          seats=${seats} faults=${mine.faults.map((one) => inWords(one, asked, about?.keys ?? []))} note=${mine.note || plain.note} busy=${mine.busy} />
        <div class="build-acts">
          <button type="button" class="secondary" aria-disabled=${faulty ? "true" : null} onClick=${() => !faulty && share(name, new URL(address({ ...house, name }), location.href).href)}>${t("build-share")}</button>
          <${Print} rules=${house.base} changes=${house.changes} name=${name} own=${house.name} print=${about?.print} look="secondary" label=${t("build-print")} off=${faulty} />
          <button type="button" class="secondary" aria-disabled=${faulty ? "true" : null} onClick=${() => !faulty && keepIt()}>${t("build-save")}</button>
          <button type="button" class="primary" aria-disabled=${faulty ? "true" : null} onClick=${() => !faulty && open()}>${t("build-open")}</button>
        </div>
      </div>
    </main>`;
}
