import type { AreaKey } from "#app/domain/life-areas.ts";

/** Apart from `areas.ts`: browsers need the titles, and may not load what is paid for. */
export const areaTitles: Readonly<Record<AreaKey, string>> = {
  safety: "Safety & Security",
  connection: "Connection & Relationships",
  recreation: "Recreation & Life Enjoyment",
  significance: "Significance & Purpose",
  growth: "Growth & Development",
};
