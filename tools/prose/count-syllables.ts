import { syllable } from "syllable";

const known = new Map<string, number>();

/** At least one: a number or a sign is spoken, too. */
export function countSyllables(word: string): number {
  const count = known.get(word) ?? Math.max(1, syllable(word));
  known.set(word, count);
  return count;
}
