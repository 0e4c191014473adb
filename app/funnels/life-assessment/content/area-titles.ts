import type { AreaKey } from "#app/domain/life-areas.ts";

/** Separate from `areas.ts`: browsers need the titles but must not load paid content. */
export const areaTitles: Readonly<Record<AreaKey, string>> = {
  safety: "Safety & Security",
  connection: "Connection & Relationships",
  recreation: "Recreation & Life Enjoyment",
  significance: "Significance & Purpose",
  growth: "Growth & Development",
};
