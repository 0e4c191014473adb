import type { Ink } from "@kindling/press/place";
import { accentColours, areaColours, colours } from "#app/design/palette.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";

const onPaper = ({ fill, onFill, text, soft }: (typeof areaColours)[AreaKey]): Ink => ({
  fill,
  onFill,
  text: text.light,
  soft: soft.light,
});

/** The funnel's accent, as ink on paper. */
export const LAGOON = onPaper(accentColours.lagoon);

/** Each area in its colour. */
export const inkOf = (area: AreaKey): Ink => onPaper(areaColours[area]);

export const NIGHT = {
  ground: colours.night.light,
  onGround: colours.onNight.light,
  onGroundSoft: colours.onNightSoft.light,
} as const;

/** A page coordinate, from the upper left corner. */
export type Point = { readonly x: number; readonly y: number };

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point in path data syntax. */
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
