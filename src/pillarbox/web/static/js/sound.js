/** A few sounds made on the spot: wood on wood, dice, a stamp, a bell. No files, nothing that loops, silent until asked for. */
import { sound } from "./store.js";

/** @type {AudioContext | null} */
let audio = null;

function context() {
  if (!sound.value) return null;
  // Before somebody has pressed anything a browser plays nothing, and complains.
  if (!audio && navigator.userActivation?.hasBeenActive === false) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  return audio;
}

/**
 * A knock: filtered noise that dies away.
 * @param {number} at seconds from now @param {number} pitch in Hz @param {number} loud @param {number} length in seconds
 */
function knock(at, pitch, loud, length) {
  const to = context();
  if (!to) return;
  const start = to.currentTime + at;
  const noise = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const filter = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: 3 });
  const gain = new GainNode(to, { gain: loud });
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(start);
}

/** @param {number} at @param {number} pitch @param {number} loud */
function bell(at, pitch, loud) {
  const to = context();
  if (!to) return;
  const start = to.currentTime + at;
  for (const [part, share] of [[1, 1], [2.76, 0.4]]) {
    const tone = new OscillatorNode(to, { frequency: pitch * /** @type {number} */ (part) });
    const gain = new GainNode(to, { gain: 0 });
    gain.gain.setValueAtTime(loud * /** @type {number} */ (share), start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    tone.connect(gain).connect(to.destination);
    tone.start(start);
    tone.stop(start + 1);
  }
}

/** What each kind of event sounds like. @type {Record<string, () => void>} */
const SOUNDS = {
  thrown: () => [0, 0.09, 0.17, 0.3, 0.38].forEach((at, i) => knock(at, 2200 - i * 180, 0.5 - i * 0.07, 0.05)),
  acted: () => knock(0, 320, 0.9, 0.14),
  undone: () => knock(0, 520, 0.4, 0.1),
  drawn: () => knock(0, 900, 0.25, 0.07),
  turn: () => bell(0, 660, 0.12),
  ended: () => [523, 659, 784].forEach((pitch, i) => bell(i * 0.16, pitch, 0.12)),
};

/** Plays a sound, if sound is on. @param {string} kind */
export function play(kind) {
  try {
    SOUNDS[kind]?.();
  } catch {
    // a browser without sound stays silent
  }
}
