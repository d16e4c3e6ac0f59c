/** The first page: start a table, join one by its four letters, carry on, today's box. */
import { Tile, html, lang, t, useEffect, useMemo, useRef, useState } from "../draw.js";
import { get, post } from "../api.js";
import { go } from "../router.js";
import { me, note } from "../store.js";
import { style, title } from "../page.js";
import { Header } from "../parts/header.js";
import { Envelope, Shelf, Stamp } from "../pictures.js";
import { MiniBox } from "/static/games/shut-the-box/mini.js";
import { Stamp as Card } from "/static/games/post-office/card.js";
import { sprites } from "/static/games/post-office/sprites.js";

/** A row of tiles for a picture. @param {number} count @param {number[]} [shut] @param {boolean} [down] */
const tiles = (count, shut = [], down = false) =>
  Array.from({ length: count }, (_, i) => {
    const number = down ? count - i : i + 1;
    return { label: String(number), number, open: !shut.includes(number), fixed: false, free: !down, legal: false };
  });

const Boxed = (/** @type {{rows: any[][]}} */ { rows }) => html`<${MiniBox} rows=${rows} />`;

/** What the first page offers: a preset, how many minutes it takes, its picture. @type {[string, number, () => any][]} */
const OFFERED = [
  ["classic", 10, () => html`<${Boxed} rows=${[tiles(9, [3, 6])]} />`],
  ["post-office", 10, () => html`<${Card} rows=${["fgmmmms", "msgppmf"]} card="A07" unit=${29} />`],
  ["pub", 10, () => html`<${Boxed} rows=${[tiles(9, [7, 8, 9])]} />`],
  [
    "email-holiday",
    15,
    () => html`<svg width="176" height="66" viewBox="0 0 176 66" aria-hidden="true">
      <${Envelope} x=${6} y=${6} turn=${2} /><${Stamp} x=${112} y=${2} />
    </svg>`,
  ],
  ["double-shutter", 20, () => html`<${Boxed} rows=${[tiles(9), tiles(9, [], true)]} />`],
];

export function Page() {
  useEffect(() => title(), []);
  useEffect(() => {
    style("/static/games/post-office/board.css");
    sprites(t);
  }, [lang.value]);
  return html`<div class="home">
    <${Header} brand=${false} />
    <main id="main">
      <div class="hero">
        <div><h1 class="fascia">Pillarbox</h1><p>${t("web-home-lead")}</p>
          ${!me.value?.tables.length && html`<p class="learn"><a href="/guide">${t("web-home-learn")}</a></p>`}</div>
        <${Shelf} card=${html`<${Card} rows=${["sf", "mm", "mp"]} card="A12" unit=${40} />`} />
      </div>
      <div class="home-grid">
        <${Start} />
        <div class="home-side">
          <${CarryOn} />
          <${Join} />
          <${Today} />
        </div>
      </div>
    </main>
    <footer class="quiet small">${t("web-home-foot")}</footer>
    <div class="dado" aria-hidden="true"></div>
  </div>`;
}

/** Opens a table of a preset at once: this device's player and an open seat, or alone where only one can play. @param {any} found */
async function open(found) {
  const mine = { kind: "me" };
  const seats = found.seats[1] > 1 ? [mine, { kind: "open" }] : [mine];
  const { code } = await post("/api/tables", { ruleset: found.id, seats, coach: true });
  go(`/t/${code}`);
}

/** How many can play, and how long it takes. @param {any} found @param {number} minutes */
function players({ seats: [least, most] }, minutes) {
  return most > 1 ? t("web-home-players", { least, most, minutes }) : t("web-home-alone", { minutes });
}

function Start() {
  const [all, setAll] = useState(/** @type {any[]} */ ([]));
  const [picked, setPicked] = useState("classic");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    get("/api/rulesets").then(setAll, () => {});
  }, [lang.value]);
  const boxes = all.filter((one) => one.game === "shut-the-box").length;
  const start = async (/** @type {any} */ found) => {
    setBusy(true);
    await open(found).catch((error) => note(error.message));
    setBusy(false);
  };
  return html`<section class="start" aria-labelledby="start">
    <div class="row apart"><h2 id="start">${t("web-home-start")}</h2>
      <span class="row"><a class="button plain" href=${`/new?rules=${picked}`}>${t("web-home-seats")}</a>
        <a class="button" href="/build">${t("web-home-build")}</a></span></div>
    <div class="sheets">
      ${OFFERED.map(([id, minutes, picture]) => {
        const found = all.find((one) => one.id === id) ?? { id, seats: id === "post-office" ? [1, 4] : [1, 12] };
        const chosen = id === picked;
        return html`<article class=${`sheet perforated${chosen ? " chosen" : ""}`} key=${id} onClick=${() => setPicked(id)}>
          <div class="picture">${picture()}</div>
          <h3><button class="pick" aria-pressed=${chosen} onClick=${() => setPicked(id)}>${whole(t(`web-offer-${id}`))}</button></h3>
          <p class="quiet">${t(`web-about-${id}`)}</p>
          ${chosen
            ? html`<div class="open">
                <button class="primary" disabled=${busy} onClick=${() => start(found)}>${t("web-home-open")}</button>
              </div>`
            : html`<p class="foot small">${players(found, minutes)}</p>`}
        </article>`;
      })}
      <article class="sheet perforated" onClick=${() => go("/rules")}>
        <div class="picture"><svg width="170" height="46" viewBox="0 0 170 46" aria-hidden="true">
          ${[3, 12, 20, 24].map((n, i) => html`<${Tile} label=${n} width=${34} height=${42} x=${18 + i * 40} y=${44} />`)}
        </svg></div>
        <h3><a class="pick" href="/rules">${t("web-home-all", { count: boxes || 31 })}</a></h3>
        <p class="quiet">${t("web-home-all-line")}</p>
        <p class="foot small">${t("web-home-browse")}</p>
      </article>
    </div>
  </section>`;
}

