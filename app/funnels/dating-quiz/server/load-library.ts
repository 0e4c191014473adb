import { findQuizPerson } from "#app/data/quiz-submissions.ts";
import { type GuidesDeps, loadGuides } from "#app/orders/server/load-guides.ts";
import { BOOKS } from "../content/books.ts";
import { GUIDES } from "../content/guides.ts";
import {
  type Beginning,
  type Buyer,
  chooseBeginning,
  type Library,
  sortGuides,
} from "../rules/library.ts";

/**
 * The library as it is open to this browser, with fresh links to its files; null for who has bought nothing
 * that opens it. Nothing of it is in any script: it comes with this answer alone.
 */
export async function loadLibrary(deps: GuidesDeps, request: Request): Promise<Library | null> {
  const opened = await loadGuides(deps, request);
  if (opened === null) return null;
  const beginning = opened.order && (await chooseFor(deps, opened.order));
  const guides = opened.guides.map((guide) => {
    const { title, audience } = BOOKS[guide.id];
    return { ...guide, title, audience, ...GUIDES[guide.id] };
  });
  const sorted = beginning === null ? guides : sortGuides(guides, beginning.ids);
  const isMailed = opened.order !== null && opened.order.email !== null;
  return { guides: sorted, beginning, all: opened.all, isMailed };
}

async function chooseFor({ db }: GuidesDeps, buyer: Buyer): Promise<Beginning> {
  const { archetype, email } = buyer;
  const isTold = archetype !== null && email !== null;
  return chooseBeginning(buyer, isTold ? await findQuizPerson(db, email) : null);
}
