import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import {
  ATTEMPT_ID,
  answerEveryQuestion,
  emptyTables,
  insertAttempt,
  insertRow,
} from "../../tests/fixtures/stored-rows.ts";
import { createDatabase } from "./database.ts";
import { quiz2Responses } from "./schema.ts";

// Written out, not taken from the schema, which is what is tested here.
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

const db = createDatabase(env.DB);

beforeEach(async () => {
  await emptyTables(env.DB);
  await insertAttempt(env.DB);
});

test("All hundred responses carry the area, sub-dimension and polarity of their question", async () => {
  await answerEveryQuestion(env.DB, ATTEMPT_ID).run();
  const { qId, area, subDimension, polarity } = quiz2Responses;
  const found = await db.select({ qId, area, subDimension, polarity }).from(quiz2Responses);
  const numberOf = (row: { qId: string }) => Number(row.qId.slice(1));
  expect(bank).toHaveLength(100);
  expect(found.toSorted((a, b) => numberOf(a) - numberOf(b))).toEqual(bank);
});

test.each([
  [1, "Strongly Disagree"],
  [2, "Disagree"],
  [3, "Neutral"],
  [4, "Agree"],
  [5, "Strongly Agree"],
])("The value %i is labelled %j", async (value, label) => {
  await insertRow(env.DB, "quiz2_responses", { value });
  expect(await db.select({ label: quiz2Responses.label }).from(quiz2Responses)).toEqual([
    { label },
  ]);
});

test("A changed answer changes its label", async () => {
  const answer = { attemptId: ATTEMPT_ID, qId: "Q7" };
  await db.insert(quiz2Responses).values({ ...answer, value: 2 });
  await db.update(quiz2Responses).set({ value: 5 });
  expect(await db.select().from(quiz2Responses)).toMatchObject([
    { ...answer, polarity: "reverse", value: 5, label: "Strongly Agree" },
  ]);
});
