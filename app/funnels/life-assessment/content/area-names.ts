import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";

/** In one word each, for the flower; the results spell them out as `areaTitles`. */
export const areaNames: Readonly<Record<AreaKey, string>> = {
  safety: "Foundation",
  connection: "Connection",
  recreation: "Joy",
  significance: "Purpose",
  growth: "Growth",
};

/** The flower's text alternative when its figures may be told. */
export const describeScores = (scores: Readonly<Record<AreaKey, number>>): string =>
  `Your five areas as petals: ${AREAS.map((area) => `${areaNames[area]} ${scores[area]}%`).join(", ")}.`;
