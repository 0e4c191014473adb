import type { AreaKey, AssessmentScores } from "#app/domain/life-areas.ts";
import { reliableChange } from "./reliability.ts";

export type HistoryAttempt = {
  readonly id: string;
  readonly completedAt: number;
  readonly scores: AssessmentScores;
};

/** The address of an attempt's results. */
export const resultsOf = (id: string): string => `/quiz2/results?attempt=${id}`;

type Dot = { readonly x: number; readonly y: number; readonly score: number };

/** One area over time, in the units of a drawing. */
export type HistoryLine = {
  readonly dots: readonly Dot[];
  /** What cannot be told from the first score. */
  readonly band: { readonly top: number; readonly bottom: number };
};

type Size = { readonly width: number; readonly height: number };

/** Distances along the line are those in time, as far as the dots do not touch. */
export function drawLine(
  attempts: readonly HistoryAttempt[],
  area: AreaKey,
  { width, height }: Size,
): HistoryLine {
  const heightOf = (score: number): number => height - (score / 100) * height;
  const places = placeInTime(attempts.map(({ completedAt }) => completedAt));
  const dots = attempts.map(({ scores }, index) => {
    const score = scores.areas[area];
    return { x: (places[index] ?? 0) * width, y: heightOf(score), score };
  });
  const first = attempts[0]?.scores.areas[area] ?? 0;
  const reach = reliableChange("area") - 1;
  return {
    dots,
    band: {
      top: heightOf(Math.min(100, first + reach)),
      bottom: heightOf(Math.max(0, first - reach)),
    },
  };
}

/** Half by time and half by order, from 0 to 1: two attempts of one day stay apart. */
function placeInTime(times: readonly number[]): readonly number[] {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = last - first;
  return times.map((time, index) => {
    const byOrder = times.length > 1 ? index / (times.length - 1) : 0;
    return span > 0 ? ((time - first) / span + byOrder) / 2 : byOrder;
  });
}
