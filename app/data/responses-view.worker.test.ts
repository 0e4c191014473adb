import { eq } from "drizzle-orm";
import { ATTEMPT_ID, db, insertAttempt, storeAnswers } from "../../tests/fixtures/rows.ts";
import { beforeEach, expect, test } from "../../tests/setup/test.ts";
import { quiz2Responses } from "./schema.ts";

// Written out, not taken from the schema, because that is tested here.
const structure = {
  safety: "Physical Safety, Emotional Safety, Financial Security, Boundaries, Risk Management",
  connection: "Intimate Relationships, Social Networks, Communication, Empathy, Social Confidence",
  recreation:
    "Play & Fun, Creative Expression, Hobbies & Interests, Work-Life Balance, Adventure & Novelty",
  significance: "Life Purpose, Achievement, Career Fulfillment, Contribution, Recognition",
  growth: "Personal Growth, Spirituality, Wisdom, Legacy, Self-Actualization",
};
const bank = Object.entries(structure)
  .flatMap(([area, names]) => names.split(", ").map((subDimension) => ({ area, subDimension })))
  .flatMap((group) =>
    ["positive", "positive", "reverse", "positive"].map((polarity) => ({ ...group, polarity })),
  )
  .map((question, at) => ({ qId: `Q${at + 1}`, ...question }));

const ofAttempt = eq(quiz2Responses.attemptId, ATTEMPT_ID);

beforeEach(async () => {
  await insertAttempt();
});

test("All hundred responses carry the area, sub-dimension and polarity of their question", async () => {
  await storeAnswers(ATTEMPT_ID, "3".repeat(100)).run();
  const { qId, area, subDimension, polarity } = quiz2Responses;
  const found = await db
    .select({ qId, area, subDimension, polarity })
    .from(quiz2Responses)
    .where(ofAttempt);
  const numberOf = (row: { qId: string }) => Number(row.qId.slice(1));
  expect(bank).toHaveLength(100);
  expect(found.toSorted((a, b) => numberOf(a) - numberOf(b))).toEqual(bank);
});

test("A row describes an answer completely, and blanks have no row", async () => {
  await storeAnswers(ATTEMPT_ID, "12 45", 1_790_000_000_000).run();
  const rows = await db.select().from(quiz2Responses).where(ofAttempt).orderBy(quiz2Responses.id);
  expect(rows.map(({ qId, value, label }) => [qId, value, label])).toEqual([
    ["Q1", 1, "Strongly Disagree"],
    ["Q2", 2, "Disagree"],
    ["Q4", 4, "Agree"],
    ["Q5", 5, "Strongly Agree"],
  ]);
  expect(rows[0]).toEqual({
    id: `${ATTEMPT_ID}:Q1`,
    attemptId: ATTEMPT_ID,
    qId: "Q1",
    area: "safety",
    subDimension: "Physical Safety",
    polarity: "positive",
    value: 1,
    label: "Strongly Disagree",
    createdAt: 1_790_000_000_000,
  });
  await storeAnswers(ATTEMPT_ID, "3".padStart(100)).run();
  expect(await db.select().from(quiz2Responses).where(ofAttempt)).toMatchObject([
    { qId: "Q100", value: 3, label: "Neutral", subDimension: "Self-Actualization" },
  ]);
});
