/** What a part of a game is given outside of a table: words, language, room, motion. */
import { lang, t } from "../texts.js";
import { motion, room, setTutor, tutor } from "../store.js";
import { announce } from "./live.js";

export const context = () => ({
  t,
  lang: lang.value,
  room: room.value,
  motion: motion.value,
  coach: null,
  coachWhy: "",
  preview: null,
  animate: [],
  tutor: tutor.value,
  setTutor,
  announce,
  busy: false,
});
