import type { LifeGuideId } from "./guides.ts";

/** The one paid lesson and the one paid guide that are free on the site (docs/product.md#free-reading). */
export const FREE_LESSON = {
  course: "joy",
  lesson: "ten-of-them",
  path: "/read/ten-of-them",
} as const;

export const FREE_GUIDE = {
  id: "a-tired-week",
  path: "/read/a-tired-week",
} as const satisfies { id: LifeGuideId; path: string };
