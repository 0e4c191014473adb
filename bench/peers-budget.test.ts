import { expect, test } from "vitest";
import { type Figures, formatFigures, judgeFigures, readFigures } from "./peers-budget.ts";

const press = (paintMs: number) => ({ paintMs, screenMs: null, mainThreadMs: 20 });
const walk = (paintMs: number) => ({
  answers: [press(paintMs), press(paintMs), press(900)],
  stepsMs: [60, 50, 40],
});
const peer = readFigures({
  firstAnswersMs: [900, 1_000, 1_100],
  loads: [{ largestPaintMs: 1_000, mainThreadMs: 1_000, scriptBytes: 100_000 }],
  walks: [walk(10), walk(20), walk(300)],
});
const ours = {
  firstAnswerMs: 1_200,
  largestPaintMs: 1_100,
  mainThreadMs: 1_300,
  paintMs: 22,
  answerCpuMs: 22,
  stepMs: 49.9,
  scriptBytes: 100_000,
};
const figures: Figures = {
  staticHtml: { ...peer, stepMs: Number.NaN },
  bareRemix: peer,
  spa: peer,
  surveyJs: peer,
  formbricks: peer,
  ours,
};

test("the figure of a press is the median of the walks' medians", () => {
  expect(peer.paintMs).toBe(20);
});

test("an assessment at its limits is within budget, even where the static page has no figure", () => {
  expect(judgeFigures(figures)).toEqual([]);
  expect(formatFigures(figures)).toMatch(/^next screen ready, median ms +- +50\.0/m);
});

test.each([
  ["first answer counts", { firstAnswerMs: 1_201 }],
  ["LCP", { largestPaintMs: 1_101 }],
  ["main thread until idle", { mainThreadMs: 1_301 }],
  ["press to paint", { paintMs: 22.1 }],
  ["CPU of an answer", { answerCpuMs: 22.1 }],
  ["CPU of an answer", { answerCpuMs: Number.NaN }],
])("%s over budget, or not measured, is reported", (figure, change) => {
  expect(judgeFigures({ ...figures, ours: { ...ours, ...change } })).toEqual([
    expect.stringMatching(`^/quiz2/start  ${figure}: `),
  ]);
});

test.each([
  ["bare Remix", "bareRemix"],
  ["React SPA", "spa"],
  ["SurveyJS", "surveyJs"],
  ["Formbricks", "formbricks"],
] as const)(
  "a next screen no faster than that of %s, or not measured there, is reported",
  (name, column) => {
    const reported = [
      expect.stringMatching(`^/quiz2/start  next screen ready: .+ under ${name}'s `),
    ];
    for (const stepMs of [ours.stepMs, Number.NaN]) {
      const changed = { ...figures, [column]: { ...peer, stepMs } };
      expect(judgeFigures(changed)).toEqual(reported);
    }
  },
);

test("a figure that a peer lacks is not within budget", () => {
  const bareRemix = { ...peer, largestPaintMs: Number.NaN };
  expect(judgeFigures({ ...figures, bareRemix })).toEqual([
    expect.stringMatching("^/quiz2/start  LCP: "),
  ]);
});
