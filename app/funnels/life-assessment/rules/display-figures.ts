/** Random figures, drawn for each view of the results preview. */
export type DisplayFigures = { readonly othersToday: number; readonly completedToday: number };

/** `random` returns numbers in [0, 1). */
export const drawDisplayFigures = (random: () => number): DisplayFigures => ({
  othersToday: drawFrom(127, 176, random),
  completedToday: drawFrom(45, 64, random),
});

const drawFrom = (least: number, most: number, random: () => number): number =>
  least + Math.floor(random() * (most - least + 1));
