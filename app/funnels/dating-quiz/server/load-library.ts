import { blocks } from "virtual:free-guide";
import { FREE_GUIDE } from "#app/domain/free-reading.ts";
import { type GuidesDeps, loadGuides } from "#app/orders/server/load-guides.ts";
import { ALL_BOOKS } from "../content/life-books.ts";
import { ALL_GUIDES } from "../content/life-guides.ts";
import { chooseRecommendation, type Library, sortGuides } from "../rules/library.ts";

/**
 * The guides that this browser has access to, with fresh download links; null if it has none. The metadata is only
 * ever in this response, never in a client bundle.
 */
export async function loadLibrary(deps: GuidesDeps, request: Request): Promise<Library | null> {
  const opened = await loadGuides(deps, request);
  if (opened === null) return null;
  const recommendation = chooseRecommendation(opened, opened.order?.reader ?? null);
  const guides = opened.guides.map((guide) => {
    const { title, audience } = ALL_BOOKS[guide.id];
    return { ...guide, title, audience, ...ALL_GUIDES[guide.id] };
  });
  const sorted = recommendation === null ? guides : sortGuides(guides, recommendation.ids);
  const isMailed = opened.order !== null && opened.order.email !== null;
  return { guides: sorted, recommendation, all: opened.all, isMailed };
}

/** The guide that everybody may read, with the text of its manuscript. */
export function loadFreeGuide() {
  const { subtitle, minutes } = ALL_GUIDES[FREE_GUIDE.id];
  return { id: FREE_GUIDE.id, title: ALL_BOOKS[FREE_GUIDE.id].title, subtitle, minutes, blocks };
}
