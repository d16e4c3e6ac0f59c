/**
 * What is wrong with house rules, as the builder says it: the server speaks of the keys of a ruleset file, the page of
 * its own questions and answers. Must never judge the rules.
 */
import { t } from "../draw.js";

/** A key alone where it can be nothing else, or with what it is set to. */
const SAID = /\b([a-z]+(?:_[a-z]+)+|[a-z]+(?= = ))(?: = ("[^"]*"|\[[^\]]*\]|\d+|true|false))?/g;

/** Without quotation marks, brackets and spaces. @param {string} value */
const bare = (value) => value.replace(/["\[\]\s]/g, "");

/**
 * @param {string} text a fault as the server tells it
 * @param {any[]} questions those of the page
 * @param {any[]} keys every key with what it means
 */
export function inWords(text, questions, keys) {
  const named = (/** @type {string} */ key) => {
    const question = questions.find((one) => one.answers.some((/** @type {any} */ answer) => key in answer.keys));
    const help = keys.find((one) => one.key === key)?.help ?? key;
    return `“${question ? t(question.id) : help.split(/[:;.]/)[0]}”`;
  };
  const valued = (/** @type {string} */ key, /** @type {string} */ value) => {
    const answers = questions.flatMap((one) => one.answers).filter((one) => one.keys[key] !== undefined && bare(one.keys[key]) === bare(value));
    const answer = answers.sort((one, other) => Object.keys(one.keys).length - Object.keys(other.keys).length)[0];
    return answer ? `“${t(answer.id, answer.args)}”` : bare(value).replaceAll(",", ", ") || "–";
  };
  const known = (/** @type {string} */ key) => keys.some((one) => one.key === key);
  return text
    .replace(/^([a-z_]+)(?=: )/, (key) => (known(key) ? named(key) : key))
    .replace(SAID, (all, key, value) => (known(key) ? named(key) + (value === undefined ? "" : `: ${valued(key, value)}`) : all));
}
