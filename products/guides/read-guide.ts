import type { Blocks } from "@kindling/press/blocks";
import { typeset } from "@kindling/press/manuscript";
import type { AnyGuideId } from "../../app/domain/guides.ts";
import { ALL_BOOKS } from "../../app/funnels/dating-quiz/content/life-books.ts";
import { ALL_GUIDES } from "../../app/funnels/dating-quiz/content/life-guides.ts";
import { readManuscript } from "../read-manuscript.ts";

/** A guide as it is printed: what the library says of it, and its text. */
export function readGuide(id: AnyGuideId) {
  const { subtitle, summary, minutes, topics } = ALL_GUIDES[id];
  const { title, audience } = ALL_BOOKS[id];
  const blocks: Blocks = readManuscript(`guides/${id}.md`).blocks;
  return {
    facts: {
      id,
      title: typeset(title),
      subtitle,
      summary,
      audience,
      topics,
      "reading-minutes": minutes,
    },
    blocks,
  };
}
