import { type Blocks, plain, type Text } from "@kindling/press/blocks";
import type { Ink } from "@kindling/press/place";
import { sources } from "../../app/funnels/dating-quiz/content/sources.ts";
import { describeSiteHelp } from "../where-to-turn.ts";

/** The references for all sources that a text names. */
export const referencesOf = (text: string): readonly string[] =>
  sources.filter(({ named }) => named.test(text)).map(({ says, work }) => `${says}: ${work}.`);

type Facts = { readonly title: string; readonly brand: string; readonly edition: Date };

/** The end of each guide: where a guide ends and help begins, what it rests on, and whose it is. */
export function setColophon(guide: Blocks, { title, brand, edition }: Facts, ink: Ink): Blocks {
  const references = referencesOf(JSON.stringify(guide));
  const small = (text: Text) => ({ kind: "paragraph", look: "small", text }) as const;
  const blocks: Blocks = [
    {
      kind: "figure",
      alt: "",
      height: 14,
      draw: (pen, { x, y }) => pen.box({ x, y: y + 11, width: 24, height: 3 }, { fill: ink.fill }),
    },
    small([
      ...plain(
        "A guide isn’t treatment. If something weighs more than a book can carry, talk to a doctor or a counselor. In danger, call the local emergency number. ",
      ),
      ...describeSiteHelp(),
    ]),
    ...(references.length === 0
      ? []
      : [small([{ text: "What this rests on. ", look: "bold" }, ...plain(references.join(" "))])]),
    small(
      plain(
        `${title}, edition of ${edition.toISOString().slice(0, 10)}. © ${edition.getUTCFullYear()} ${brand}. For the buyer’s own use: print it, write in it, lend your copy, but please don’t publish or sell it. Set in Literata and Figtree, both under the SIL Open Font License. Everyone in it is invented, and so is whoever says “I.”`,
      ),
    ),
  ];
  return [{ kind: "together", blocks }];
}
