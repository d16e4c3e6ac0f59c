/** A new table in full: rules, length, who sits where, dice, clock, coach, talk, handicaps. */
import { html, lang, t, useEffect, useMemo, useState } from "../draw.js";
import { get, post } from "../api.js";
import { title } from "../page.js";
import { go, query } from "../router.js";
import { note } from "../store.js";
import { Header } from "../parts/header.js";
import { middling } from "../parts/bots.js";
import { useSeatOdds, written } from "../parts/handicaps.js";
import { found, Pick } from "../parts/rulesets.js";
import { Seats, seat } from "./new-seats.js";

/**
 * The changes of a link made by the builder, checked for shape only; the server judges them.
 * @returns {Record<string, string>}
 */
function changesOfLink() {
  try {
    const found = JSON.parse(query().get("changes") ?? "{}");
    return Object.fromEntries(Object.entries(found).filter((pair) => typeof pair[1] === "string"));
  } catch {
    return {};
  }
}

export function Page() {
  const [all, setAll] = useState(/** @type {any[]} */ ([]));
  const [id, setId] = useState(query().get("rules") ?? "classic");
  const [about, setAbout] = useState(/** @type {any} */ (null));
  const [changes] = useState(changesOfLink);
  const [values, setValues] = useState(/** @type {Record<string, string>} */ ({}));
  const [named, setNamed] = useState(query().get("title") ?? "");
  const [seats, setSeats] = useState([seat("me"), seat("open")]);
  const [dice, setDice] = useState("fair");
  const [clock, setClock] = useState({ kind: "none", minutes: 10, days: 2 });
  const [flags, setFlags] = useState({ coach: true, chat: false, private: true });
  const [more, setMore] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  useEffect(() => title(t("new-title")), []);
  useEffect(() => {
    get("/api/rulesets").then(setAll, (error) => note(error.message));
  }, [lang.value]);
  useEffect(() => {
    setAbout(null);
    setValues({});
    setWrong("");
    get(`/api/rulesets/${id}`).then(setAbout, (error) => setWrong(error.message));
  }, [id]);
  const rules = found(all, id);
  const most = rules?.seats?.[1] ?? 12;
  const least = rules?.seats?.[0] ?? 1;
  useEffect(() => {
    if (seats.length > most) setSeats(seats.slice(0, most));
    else if (seats.length < least) setSeats([...seats, ...Array.from({ length: least - seats.length }, () => seat("open"))]);
  }, [most, least]);
  const has = (/** @type {string} */ key) => Boolean(about?.keys.some((/** @type {any} */ one) => one.key === key));
  const box = has("dice");
  const asked = useMemo(() => (about?.ask ?? []).map((/** @type {string} */ key) => about.keys.find((/** @type {any} */ one) => one.key === key)).filter(Boolean), [about]);

  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const usual = changes.one_die ?? about?.keys.find((/** @type {any} */ one) => one.key === "one_die")?.value;
  const handicaps = has("handicap_shut") && more ? written(seats, usual) : {};
  const odds = useSeatOdds(id, { ...changes, ...given, ...handicaps }, has("handicap_shut") && more ? seats.length : 0);

  const open = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const wish = {
      ruleset: id,
      changes: { ...changes, ...given, ...handicaps },
      title: named.trim(),
      seats: seats.map(({ kind, name, policy }, at) => {
        if (kind === "open") return { kind };
        if (kind === "bot") return { kind, policy: policy || middling(rules?.bots ?? []), ...(name.trim() ? { name: name.trim() } : {}) };
        return { kind, name: name.trim() };
      }),
      dice,
      clock: clock.kind === "none" ? null : { [clock.kind]: clock[/** @type {"minutes" | "days"} */ (clock.kind)] },
      ...flags,
    };
    try {
      const { code } = await post("/api/tables", wish);
      go(`/t/${code}`);
    } catch (error) {
      note(/** @type {Error} */ (error).message);
    }
    setBusy(false);
  };

  return html`<${Header} where=${t("new-title")} />
    <main id="main" class="narrow"><form class="new-table" onSubmit=${open}>
      <h1>${t("new-title")}</h1>
      <${Pick} all=${all} id=${id} pick=${setId} />
      ${wrong && html`<p class="note" role="alert">${wrong}</p>`}
      ${Object.keys(changes).length > 0 && html`<p class="note">${t("new-changed", { count: Object.keys(changes).length })}</p>`}
      <div class="field"><label for="new-name">${t("new-name")}</label>
        <input id="new-name" maxlength="60" value=${named} placeholder=${rules?.title ?? ""} onInput=${(/** @type {any} */ event) => setNamed(event.target.value)} /></div>
      ${asked.length > 0 &&
      html`<fieldset class="row top-row">${asked.map((/** @type {any} */ one) => html`<${Asked} key=${one.key} one=${one} value=${values[one.key]} set=${(/** @type {string} */ value) => setValues({ ...values, [one.key]: value })} />`)}</fieldset>`}
      <${Seats} seats=${seats} set=${setSeats} least=${least} most=${most} bots=${rules?.bots ?? []} handicaps=${has("handicap_shut") && more} odds=${odds} />
      ${has("handicap_shut") && html`<label class="check"><input type="checkbox" checked=${more} onChange=${() => setMore(!more)} />${t("new-handicaps")}</label>`}
      ${box &&
      html`<fieldset><legend>${t("new-dice")}</legend><${Seg} value=${dice} set=${setDice} choices=${[["fair", t("new-dice-fair")], ["real", t("new-dice-real")]]} />
        <p class="quiet small">${t(dice === "fair" ? "new-dice-fair-hint" : "new-dice-real-hint")}</p></fieldset>`}
      <fieldset><legend>${t("new-clock")}</legend>
        <${Seg} value=${clock.kind} set=${(/** @type {string} */ kind) => setClock({ ...clock, kind })}
          choices=${[["none", t("new-clock-none")], ["minutes", t("new-clock-minutes")], ["days", t("new-clock-days")]]} />
        ${clock.kind !== "none" &&
        html`<p class="row"><input type="number" min="1" max=${clock.kind === "days" ? 60 : 600} required aria-label=${t(clock.kind === "days" ? "new-clock-days-each" : "new-clock-minutes-each")}
            value=${clock[/** @type {"minutes" | "days"} */ (clock.kind)]} onInput=${(/** @type {any} */ event) => setClock({ ...clock, [clock.kind]: Number(event.target.value) })} />
          <span class="quiet">${t(clock.kind === "days" ? "new-clock-days-each" : "new-clock-minutes-each")}</span></p>`}
      </fieldset>
      <fieldset><legend class="unseen">${t("new-more")}</legend>
        ${/** @type {const} */ (["coach", "chat", "private"]).map((key) => html`<label class="check" key=${key}><input type="checkbox" checked=${flags[key]}
          onChange=${() => setFlags({ ...flags, [key]: !flags[key] })} />${t(`new-${key}`)}</label>`)}
      </fieldset>
      <div class="row foot-row"><button class="primary" disabled=${busy || wrong !== ""}>${t("web-home-open")}</button>
        <a class="button plain" href=${`/rules/${id}`}>${t("lobby-rules")}</a></div>
    </form></main>`;
}

/**
 * A row of choices.
 * @param {{value: string, set: (value: string) => void, choices: [string, string][]}} props
 */
export function Seg({ value, set, choices }) {
  return html`<div class="seg">${choices.map(([key, text]) => html`<button type="button" key=${key} aria-pressed=${value === key} onClick=${() => set(key)}>${text}</button>`)}</div>`;
}

/** @param {{one: any, value: string | undefined, set: (value: string) => void}} props */
function Asked({ one, value, set }) {
  const { minimum: low = 0, maximum: high = 1_000_000 } = one.schema?.anyOf?.[0] ?? one.schema ?? {};
  const id = `ask-${one.key}`;
  return html`<div class="field"><label for=${id}>${t(`new-ask-${one.key}`)}</label>
    <input id=${id} type="number" min=${low} max=${high} value=${value ?? one.value} aria-describedby=${`${id}-help`} onInput=${(/** @type {any} */ event) => set(event.target.value)} />
    ${one.help && html`<p class="quiet small" id=${`${id}-help`}>${one.help}</p>`}</div>`;
}
