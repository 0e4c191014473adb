import type { AttemptId } from "#app/domain/ids.ts";
import { AREAS, type AreaKey, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { areaTexts } from "#app/funnels/life-assessment/content/areas.ts";
import * as firstLook from "#app/funnels/life-assessment/content/first-look.ts";
import { subDimensionTexts } from "#app/funnels/life-assessment/content/sub-dimensions.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

/** The documented titles (docs/product.md#assessment-scoring). */
const TITLES: Record<AreaKey, string> = {
  safety: "Safety & Security",
  connection: "Connection & Relationships",
  recreation: "Recreation & Life Enjoyment",
  significance: "Significance & Purpose",
  growth: "Growth & Development",
};

const openResults = async (digits = life.HUNDRED): Promise<life.Attempt> => {
  const attempt = await life.completeAttempt(digits);
  await life.capture(attempt);
  return attempt;
};

/** Answers that give each area the score 0, 25, 50, 75 or 100. */
const areasOf = (levels: readonly number[]): string =>
  levels.flatMap((level) => Array<string>(5).fill(`${level}${level}${6 - level}${level}`)).join("");

test("On its way an attempt is answered 404, 409, 403 and finally 200", async () => {
  const attempt = await life.startAttempt();
  expect(await life.read(await life.readResults({ ...attempt, id: life.UNKNOWN_ID }))).toEqual([
    404,
    { code: "not_found", message: "We couldn’t find this assessment." },
  ]);
  const notCompleted = [
    409,
    { code: "not_completed", message: "Please complete the assessment first." },
  ];
  expect(await life.read(await life.readResults(attempt))).toEqual(notCompleted);
  await life.save(attempt, life.HUNDRED, { progress_count: 100 });
  expect(await life.read(await life.readResults(attempt))).toEqual(notCompleted);
  await life.complete(attempt);
  expect(await life.read(await life.readResults(attempt))).toEqual([
    403,
    { code: "email_required", message: "Please enter your email to see your results." },
  ]);
  await life.capture(attempt);
  expect((await life.readResults(attempt)).status).toBe(200);
});

test("P18 Behind the gate the answer has exactly the documented fields, with rounded scores", async () => {
  const attempt = await openResults(areasOf([2, 4, 1, 5, 3]));
  // Rounded from 25, 75, 0, 100 and 50.
  const scores = { safety: 30, connection: 80, recreation: 0, significance: 100, growth: 50 };
  const areaOf = (key: AreaKey) => ({ key, name: TITLES[key], score: scores[key] });
  const answer = await life.readResults(attempt);
  expect(await life.read(answer)).toEqual([
    200,
    {
      overall_score: 50,
      area_scores: scores,
      top_area: areaOf("significance"),
      bottom_area: areaOf("recreation"),
      areas_summary: AREAS.map(areaOf),
      first_look: {
        // These answers tell of danger.
        text: expect.stringMatching(
          /^Before the petals: .* According to your answers, your longest petal is Purpose: /,
        ),
        exercise: firstLook.oneCall,
      },
      locked: true,
      offer: "trial",
      is_overdue: false,
      help: { lines: [] },
    },
  ]);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Set-Cookie")).toBeNull();
});

/** What people in danger read before they pay, too. */
const ALSO_FREE = JSON.stringify(firstLook);

describe("P18 Nothing that is sold is in the answer", () => {
  const paidTexts = [
    ...AREAS.flatMap((key) => [areaTexts[key].description, ...areaTexts[key].recommendations]),
    ...Object.values(subDimensionTexts).flatMap((texts) => Object.values(texts)),
  ];

  test.each(["1", "2", "3", "4", "5"])("to someone who answered %s throughout", async (digit) => {
    const answer = await life.readResults(await openResults(digit.repeat(100)));
    const told = (await answer.text()) + JSON.stringify([...answer.headers]);
    expect(paidTexts.length).toBe(150);
    for (const text of paidTexts) {
      expect(told).not.toContain(text);
      // Not even a sentence of it.
      for (const sentence of text.split(". ")) {
        if (!ALSO_FREE.includes(sentence)) expect(told).not.toContain(sentence);
      }
    }
    for (const name of SUB_DIMENSION_NAMES) expect(told).not.toContain(name);
    expect(told).not.toMatch(/sub_?dimensions|description|recommendation/i);
  });
});

test.each(["x", "1", "%00", "..%2f", "quiz2", `${life.UNKNOWN_ID}x`])(
  "An invalid id is answered 404: %s",
  async (id) => {
    const { cookie } = await life.startAttempt();
    expect(await life.read(await life.readResults({ id: id as AttemptId, cookie }))).toEqual([
      404,
      expect.objectContaining({ code: "not_found" }),
    ]);
  },
);
