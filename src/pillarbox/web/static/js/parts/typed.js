/** A field whose text counts once it is written: until then nothing that happens on the page touches what is being typed. */
import { html, useState } from "../draw.js";

/** @param {{ value: string, commit: (text: string) => void, [more: string]: any }} props */
export function Typed({ value, commit, ...more }) {
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  const done = (/** @type {any} */ event) => {
    setDraft(null);
    commit(event.target.value);
  };
  return html`<input autocomplete="off" ...${more} value=${draft ?? value} onInput=${(/** @type {any} */ event) => setDraft(event.target.value)} onChange=${done} />`;
}
