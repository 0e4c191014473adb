import { wordsOf } from "./reading-grade.ts";

/** Words that say little about what a statement is about. */
const LITTLE = new Set(
  [
    "a about after all almost am an and are as at away be because become becoming before being by can could do does done",
    "even feel find for from get give had has have how i if in into is it just keep kept let little long lot make making",
    "many may me more most mostly much my myself of on or out own part put real really so some something still such take",
    "than that the their them there they thing this those through to too up use very what when which while who with",
    "would hard often enough where thing things anything around good tell",
  ].flatMap((words) => words.split(" ")),
);

/**
 * Words of one meaning, or of opposite meanings: a statement and its reverse are the same question. Stems, or phrases of
 * two or three words.
 */
const CONCEPTS: Readonly<Record<string, string>> = {
  agree: "agree request turn-down say-yes",
  calm: "calm relax",
  day: "day daily",
  experience: "mistake wrong so-far",
  fun: "fun play playful laugh",
  glad: "happy fine",
  help: "help life-better count",
  know: "know understand",
  learn: "learn taught teach",
  like: "like enjoy love",
  look: "look see imagine",
  meaning: "meaning matter pointless purpose worth waste",
  need: "need when-it-matter",
  new: "new try explore first",
  other: "other someone people friend",
  praise: "praise thank notice-the credit",
  safe: "safe danger threaten",
  show: "show hide",
  side: "side way perspective",
  want: "want value expect wish",
  work: "work task",
};

const conceptOf = new Map(
  Object.entries(CONCEPTS).flatMap(([concept, words]) =>
    words.split(" ").map((word) => [word, concept] as const),
  ),
);

/** A small stemmer: plurals, -ing, -ed and -ly. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const stem = word
    .replace(/ies$/, "y")
    .replace(/(?<=[^s])s$/, "")
    .replace(/(?<=[a-z]{3})(ing|ed|ly)$/, "");
  return stem.replace(/([^aeiouls])\1$/, "$1").replace(/(?<=[a-z]{3})e$/, "");
}

const stemmedConcepts = new Map(
  [...conceptOf].map(([words, concept]) => [words.split("-").map(stemOf).join("-"), concept]),
);

/** What a statement is about, as a set of concepts. */
export function conceptsOf(statement: string): ReadonlySet<string> {
  const stems = wordsOf(statement).map((word) => ({ word, stem: stemOf(word) }));
  const found = new Set<string>();
  for (let at = 0; at < stems.length; at += 1) {
    const phrase = [3, 2]
      .map((length) => stems.slice(at, at + length).map(({ stem }) => stem))
      .find((part) => part.length > 1 && stemmedConcepts.has(part.join("-")));
    if (phrase !== undefined) {
      found.add(stemmedConcepts.get(phrase.join("-")) ?? "");
      at += phrase.length - 1;
      continue;
    }
    const { word, stem } = stems[at] ?? { word: "", stem: "" };
    if (!LITTLE.has(word)) found.add(stemmedConcepts.get(stem) ?? stem);
  }
  return found;
}

/** Returns how well a concept tells two statements of a bank apart: the rarer it is there, the better. */
export function weighConcepts(bank: readonly string[]): (concept: string) => number {
  const counts = new Map<string, number>();
  for (const concept of bank.flatMap((statement) => [...conceptsOf(statement)])) {
    counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  return (concept) => Math.log((bank.length + 1) / (counts.get(concept) ?? 1));
}

/** The weight of what two statements share, as a share of what the shorter one is about. */
export function likeness(
  one: string,
  other: string,
  weigh: ReturnType<typeof weighConcepts>,
): number {
  const sum = (concepts: Iterable<string>) =>
    [...concepts].reduce((all, each) => all + weigh(each), 0);
  const left = conceptsOf(one);
  const right = conceptsOf(other);
  const common = [...left].filter((concept) => right.has(concept));
  return common.length < 2 ? 0 : sum(common) / Math.min(sum(left), sum(right));
}
