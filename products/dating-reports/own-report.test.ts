import type { Book } from "@kindling/press/book";
import { measureBook, printBook } from "@kindling/press/print-book";
import { describe, expect, test } from "vitest";
import {
  ARCHETYPES,
  type Archetype,
  type ArchetypeScores,
  DATED,
  MOST_POINTS,
} from "../../app/domain/archetypes.ts";
import { QuizResult } from "../../app/domain/quiz-result.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { BOOKS } from "../../app/funnels/dating-quiz/content/books.ts";
import { AGES, GENDERS } from "../../app/funnels/dating-quiz/content/people.ts";
import { QUESTIONS } from "../../app/funnels/dating-quiz/content/questions.ts";
import {
  decideArchetype,
  drawTieBreaks,
} from "../../app/funnels/dating-quiz/rules/decide-archetype.ts";
import type { Answer } from "../../app/funnels/dating-quiz/rules/quiz-session.ts";
import { parseReader } from "../../app/funnels/dating-quiz/rules/reader.ts";
import { recommendBooks } from "../../app/funnels/dating-quiz/rules/recommend-books.ts";
import { scoreAnswers } from "../../app/funnels/dating-quiz/rules/scoring.ts";
import { createChance, newSeed } from "../../tests/fixtures/chance.ts";
import { squeeze } from "../../tests/setup/list-printed.ts";
import { readPdf } from "../../tests/setup/read-pdf.ts";
import { readWorkerFonts } from "../../tests/setup/worker-fonts.ts";
import { composeOwnReport, type OwnFacts } from "./compose-report.ts";
import { judgeScores } from "./judge-scores.ts";
import { ownWords } from "./own-words.ts";
import { readSource } from "./print-report.ts";

const fonts = readWorkerFonts();
const source = readSource();
const MOST_BYTES = 150_000;
const SEEN_AS_EMPTY = 0.5;
const isNight = Boolean(process.env["NIGHTLY"]);
const LAID_OUT = isNight ? 500 : 60;
const READ_BACK = isNight ? 500 : 8;

/** Names in letters that the fonts lack. */
const FOREIGN = ["Žofie", "Αθηνά", "美咲", "🌹"];

const scoresOf = (scores: Partial<ArchetypeScores>): ArchetypeScores => ({
  echo: 0,
  avoidant: 0,
  idealist: 0,
  analyzer: 0,
  resigned: 0,
  ...scores,
});
const factsOf = (archetype: Archetype, scores: ArchetypeScores, more = {}): OwnFacts => ({
  archetype,
  orderedAt: Date.UTC(2026, 10, 23),
  quiz: { name: "Ada", age: "25–34", gender: "female", dates: null, scores, ...more },
});

/** Invents a person whose pattern decides a share of the answers, and chance the rest. */
function anybody(chance: () => number): OwnFacts {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T;
  const own = pick(ARCHETYPES);
  const share = chance();
  const skips = chance() * 0.4;
  const answers: Record<number, Answer> = {};
  for (const question of QUESTIONS) {
    const isOwn = chance() < share;
    if (question.type === "likert") {
      const agrees = isOwn && question.archetype.includes(own);
      answers[question.id] = agrees ? 5 : 1 + Math.floor(chance() * 5);
    } else if (chance() > skips) {
      const at = question.archetype.indexOf(own);
      answers[question.id] = isOwn ? `${question.choices[at]}` : pick(question.choices);
    }
  }
  const scores = scoreAnswers(answers);
  return factsOf(decideArchetype(scores, drawTieBreaks(chance)), scores, {
    name: pick([null, "Ada", "Zoë-Anastasia Wintersteiner-Kowalczyk", ...FOREIGN]),
    age: pick([...AGES, null]),
    gender: pick([...GENDERS, null]),
    dates: pick([...DATED, null]),
  });
}

async function readBack(facts: OwnFacts) {
  const { bytes, fills } = await printBook(composeOwnReport(source, facts), fonts);
  const report = await readPdf(bytes);
  return { bytes, fills, report, text: squeeze(report.pages.join(" ")) };
}
const emptiest = (fills: readonly number[]) => Math.min(...fills);

test(`None of ${LAID_OUT} generated reports has an empty page, and those read back say whose they are`, async () => {
  const seed = newSeed();
  const chance = createChance(seed);
  for (let number = 0; number < LAID_OUT; number += 1) {
    const facts = anybody(chance);
    const { archetype, quiz } = facts;
    const told = `SEED=${seed}: ${JSON.stringify(facts)}`;
    expect(QuizResult.safeParse(quiz).success, told).toBe(true);
    const book: Book = composeOwnReport(source, facts);
    if (number >= READ_BACK) {
      const fills = measureBook(book, fonts);
      expect(emptiest(fills), told).toBeGreaterThan(SEEN_AS_EMPTY);
      expect(fills.length, told).toBeLessThanOrEqual(12);
      continue;
    }
    const { bytes, fills, report, text } = await readBack(facts);
    expect(emptiest(fills), told).toBeGreaterThan(SEEN_AS_EMPTY);
    expect(bytes.length, told).toBeLessThan(MOST_BYTES);
    expect(report.isTagged && report.foreignFonts.length === 0, told).toBe(true);
    for (const [left, right] of report.reaches) {
      expect(left, told).toBeGreaterThan(0.05);
      expect(right, told).toBeLessThan(0.95);
    }
    const isForeign = FOREIGN.some((name) => name === quiz.name);
    expect(text, told).toContain(squeeze(ownWords.printedFor(isForeign ? null : quiz.name)));
    const bars = ARCHETYPES.map(
      (each) => `${archetypes[each].title}: ${ownWords.bars.points(quiz.scores[each])}`,
    );
    expect(report.alts.flat().filter((alt) => bars.includes(alt))).toHaveLength(bars.length);
    const reading = text.slice(text.lastIndexOf(squeeze(ownWords.reading.yours)));
    const places = recommendBooks(parseReader(archetype, quiz)).map((id) =>
      reading.indexOf(squeeze(BOOKS[id].title.replaceAll("'", "’"))),
    );
    expect(places, told).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0], told).toBeGreaterThan(0);
  }
}, 600_000);

