import { countSyllables } from "../../tools/prose/count-syllables.ts";

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)*/g) ?? [];
}

/** The Flesch–Kincaid grade of sentences: about the years of school that they take. */
export function gradeOf(...sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
