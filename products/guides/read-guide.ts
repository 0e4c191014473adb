import type { Blocks } from "@kindling/press/blocks";
import { typeset } from "@kindling/press/manuscript";
import type { GuideId } from "../../app/domain/guides.ts";
import { BOOKS } from "../../app/funnels/dating-quiz/content/books.ts";
import { GUIDES } from "../../app/funnels/dating-quiz/content/guides.ts";
import { readManuscript } from "../read-manuscript.ts";

/** A guide as it is printed: what the library says of it, and its text. */
export function readGuide(id: GuideId) {
  const { subtitle, summary, minutes, topics } = GUIDES[id];
  const { title, audience } = BOOKS[id];
  const blocks: Blocks = readManuscript(`guides/${id}.md`).blocks;
  return {
    facts: {
      ...{ id, title: typeset(title), subtitle, summary, audience, topics },
      "reading-minutes": minutes,
    },
    blocks,
  };
}
