import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";

/** One-word names for the flower; the results use the longer `areaTitles`. */
export const areaNames: Readonly<Record<AreaKey, string>> = {
  safety: "Foundation",
  connection: "Connection",
  recreation: "Joy",
  significance: "Purpose",
  growth: "Growth",
};

/** The flower's text alternative when its scores may be shown. */
export const describeScores = (scores: Readonly<Record<AreaKey, number>>): string =>
  `Your five areas as petals: ${AREAS.map((area) => `${areaNames[area]} ${scores[area]}%`).join(", ")}.`;
