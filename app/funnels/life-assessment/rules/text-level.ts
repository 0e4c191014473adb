import type { TextLevel } from "#app/domain/life-areas.ts";

/** Each with its lowest score, ascending. */
const LEVELS = [
  { level: "lowest", from: 0 },
  { level: "low", from: 35 },
  { level: "mixed", from: 50 },
  { level: "good", from: 65 },
  { level: "high", from: 80 },
] as const satisfies readonly { level: TextLevel; from: number }[];

export const TEXT_LEVELS: readonly TextLevel[] = LEVELS.map(({ level }) => level);

export const findTextLevel = (score: number): TextLevel =>
  LEVELS.findLast(({ from }) => score >= from)?.level ?? "lowest";

const NEAR = 5;

/**
 * On which side the neighbouring level's text may fit as well: within five points of the border, which lies between two
 * whole scores.
 */
export function findLine(score: number): "above" | "below" | null {
  const border = LEVELS.find(({ from }) => from > 0 && Math.abs(score - from + 0.5) < NEAR)?.from;
  if (border === undefined) return null;
  return score < border ? "above" : "below";
}