/** A text whose words do not break at their hyphens. @param {string} text */
const whole = (text) => text.split(/(\S+-\S+)/).map((part, n) => (n % 2 ? html`<span class="unbroken">${part}</span>` : part));

/** Four boxes for four letters; a pasted code or link fills them all. */
function Join() {
  const [letters, setLetters] = useState(["", "", "", ""]);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const code = letters.join("");
  const box = (/** @type {number} */ at) => /** @type {HTMLInputElement | undefined} */ (root.current?.querySelectorAll("input")[at]);
  const type = (/** @type {number} */ at, /** @type {string} */ text) => {
    const link = /\/t\/([A-Za-z]{4})/.exec(text)?.[1];
    const typed = (link ?? text).toUpperCase().replace(/[^A-Z]/g, "");
    const next = [...letters];
    if (!typed) next[at] = "";
    else [...typed.slice(0, 4 - at)].forEach((letter, i) => (next[at + i] = letter));
    setLetters(next);
    if (typed) (box(Math.min(3, at + typed.length)) ?? box(3))?.focus();
  };
  const back = (/** @type {KeyboardEvent} */ event, /** @type {number} */ at) => {
    if (event.key === "Backspace" && !letters[at] && at > 0) box(at - 1)?.focus();
    else if (event.key === "ArrowLeft") box(at - 1)?.focus();
    else if (event.key === "ArrowRight") box(at + 1)?.focus();
  };
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (code.length < 4) return box(letters.findIndex((one) => !one))?.focus();
    try {
      await get(`/api/tables/${code}`);
      go(`/t/${code}`);
    } catch (error) {
      note(/** @type {Error} */ (error).message);
    }
  };
  return html`<section class="join-in" aria-labelledby="join">
    <h2 id="join">${t("web-home-join")}</h2>
    <form class="letters" ref=${root} onSubmit=${join}>
      ${letters.map((letter, at) => html`<input key=${at} class="numeral" value=${letter} autocomplete="off" autocapitalize="characters"
        spellcheck=${false} inputmode="text" aria-label=${t("web-home-letter", { at: at + 1 })}
        onFocus=${(/** @type {any} */ event) => event.target.select()}
        onInput=${(/** @type {any} */ event) => type(at, event.target.value)} onKeyDown=${(/** @type {any} */ event) => back(event, at)} />`)}
      <button class="join" aria-disabled=${code.length < 4}>${t("web-home-join-do")}</button>
    </form>
    <p class="quiet small">${t("web-home-join-hint")} <a href="/lobby">${t("web-home-lobby")}</a></p>
  </section>`;
}

function CarryOn() {
  const tables = me.value?.tables ?? [];
  const sorted = useMemo(() => [...tables].sort((a, b) => Number(b.turn) - Number(a.turn)), [tables]);
  if (!sorted.length) return null;
  return html`<section class="carry-on" aria-labelledby="carry">
    <h2 id="carry">${t("web-home-carry")}</h2>
    ${sorted.slice(0, 3).map(
      (one) => html`<article class="panel carry" key=${one.code}>
        <div class="row apart"><h3>${one.title || one.ruleset}</h3><span class="code">${one.code}</span></div>
        <p class="quiet">${one.line}</p>
        <div class="row apart">
          <span class="grow">${picture(one)}</span>
          <a class=${`button ${one.turn ? "primary" : ""}`} href=${`/t/${one.code}`}>${t(one.turn ? "web-home-continue" : "web-home-look")}</a>
        </div>
      </article>`,
    )}
    ${sorted.length > 3 && html`<p><a href="/me">${t("web-home-more", { count: sorted.length - 3 })}</a></p>`}
  </section>`;
}

/** The own box, or for Post Office a card. @param {any} one a table that waits for this player */
function picture({ view, yours, game }) {
  const box = view?.boxes?.[yours[0] ?? 0];
  if (box) return html`<${MiniBox} rows=${box.rows} />`;
  return game === "post-office" ? html`<${Card} rows=${["gmps", "fs.m"]} card="A07" unit=${26} />` : null;
}

function Today() {
  const [daily, setDaily] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get("/api/daily").then(setDaily, () => {});
  }, [lang.value]);
  return html`<section class="row apart today" aria-labelledby="today">
    <div class="grow"><h2 id="today" class="h3">${t("web-daily-title")}</h2>
      <p class="quiet">${daily?.line ?? t("web-daily-line")}</p></div>
    <a class="button big" href="/daily">${t("web-daily-play")}</a>
  </section>`;
}
