import type { LifeGuideId } from "#app/domain/guides.ts";
import { BOOKS, type Book } from "./books.ts";
import type { PaletteName } from "./covers.ts";

const lifeBook = (title: string, palette: PaletteName, reason: string): Book => ({
  title,
  palette,
  reason,
  motif: "house",
  audience: "everybody",
});

/** The five guides beyond dating. */
export const LIFE_BOOKS: Readonly<Record<LifeGuideId, Book>> = {
  "money-worries": lifeBook(
    "Money Worries",
    "moss",
    "What to say on the call that you’ve been putting off.",
  ),
  "boundaries-at-work": lifeBook(
    "Boundaries at Work",
    "clay",
    "How much you can lift, and how to let others see it.",
  ),
  loneliness: lifeBook("Less Lonely", "dusk", "Six names, one small request, and the hard hour."),
  "a-tired-week": lifeBook(
    "A Tired Week",
    "tide",
    "Seven days in low power mode, each with one less thing to do.",
  ),
  "starting-again": lifeBook(
    "Starting Again",
    "blush",
    "What to carry on your lap, and what to leave at the curb.",
  ),
};

export const ALL_BOOKS = { ...BOOKS, ...LIFE_BOOKS } as const;
