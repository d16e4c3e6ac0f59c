/** What a sheet is to look like, asked before it is made: paper, players, dress, a title and a picture of one's own. */
import { html, t, useEffect, useRef, useState } from "../draw.js";
import { post } from "../api.js";
import { style } from "../page.js";
import { Dialog } from "./dialog.js";
import { NoPicture, read } from "./logo.js";

/** Two players, unless the rules are for one. */
const PLAYERS = 2;

/**
 * The button and, once it is pressed, the window.
 * @param {{rules: string, changes?: Record<string, string>, name: string, own?: string, print: any, look: string, label: string, off?: boolean}} props
 *   `print` is what the server says may be chosen; `own`, a title of the player's own, `name` else.
 */
export function Print({ rules, changes = {}, name, own = "", print, look, label, off = false }) {
  const [open, setOpen] = useState(false);
  if (!print) return null;
  return html`<button type="button" class=${look} aria-haspopup="dialog" aria-disabled=${off ? "true" : null} onClick=${() => !off && setOpen(true)}>${label}</button>
    ${open && html`<${Sheet} rules=${rules} changes=${changes} name=${name} own=${own} print=${print} close=${() => setOpen(false)} />`}`;
}

/** @param {{rules: string, changes: Record<string, string>, name: string, own: string, print: any, close: () => void}} props */
function Sheet({ rules, changes, name, own, print, close }) {
  const [wish, setWish] = useState(() => ({ paper: navigator.language === "en-US" ? "letter" : "a4", players: Math.min(PLAYERS, print.players), theme: "", title: own, low_ink: false, teacher: false, ...print.colours }));
  /** The picture in base64, as soon as it is read; null of a file that is none. */
  const logo = useRef(Promise.resolve(/** @type {string | null} */ ("")));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  /** Why the file chosen last is not in the sheet: said until another one is chosen. */
  const [unread, setUnread] = useState("");
  const [made, setMade] = useState("");
  const turn = useRef(0);
  const ready = useRef(/** @type {HTMLAnchorElement | null} */ (null));
  useEffect(() => {
    style("/static/css/print.css");
  }, []);
  useEffect(() => {
    ready.current?.focus();
    return () => URL.revokeObjectURL(made);
  }, [made]);

  const sheet = !wish.teacher;
  const shown = sheet ? (print.themes.find((/** @type {any} */ one) => one.id === wish.theme)?.colours ?? print.plain) : Object.keys(print.colours);
  /** The colours that show in the look that is chosen; the others go as they are where nothing is said. */
  const tones = Object.keys(print.colours).filter((key) => shown.includes(key));
  const unseen = Object.fromEntries(Object.entries(print.colours).filter(([key]) => !tones.includes(key)));

  /** Forgets what was made, or is being made: it would look otherwise now. */
  const anew = () => {
    turn.current++;
    setBusy(false);
    setMade("");
    setWrong("");
  };
  const set = (/** @type {Record<string, any>} */ more) => {
    setWish({ ...wish, ...more });
    anew();
  };
  const picked = (/** @type {any} */ event) => {
    const field = event.target;
    const file = field.files[0];
    anew();
    setUnread("");
    const mine = (logo.current = file ? read(file, print.picture).catch(refused) : Promise.resolve(""));
    /** @param {unknown} error */
    function refused(error) {
      if (!(error instanceof NoPicture)) throw error;
      if (logo.current !== mine) return null;
      logo.current = Promise.resolve("");
      field.value = "";
      setUnread(t(error.message));
      return null;
    }
  };
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    anew();
    const mine = turn.current;
    const still = (/** @type {() => void} */ then) => mine === turn.current && then();
    setBusy(true);
    try {
      const picture = await logo.current;
      if (picture === null) return still(() => setBusy(false));
      const sheet = await post("/api/print", { rules, changes, ...wish, ...unseen, title: wish.title.trim(), logo: picture });
      still(() => setMade(URL.createObjectURL(sheet)));
    } catch (error) {
      still(() => setWrong(/** @type {Error} */ (error).message));
    }
    still(() => setBusy(false));
  };
  const choice = (/** @type {string} */ key, /** @type {string} */ label, /** @type {[any, string][]} */ choices) => html`<div class="field">
    <label for=${`print-${key}`}>${label}</label>
    <select id=${`print-${key}`} value=${wish[key]} onChange=${(/** @type {any} */ event) => set({ [key]: event.target.value })}>
      ${choices.map(([value, text]) => html`<option key=${value} value=${value} selected=${value === wish[key]}>${text}</option>`)}</select></div>`;
  const check = (/** @type {string} */ key, /** @type {string} */ label) => html`<label class="check"><input type="checkbox" checked=${wish[key]} onChange=${() => set({ [key]: !wish[key] })} />${label}</label>`;

  return html`<${Dialog} title=${t("web-print-title", { name })} close=${close}><form class="print-form" onSubmit=${make}>
    <div class="print-two">
      ${choice("paper", t("web-print-paper"), [["a4", "A4"], ["letter", "Letter"]])}
      ${sheet && print.players > 1 && html`<div class="field"><label for="print-players">${t("web-print-players")}</label>
        <select id="print-players" onChange=${(/** @type {any} */ event) => set({ players: Number(event.target.value) })}>
          ${Array.from({ length: print.players }, (_, at) => html`<option key=${at} value=${at + 1} selected=${at + 1 === wish.players}>${at + 1}</option>`)}</select></div>`}
    </div>
    <div class="field"><label for="print-own">${t("web-print-own")}</label>
      <input id="print-own" maxlength="60" autocomplete="off" value=${wish.title} placeholder=${name} onInput=${(/** @type {any} */ event) => set({ title: event.target.value })} /></div>
    ${sheet && print.themes.length > 1 && choice("theme", t("web-print-theme"), [["", t("web-print-theme-usual")], ...print.themes.map((/** @type {any} */ one) => /** @type {[string, string]} */ ([one.id, one.name]))])}
    <div class="print-two">
      ${tones.map((key) => html`<label class="print-colour" key=${key}><input type="color" value=${wish[key]} onInput=${(/** @type {any} */ event) => set({ [key]: event.target.value })} /><span>${t(`web-print-tone-${key}`)}</span></label>`)}
    </div>
    <div class="field"><label for="print-logo">${t("web-print-logo")}</label>
      <input id="print-logo" type="file" accept="image/*" aria-describedby="print-logo-hint" onChange=${picked} />
      <p class="quiet small" id="print-logo-hint">${t("web-print-logo-hint", { size: Math.round(print.picture / 1024) })}</p></div>
    <div>${check("low_ink", t("web-print-low-ink"))}${print.teacher && check("teacher", t("web-print-teacher"))}</div>
    ${unread && html`<p class="note" role="alert">${unread}</p>`}
    ${wrong && html`<p class="note" role="alert">${wrong}</p>`}
    <div class="row print-acts">${made
      ? html`<a class="button primary" ref=${ready} href=${made} target="_blank" rel="noopener">${t("web-print-open")}</a>
        <a class="button secondary" href=${made} download=${`${rules}.pdf`}>${t("web-print-keep")}</a>`
      : html`<button class="primary" aria-disabled=${busy ? "true" : null}>${t(busy ? "web-print-busy" : "web-print-make")}</button>`}</div>
    <p class=${made && unread ? "quiet" : "unseen"} role="status">${made ? t(unread ? "web-print-ready-bare" : "web-print-ready") : busy ? t("web-print-busy") : ""}</p>
  </form><//>`;
}
