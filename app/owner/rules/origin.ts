/** What visits and buyers are told apart by. */
export const ORIGINS = ["source", "campaign", "variant"] as const;
export type OriginName = (typeof ORIGINS)[number];

const WITHOUT = { source: "no source", campaign: "no campaign", variant: "no experiment" } as const;

/** A source, campaign or variant in words. */
export const formatOrigin =
  (by: OriginName) =>
  (key: string): string =>
    key || WITHOUT[by];
