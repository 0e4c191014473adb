import { expect, test } from "vitest";
import { combineLoads, judgePage, type PageFigures } from "./page-budget.ts";

const bare = { firstPaintMs: 600, largestPaintMs: 600 };
const article = { path: "/article", status: 200, isFrontDoor: false };
const landing = { ...article, path: "/landing", isFrontDoor: true };

const good: PageFigures = {
  scriptBytes: 90_000,
  styleBytes: 12_000,
  fontBytes: 25_000,
  fontFiles: 1,
  totalBytes: 140_000,
  foreignRequests: [],
  firstPaintMs: 690,
  largestPaintMs: 690,
  layoutShift: 0,
  blockedMs: 49,
};

test("a page at its limits is within budget", () => {
  expect(judgePage(landing, good, bare)).toEqual([]);
});

test("a landing page may hold less script than another page", () => {
  const page = { ...good, scriptBytes: 95_000 };
  expect(judgePage(article, page, bare)).toEqual([]);
  expect(judgePage(landing, page, bare)).toEqual(["/landing  JS bytes: 95000, at most 90000"]);
});

test("a page that resumes an earlier visit may be painted after its script has loaded", () => {
  const kept = { ...article, stage: "offer", kept: { session: "{}" } };
  expect(judgePage(kept, { ...good, largestPaintMs: 2_000 }, bare)).toEqual([]);
  expect(judgePage(kept, { ...good, layoutShift: 0.1 }, bare)).toEqual([
    "/article offer  layout shift: 0.1, at most 0",
  ]);
});

test("The first paint of a page with a stubbed answer is judged, its largest is not", () => {
  const answered = { ...article, answered: { path: "/api/any", json: {} } };
  expect(judgePage(answered, { ...good, largestPaintMs: 2_000 }, bare)).toEqual([]);
  expect(judgePage(answered, { ...good, firstPaintMs: 2_000 }, bare)).toHaveLength(1);
});

test.each([
  ["CSS", { styleBytes: 12_001 }],
  ["font bytes", { fontBytes: 25_001 }],
  ["font files", { fontFiles: 2 }],
  ["layout shift", { layoutShift: 0.001 }],
  ["blocked", { blockedMs: 50 }],
  ["FCP", { firstPaintMs: 691 }],
  ["LCP", { largestPaintMs: 691 }],
  ["other origins", { foreignRequests: ["https://fonts.example/a.woff2"] }],
])("%s over budget is reported with the route's path", (figure, change) => {
  const problems = judgePage(article, { ...good, ...change }, bare);
  expect(problems).toEqual([expect.stringMatching(`^/article  ${figure}`)]);
});

test("a figure that could not be measured is over budget", () => {
  const problems = judgePage(article, { ...good, largestPaintMs: Number.NaN }, bare);
  expect(problems).toEqual([expect.stringMatching("^/article  LCP")]);
});

test("of two loads the shorter times count, and every layout shift", () => {
  const slow = { ...good, firstPaintMs: 2_000, layoutShift: 0.1 };
  expect(judgePage(article, combineLoads(slow, good), bare)).toEqual([
    "/article  layout shift: 0.1, at most 0",
  ]);
});
