/** A page coordinate, from the upper left corner. */
export type Point = { readonly x: number; readonly y: number };

const round = (value: number): number => Math.round(value * 100) / 100;

/** In path data syntax. */
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
