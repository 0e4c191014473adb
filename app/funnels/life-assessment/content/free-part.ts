import type { AreaKey } from "#app/domain/life-areas.ts";
import { rankShape, type Shape } from "#app/domain/life-shape.ts";
import { areaNames } from "./area-names.ts";

/** Shown to everyone, while the help note appears only if the answers call for it. */
export const ifItWeighs =
  "If something in your answers weighs on you, please talk to someone you trust, or to a doctor or counselor.";

/** The free part of the results, around the person's own texts (docs/product.md#what-is-free). */
export const freePart = {
  badge: "Free, and yours to keep",
  title: "This is the shape of your answers.",
  note: "Each petal is as long as your answers make it, rounded to tens. The exact figures are locked.",
  exercise: "Your exercise for today",
  minutes: (minutes: number) => `${minutes} minutes`,
  help: { label: "Help and support", href: "/help" },
} as const;

/** The flower's text alternative while its figures are locked. */
export const describeShape = (shape: Shape): string =>
  `Your five areas as petals, from the longest to the shortest: ${rankShape(shape)
    .map((area: AreaKey) => areaNames[area])
    .join(", ")}.`;

export const lockedSides = {
  title: "Still locked: your 25 sides",
  lead: "Five in each area. Every one has its own score, and a few words about it.",
} as const;
