/**
 * The line to a table: says hello with the version on the screen, comes back by itself after every break, and sends what
 * was not answered again under its old mark. Must never decide what a message means.
 */

/** After these the line stays closed: displaced, kicked, no such table. */
const FINAL = [4000, 4001, 4004];
const BEAT = 20_000;
const PATIENCE = 8_000;

/**
 * @typedef {object} Line
 * @property {(message: Record<string, any>) => string} send answers the mark of the message
 * @property {() => void} close
 * @property {() => void} hello says hello again, in another language
 * @property {() => void} renew opens the line anew
 */

/**
 * Opens the line.
 * @param {string} code
 * @param {object} hooks
 * @param {(message: import("../wire.js").Inbound) => void} hooks.hear
 * @param {(how: "open" | "lost" | "closed", code: number) => void} hooks.turn
 * @param {() => {lang: string, have: number | null, watch: boolean}} hooks.greet
 * @returns {Line}
 */
export function open(code, { hear, turn, greet }) {
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${code}`;
  /** @type {WebSocket | null} */
  let socket = null;
  /** Commands without an answer, by their mark. @type {Map<string, string>} */
  const waiting = new Map();
  let tries = 0;
  let ended = false;
  let timer = 0;
  let beat = 0;
  let silent = 0;
  let count = 0;
  const prefix = Math.random().toString(36).slice(2, 8);

  const put = (/** @type {string} */ text) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  };

  /** The server is busy: what matters is sent again in a while. @param {{id: string, retry: number}} message */
  function later({ id, retry }) {
    setTimeout(() => {
      const text = waiting.get(id);
      if (text) put(text);
    }, retry);
  }

  function hello() {
    put(JSON.stringify({ type: "hello", ...greet() }));
  }

  function connect() {
    clearTimeout(timer);
    if (ended) return;
    const mine = (socket = new WebSocket(address));
    mine.onopen = () => {
      if (mine !== socket) return;
      tries = 0;
      hello();
      for (const text of waiting.values()) put(text);
      turn("open", 0);
      clearInterval(beat);
      beat = window.setInterval(() => {
        put('{"type":"ping"}');
        clearTimeout(silent);
        silent = window.setTimeout(() => mine.close(), PATIENCE);
      }, BEAT);
    };
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      clearTimeout(silent);
      const message = JSON.parse(data);
      if ((message.type === "done" || message.type === "refused") && message.id) waiting.delete(message.id);
      if (message.type === "busy") later(message);
      hear(message);
    };
    mine.onclose = (event) => {
      if (mine !== socket) return;
      clearInterval(beat);
      clearTimeout(silent);
      socket = null;
      if (ended) return;
      if (FINAL.includes(event.code)) {
        ended = true;
        turn("closed", event.code);
        return;
      }
      turn("lost", event.code);
      const wait = event.code === 1012 ? 300 : Math.min(8000, 400 * 2 ** tries++) * (0.75 + Math.random() / 2);
      timer = window.setTimeout(connect, event.code === 1008 ? wait + 3000 : wait);
    };
  }

  const wake = () => {
    if (ended || document.visibilityState === "hidden") return;
    if (!socket || socket.readyState > WebSocket.OPEN) {
      tries = 0;
      connect();
    } else if (socket.readyState === WebSocket.OPEN) {
      const mine = socket;
      put('{"type":"ping"}');
      clearTimeout(silent);
      silent = window.setTimeout(() => mine.close(), 3000);
    }
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  connect();

  return {
    send(message) {
      const id = `${prefix}${++count}`;
      const marked = KEPT.has(message.type) ? { ...message, id } : message;
      const text = JSON.stringify(marked);
      if (AGAIN.has(message.type)) waiting.set(id, text);
      put(text);
      return id;
    },
    hello,
    renew() {
      const old = socket;
      socket = null;
      old?.close(1000);
      connect();
    },
    close() {
      ended = true;
      clearTimeout(timer);
      clearInterval(beat);
      clearTimeout(silent);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      socket?.close(1000);
    },
  };
}

/** Messages that carry a mark, and those of them that are worth sending again. */
const KEPT = new Set(["act", "throw", "real", "undo", "resign", "end", "preview", "coach", "seed", "host", "leave"]);
const AGAIN = new Set(["act", "throw", "real", "undo", "resign", "end", "seed", "host", "leave"]);
