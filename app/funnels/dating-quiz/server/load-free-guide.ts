import { blocks } from "virtual:free-guide";
import { FREE_GUIDE } from "#app/domain/free-reading.ts";
import { ALL_BOOKS } from "../content/life-books.ts";
import { ALL_GUIDES } from "../content/life-guides.ts";

/** The guide that everybody may read, with the text of its manuscript. */
export function loadFreeGuide() {
  const { subtitle, minutes } = ALL_GUIDES[FREE_GUIDE.id];
  return { id: FREE_GUIDE.id, title: ALL_BOOKS[FREE_GUIDE.id].title, subtitle, minutes, blocks };
}
