import type { AreaKey, AreaPulse, AssessmentScores } from "#app/domain/life-areas.ts";
import { reliableChange } from "./reliability.ts";

export type HistoryAttempt = {
  readonly id: string;
  readonly completedAt: number;
  readonly scores: AssessmentScores;
};

/** The scores of one area between two attempts. */
export type HistoryPulse = {
  readonly id: string;
  readonly area: AreaKey;
  readonly takenAt: number;
  readonly scores: AreaPulse;
};

/** The URL that shows an attempt's results without changing what "My Results" opens. */
export const resultsFromHistory = (id: string): string =>
  `/quiz2/results?attempt=${id}&from=history`;

/** The address of a pulse. */
export const pulseOf = (id: string): string => `/quiz2/pulses/${id}`;

type Dot = { readonly id: string; readonly x: number; readonly y: number; readonly score: number };

/** One area over time, in the units of a drawing. */
export type HistoryLine = {
  readonly dots: readonly Dot[];
  /** The area's pulses. */
  readonly points: readonly Dot[];
  /** The scores that cannot be told apart from the first. */
  readonly band: { readonly top: number; readonly bottom: number };
};

type History = {
  /** Oldest first. */
  readonly attempts: readonly HistoryAttempt[];
  readonly pulses: readonly HistoryPulse[];
};

type Size = { readonly width: number; readonly height: number };

/** Draws one area from left to right, its dots spaced by `placeInTime`. */
export function drawLine(
  { attempts, pulses }: History,
  area: AreaKey,
  { width, height }: Size,
): HistoryLine {
  const heightOf = (score: number): number => height - (score / 100) * height;
  const own = pulses.filter((pulse) => pulse.area === area);
  const all = [
    ...attempts.map(({ id, completedAt: at, scores }) => ({ id, at, score: scores.areas[area] })),
    ...own.map(({ id, takenAt: at, scores }) => ({ id, at, score: scores.area })),
  ].sort((one, other) => one.at - other.at);
  const places = placeInTime(all.map(({ at }) => at));
  const placed = all.map(({ id, score }, index) => {
    return { id, x: (places[index] ?? 0) * width, y: heightOf(score), score };
  });
  const isPulse = ({ id }: Dot) => own.some((pulse) => pulse.id === id);
  const first = attempts[0]?.scores.areas[area] ?? 0;
  const reach = reliableChange("area") - 1;
  return {
    dots: placed.filter((dot) => !isPulse(dot)),
    points: placed.filter(isPulse),
    band: {
      top: heightOf(Math.min(100, first + reach)),
      bottom: heightOf(Math.max(0, first - reach)),
    },
  };
}

/** Places from 0 to 1, half by time and half by order, so that two attempts on one day stay apart. */
function placeInTime(times: readonly number[]): readonly number[] {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = last - first;
  return times.map((time, index) => {
    const byOrder = times.length > 1 ? index / (times.length - 1) : 0;
    return span > 0 ? ((time - first) / span + byOrder) / 2 : byOrder;
  });
}
