import { expect, test } from "vitest";
import { AREAS } from "#app/domain/life-areas.ts";
import { rankAreas, readCompleteAnswer, readLinkedAttempt } from "./complete-results.ts";

const SCORES = [40, 80, 60, 80, 20];
const areas_summary = AREAS.map((key, index) => ({
  key,
  name: `Area ${key}`,
  score: SCORES[index] ?? 0,
}));
const top_area = areas_summary[1];
const bottom_area = areas_summary[4];
const summary = {
  overall_score: 56,
  top_area,
  bottom_area,
  areas_summary,
  first_look: null,
  offer: "trial",
};
const areas = AREAS.map((key) => ({
  key,
  description: "A description.",
  recommendations: ["One.", "Two.", "Three.", "Four."],
  sub_dimensions: [{ name: "A side", score: 50, text: "What it says." }],
}));
const week = [{ title: "Look", tasks: ["Read."], area: null, side: null }];

const locked = { complete: null, week: null, guides: [], since: null, isOverdue: false };

test.each([
  ["Without payment", {}, {}],
  ["After a failed payment", { is_overdue: true }, { isOverdue: true }],
])("%s there is only the summary", (_what, sent, read) => {
  const answer = { ...summary, locked: true, ...sent };
  expect(readCompleteAnswer(answer)).toEqual({ ...summary, ...locked, help: null, ...read });
});

test("With payment there is everything", () => {
  const guides = ["loneliness", "a-tired-week"];
  for (const [sent, read] of [
    [guides, guides],
    [[null, "loneliness"], ["loneliness"]],
    ["all", []],
  ]) {
    expect(readCompleteAnswer({ ...summary, complete: { areas, week, guides: sent } })).toEqual({
      ...summary,
      help: null,
      complete: areas,
      week,
      since: null,
      guides: read,
      isOverdue: false,
    });
  }
});

test.each<[string, unknown, object | null]>([
  [
    "is read",
    { lines: [{ name: "A line", number: "112", about: "Free." }] },
    { lines: [{ name: "A line", number: "112", about: "Free." }] },
  ],
  ["may have no lines", { lines: [] }, { lines: [] }],
  ["drops invalid lines", { lines: [null, 1, { name: "A line" }] }, { lines: [] }],
  ["is null if unreadable", { lines: "all" }, null],
])("The offer of help %s, and the results are still read", (_what, offered, help) => {
  const answer = { ...summary, locked: true, help: offered };
  expect(readCompleteAnswer(answer)).toEqual({ ...summary, help, ...locked });
});

test.each([
  ["no object", null],
  ["no week", { ...summary, complete: { areas } }],
  ["a day without tasks", { ...summary, complete: { areas, week: [{ title: "Look" }] } }],
  ["no summary", { complete: { areas, week } }],
  ["areas that are not a list", { ...summary, complete: { areas: "all", week } }],
  ["an area missing", { ...summary, complete: { areas: areas.slice(1), week } }],
  ["an area that is null", { ...summary, complete: { areas: [null, ...areas], week } }],
  [
    "a recommendation that is not text",
    {
      ...summary,
      complete: { areas: areas.map((area) => ({ ...area, recommendations: [1] })), week },
    },
  ],
  [
    "a side without a score",
    {
      ...summary,
      complete: {
        areas: areas.map((area) => ({ ...area, sub_dimensions: [{ name: "x" }] })),
        week,
      },
    },
  ],
])("A response with %s is rejected", (_what, answer) => {
  expect(readCompleteAnswer(answer)).toBeNull();
});

test("Areas are ranked by score, and ties keep their order", () => {
  expect(rankAreas(areas_summary).map(({ rank, key }) => `${rank} ${key}`)).toEqual([
    "1 connection",
    "2 significance",
    "3 recreation",
    "4 safety",
    "5 growth",
  ]);
});

test("Only the attempt of a mailed link or of the history is read from the URL", () => {
  const id = "3f2b8c1d-0000-4000-8000-000000000000";
  expect(readLinkedAttempt(`?attempt=${id}`)).toEqual({ id, isMailed: true });
  expect(readLinkedAttempt(`?attempt=${id}&from=history`)).toEqual({ id, isMailed: false });
  for (const search of ["", "?attempt=", "?attempt=../../x", `?other=${id}`]) {
    expect(readLinkedAttempt(search)).toBeNull();
  }
});
