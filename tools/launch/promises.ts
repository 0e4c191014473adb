import type { Sentence } from "./find-claims.ts";

const MONEY_BACK = /guarantee|money-back|your money back, within|get your money back/i;
const OTHER =
  /for life\b|lifetime|24\/7|(yours|once|course),? for good|no subscription(?! found)|instant/i;
/** Ids, and questions: what is promised stands in their answers. */
const NO_SENTENCE = /^[a-z-]+$|\?$/;

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

/** Where the money-back guarantee of one part has no term, or several. */
export function listUnsettled(promises: ReadonlyMap<string, readonly string[]>): string[] {
  return [...promises].flatMap(([part, texts]) => {
    const guarantees = texts.filter((text) => MONEY_BACK.test(text));
    const days = guarantees.flatMap((text) =>
      [...text.matchAll(/(\d+)[- ]days?\b/g)].map(([, number]) => Number(number)),
    );
    const terms = [...new Set(days)].sort((one, other) => one - other);
    if (guarantees.length === 0 || terms.length === 1) return [];
    return terms.length === 0
      ? [`${part} gives money back and does not say for how long.`]
      : [`${part} gives money back within ${terms.join(" or ")} days. Settle on one.`];
  });
}
