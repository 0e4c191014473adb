import type { Ink } from "@kindling/press/place";
import { accentColours, colours } from "#app/design/palette.ts";

const { fill, onFill, text, soft } = accentColours.lagoon;

/** The funnel's accent, as ink on paper. */
export const LAGOON: Ink = { fill, onFill, text: text.light, soft: soft.light };

export const NIGHT = {
  ground: colours.night.light,
  onGround: colours.onNight.light,
  onGroundSoft: colours.onNightSoft.light,
} as const;

/** A page coordinate, from the upper left corner. */
export type Point = { readonly x: number; readonly y: number };

const round = (value: number): number => Math.round(value * 100) / 100;

/** In path data syntax. */
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
