/** Points of the page, from its upper left corner. */
export type Point = { readonly x: number; readonly y: number };

const round = (value: number): number => Math.round(value * 100) / 100;

/** As the data of a path has it. */
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
