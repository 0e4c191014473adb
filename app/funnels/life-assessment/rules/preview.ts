import { gate } from "../content/preview.ts";

/** `serverMessage` is null when there was no answer, or none with a message. */
export const describeCaptureFailure = (serverMessage: string | null) => ({
  title: gate.failed.title,
  description: serverMessage || gate.failed.description,
});

/** Random figures, drawn for each view of the results preview. */
export type DisplayFigures = { readonly othersToday: number; readonly completedToday: number };

/** `random` returns numbers in [0, 1). */
export const drawDisplayFigures = (random: () => number): DisplayFigures => ({
  othersToday: drawFrom(127, 176, random),
  completedToday: drawFrom(45, 64, random),
});

const drawFrom = (least: number, most: number, random: () => number): number =>
  least + Math.floor(random() * (most - least + 1));
