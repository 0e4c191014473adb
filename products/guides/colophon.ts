import { type Blocks, plain, type Text } from "@kindling/press/blocks";
import type { Ink } from "@kindling/press/place";
import { tellHelp } from "../where-to-turn.ts";

/** What stands at the end of each guide: where a guide ends and help begins, and whose it is. */
export function setColophon(title: string, brand: string, edition: Date, ink: Ink): Blocks {
  const small = (text: Text) => ({ kind: "paragraph", look: "small", text }) as const;
  const blocks: Blocks = [
    {
      ...{ kind: "figure", alt: "", height: 14 },
      draw: (pen, { x, y }) => pen.box({ x, y: y + 11, width: 24, height: 3 }, { fill: ink.fill }),
    },
    small([
      ...plain(
        "A guide is no treatment. If something weighs more than a book can carry, talk to a doctor or a counsellor; in danger, call the local emergency number. ",
      ),
      ...tellHelp(),
    ]),
    small(
      plain(
        `${title}, edition of ${edition.toISOString().slice(0, 10)}. © ${edition.getUTCFullYear()} ${brand}. For the personal use of whoever bought it: print it, write in it, lend your copy, but do not publish or sell it. Set in Literata and Figtree, both under the SIL Open Font License. All people in the examples are invented.`,
      ),
    ),
  ];
  return [{ kind: "together", blocks }];
}