const pairs = ARCHETYPES.flatMap((first) =>
  ARCHETYPES.filter((second) => second !== first).map((second) => [first, second] as const),
);

test.each(pairs)("How %s and %s meet is the same text in either order", (first, second) => {
  const facts = factsOf(first, scoresOf({ [first]: 9, [second]: 6 }));
  const [own] = composeOwnReport(source, facts).chapters;
  const meeting = JSON.stringify(own?.blocks);
  for (const part of ["Where they meet.", "How it can look.", "What helps."]) {
    expect(meeting.split(part)).toHaveLength(2);
  }
  const turned = factsOf(second, scoresOf({ [first]: 6, [second]: 9 }));
  const [other] = composeOwnReport(source, turned).chapters;
  const written = (text: string) => /Where they meet\..*?What helps\..*?"\}/.exec(text)?.[0];
  expect(written(JSON.stringify(other?.blocks))).toBe(written(meeting));
});

describe("The first page names", () => {
  test.each<[string, Archetype, Partial<ArchetypeScores>, ReturnType<typeof judgeScores>["lead"]]>([
    ["no point at all", "echo", {}, "none"],
    ["a quiet result", "idealist", { idealist: 4.5, echo: 4.5, resigned: 4 }, "quiet"],
    ["a draw, however it was decided", "analyzer", { echo: 6, analyzer: 6 }, "drawn"],
    ["a close call", "resigned", { resigned: 6, analyzer: 5 }, "close"],
    ["a clear result", "resigned", { resigned: 6.5, analyzer: 5 }, "clear"],
    ["only one pattern", "avoidant", { avoidant: MOST_POINTS.each }, "clear"],
  ])("%s", async (_, archetype, some, lead) => {
    const facts = factsOf(archetype, scoresOf(some));
    expect(judgeScores(archetype, facts.quiz.scores)).toMatchObject({ first: archetype, lead });
    const { text, fills } = await readBack(facts);
    expect(text).toContain(squeeze(ownWords.leads[lead].replaceAll("'", "’")));
    expect(emptiest(fills)).toBeGreaterThan(SEEN_AS_EMPTY);
  });

  test("how the second place was decided where several could have it", () => {
    const among = (scores: Partial<ArchetypeScores>) => judgeScores("echo", scoresOf(scores));
    expect(among({ echo: 7, idealist: 3, resigned: 3 })).toMatchObject({
      second: "idealist",
      isSecondDrawn: true,
    });
    expect(among({ echo: 7, idealist: 3, resigned: 2.5 }).isSecondDrawn).toBe(false);
    expect(among({ echo: 7 })).toMatchObject({ second: null, isSecondDrawn: false });
  });
});

test("A name is printed with every letter that counts as printable", async () => {
  const letters = Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(at))
    .filter((letter) => /[!-~À-ÖØ-öø-ÿ]/.test(letter))
    .join("");
  for (const name of letters.match(/.{1,50}/gsu) ?? []) {
    const { text } = await readBack(factsOf("echo", scoresOf({ echo: 7 }), { name }));
    expect(text).toContain(squeeze(ownWords.printedFor(name)).replaceAll("'", "’"));
  }
});

test.each(["José", "Zoë", "Ada Lovelace"])(
  "%s is printed on cover and chapter with accents and no-break spaces as characters of their own",
  async (name) => {
    const typed = name.normalize("NFD").replaceAll(" ", "\u00A0");
    const { report } = await readBack(factsOf("echo", scoresOf({ echo: 7 }), { name: typed }));
    const printed = squeeze(ownWords.printedFor(name));
    const pages = report.pages.filter((page) => squeeze(page).includes(printed));
    expect(pages.length).toBeGreaterThanOrEqual(2);
  },
);

test("No book on dating women is listed for those who date men", async () => {
  const facts = factsOf("avoidant", scoresOf({ avoidant: 7, echo: 3 }), { dates: "men" });
  const { text } = await readBack(facts);
  for (const { title, audience } of Object.values(BOOKS)) {
    const isListed = text.includes(squeeze(title.replaceAll("'", "’")));
    expect(isListed, title).toBe(audience === "everybody");
  }
});

test("The same order always prints the same bytes", async () => {
  const facts = factsOf("echo", scoresOf({ echo: 7, resigned: 2 }));
  const once = await readBack(facts);
  const again = await readBack(facts);
  expect(Buffer.compare(once.bytes, again.bytes)).toBe(0);
});
