import { plural } from "#app/domain/plural.ts";

/** Shown where the highest or the lowest area is named (docs/scoring.md#how-exact-a-score-is). */
export const closeCall = {
  top: {
    tied: (names: string) => `Tied for first with ${names}.`,
    close: (name: string, points: string) => `A close call: ${name} is only ${points} lower.`,
  },
  bottom: {
    tied: (names: string) => `Tied for lowest with ${names}.`,
    close: (name: string, points: string) => `A close call: ${name} is only ${points} higher.`,
  },
  points: (count: number) => plural(count, { one: "1 point", other: `${count} points` }),
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
} as const;

/** Shown beside a score near the border of two text levels. There are more levels than labels. */
export const onTheLine = {
  above: "near the next higher text",
  below: "near the next lower text",
} as const;
