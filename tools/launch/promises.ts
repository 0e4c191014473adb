import type { Sentence } from "./find-claims.ts";

/** The only file that may set the guarantee's term. */
const GUARANTEE_FILE = "app/funnels/shared/content/guarantee.ts";

const MONEY_BACK =
  /guarantee|money-back|your money back, within|get your money back|have your money back for/i;
const OTHER =
  /for life\b|lifetime|24\/7|(yours|once|course),? for good|no subscription(?! found)|instant/i;
/** Ids, and questions: the promise is in the answer. */
const NO_SENTENCE = /^[#a-z-]+$|\?$/;
/** A term, in figures or in words. */
const TERM =
  /\b(\d+|seven|ten|fourteen|thirty|sixty|ninety)[- ](day|week|month|year)s?\b|100 ?%|\blifetime\b/gi;
/** A string or template that is written out in a source file. */
const LITERAL = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** What pages promise in plain words, by the part of the product that says it. */
export function listPromises(sentences: readonly Sentence[]): Map<string, string[]> {
  const promises = new Map<string, string[]>();
  for (const { path, text } of sentences) {
    const isPromise = MONEY_BACK.test(text) || OTHER.test(text);
    if (!isPromise || NO_SENTENCE.test(text)) continue;
    const part = /([\w-]+)\/content\//.exec(path)?.[1] ?? path;
    const said = promises.get(part) ?? [];
    if (!said.includes(text)) promises.set(part, [...said, text]);
  }
  return promises;
}

/** Sentences that promise money back for a term other than the guarantee's. */
export function findOtherGuarantees(sentences: readonly Sentence[], days: number): string[] {
  const isOther = ([, number, unit]: RegExpMatchArray) => Number(number) !== days || unit !== "day";
  const found = sentences
    .filter(({ text }) => MONEY_BACK.test(text) && !NO_SENTENCE.test(text))
    .filter(({ text }) => [...text.matchAll(TERM)].some(isOther))
    .map(({ path, text }) => `${path} has another guarantee: “${text}”`);
  return [...new Set(found)];
}

/** The strings of a source file, because what functions return is not exported. A term that is filled in passes. */
export const readLiterals = (path: string, source: string): Sentence[] =>
  path === GUARANTEE_FILE
    ? []
    : [...source.replace(COMMENT, "").matchAll(LITERAL)].map(([literal]) => ({
        path,
        text: literal.slice(1, -1),
      }));
