/** How easily a source reads, by Flesch's formula, and how easily its kind of text must (docs/voice.md#reading-ease). */
import { dirname } from "node:path";
import { flesch } from "flesch";
import { countSyllables } from "./count-syllables.ts";
import { readSentences, wordsOf } from "./running-text.ts";

type Kind = { readonly name: string; readonly least: number; readonly paths: RegExp };

/**
 * A file's kind is the first whose paths match. Flesch calls 60 to 70 plain English, 70 to 80 fairly easy, and 80 to 90
 * easy: conversation. What is read for its own sake is in conversation's range; pages that sell and manage need names
 * and terms that cannot be shortened, and so do texts on violence and illness. American laws on readable contracts
 * accept 40 to 50.
 */
export const KINDS: readonly Kind[] = [
  {
    name: "sources",
    least: 50,
    paths: /\/sources\.ts$|\/what-this-rests-on\.md$/,
  },
  {
    name: "legal pages, consents",
    least: 65,
    paths: /^app\/privacy\/|\/terms\.ts$|\/content\/(?:guarantee-term|trial|withdrawal)\.ts$/,
  },
  {
    name: "help in danger",
    least: 75,
    paths: /^app\/help\/|\/help\.md$|\/where-to-turn\.ts$|\/describe-help\.ts$/,
  },
  {
    name: "mails",
    least: 80,
    paths: /^app\/email\/|\/(?:plan-)?mails\.ts$/,
  },
  {
    name: "questions, statements",
    least: 80,
    paths: /\/(?:questions|question-bank|earlier-statements|pulse|2-the-sentences)\.(?:ts|md)$/,
  },
  {
    name: "reports, areas, plans",
    least: 80,
    paths:
      /^products\/dating-reports\/|\/life-assessment\/content\/(?:report\/|plan\/|(?:sub-dimensions|areas|[a-z]+-plan|first-look)\.ts$)/,
  },
  {
    name: "guides, tools, lessons",
    least: 80,
    paths: /^products\/|\/courses\/|\/sample-lesson\.ts$/,
  },
  {
    name: "pages, checkout",
    least: 75,
    paths: /^/,
  },
];

/** With fewer words a figure is mere chance: such files are judged together. */
const LEAST_WORDS = 100;
const HARDEST = 3;

export type Text = { readonly path: string; readonly sentences: readonly string[] };

type Counts = { readonly sentence: number; readonly word: number; readonly syllable: number };

function count(sentences: readonly string[]): Counts {
  const words = sentences.flatMap(wordsOf);
  return {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + countSyllables(word), 0),
  };
}

/** Flesch's reading ease: 100 is very easy, 0 very hard. */
export const easeOf = (sentences: readonly string[]): number => flesch(count(sentences));

/** The sentences without which the text would be easiest. */
export function findHardest(sentences: readonly string[]): readonly string[] {
  const all = count(sentences);
  const easeWithout = (sentence: string): number => {
    const one = count([sentence]);
    return flesch({
      sentence: all.sentence - one.sentence,
      word: all.word - one.word,
      syllable: all.syllable - one.syllable,
    });
  };
  return [...new Set(sentences)]
    .map((sentence) => ({ sentence, without: easeWithout(sentence) }))
    .sort((a, b) => b.without - a.without)
    .slice(0, HARDEST)
    .map(({ sentence }) => sentence);
}

export function kindOf(path: string): Kind {
  const kind = KINDS.find(({ paths }) => paths.test(path));
  if (!kind) throw new Error(`${path} is of no kind.`);
  return kind;
}

/** What can be judged in one kind: long files, the small files of a folder together, and the rest of all folders. */
export function poolTexts(kind: Kind, texts: readonly Text[]): readonly Text[] {
  const judged: Text[] = [];
  let small = texts;
  for (const name of [
    ({ path }: Text) => path,
    ({ path }: Text) => dirname(path),
    () => kind.name,
  ]) {
    const pools = [...Map.groupBy(small, name)].map(([path, parts]) => ({
      path,
      sentences: parts.flatMap(({ sentences }) => sentences),
    }));
    judged.push(...pools.filter(isLong));
    small = pools.filter((pool) => !isLong(pool));
  }
  return judged;
}

const isLong = ({ sentences }: Text): boolean => count(sentences).word >= LEAST_WORDS;

/** Reports texts that read less easily than their kind must. */
export function judgeEase(sources: ReadonlyMap<string, string>): string[] {
  const texts = [...sources].map(([path, source]) => ({
    path,
    sentences: readSentences(path, source),
  }));
  return [...Map.groupBy(texts, ({ path }) => kindOf(path))]
    .flatMap(([kind, those]) => poolTexts(kind, those).map((text) => ({ ...text, kind })))
    .filter(({ sentences, kind }) => easeOf(sentences) < kind.least)
    .map(({ path, sentences, kind }) => {
      const figure = easeOf(sentences).toFixed(1);
      const hardest = findHardest(sentences).map((sentence) => `\n  “${sentence}”`);
      return `${path}  reading ease ${figure}, at least ${kind.least} for ${kind.name}:${hardest.join("")}`;
    });
}
