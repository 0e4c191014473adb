export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)*/g) ?? [];
}

/** The Flesch–Kincaid grade of sentences: about the years of school that they take. */
export function gradeOf(...sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without silent endings; errs towards too many. */
export function countSyllables(word: string): number {
  const spoken = word
    .replace(/(?<=[^aeiouytd])ed$|(?<=[aeiouy][^aeiouylsxz])es$/, "")
    .replace(/(?<=[aeiouy][^aeiouy]+)e$/, (ending) => (/[^aeiouy]le$/.test(word) ? ending : ""))
    .replace(/e(?=(ly|ful|thing|where)$)/, "");
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const split = spoken.match(/ia|io(?!n)|eo(?!p)|ea(?=$|te|ti)|[aeuiy]ing/g)?.length ?? 0;
  return Math.max(1, groups + split);
}
