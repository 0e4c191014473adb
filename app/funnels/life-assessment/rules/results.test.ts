import { expect, test } from "vitest";
import { AREAS } from "#app/domain/life-areas.ts";
import { areaTitles } from "../content/area-titles.ts";
import { readResultsAnswer } from "./results.ts";

const area = (key: (typeof AREAS)[number], score: number) => ({
  key,
  name: areaTitles[key],
  score,
});
const answer = {
  overall_score: 61,
  area_scores: { safety: 81, connection: 75, recreation: 25, significance: 63, growth: 61 },
  top_area: area("safety", 81),
  bottom_area: area("recreation", 25),
  areas_summary: AREAS.map((key, index) => area(key, index * 25)),
  first_look: { text: "A text.", exercise: { title: "Today", minutes: 5, text: "Do this." } },
  locked: true,
  offer: "monthly",
};

test("The response is parsed, without what the preview does not show", () => {
  const { area_scores: _scores, locked: _locked, ...shown } = answer;
  expect(readResultsAnswer(answer)).toEqual(shown);
});

test.each([
  ["nothing", null],
  ["a text", "done"],
  ["a list", []],
  ["an error", { message: "Please enter your email to see your results." }],
  ["no overall score", { ...answer, overall_score: undefined }],
  ["a score that is text", { ...answer, overall_score: "61" }],
  ["a score above 100", { ...answer, overall_score: 101 }],
  ["a score below 0", { ...answer, top_area: area("safety", -1) }],
  ["a score that is NaN", { ...answer, overall_score: Number.NaN }],
  ["an unknown area", { ...answer, bottom_area: { ...answer.bottom_area, key: "money" } }],
  ["an area without a name", { ...answer, top_area: { key: "safety", score: 81 } }],
  ["areas that are not a list", { ...answer, areas_summary: {} }],
  ["one bad area among good ones", { ...answer, areas_summary: [...answer.areas_summary, null] }],
])("A response with %s is rejected", (_what, wrong) => {
  expect(readResultsAnswer(wrong)).toBeNull();
});

test.each([
  undefined,
  "A text.",
  { text: "A text." },
  { ...answer.first_look, exercise: { title: "Today", minutes: "5", text: "Do this." } },
])("An unreadable first look counts as none, and the results are still read: %j", (first_look) => {
  expect(readResultsAnswer({ ...answer, first_look })).toMatchObject({ first_look: null });
});
