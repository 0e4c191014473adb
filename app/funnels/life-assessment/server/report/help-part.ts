import { type Block, plain } from "@kindling/press/blocks";
import { directory, helpNote } from "#app/help/content/texts.ts";
import { offerHelp } from "#app/help/server/find-help.ts";
import { paragraph } from "./score-row.ts";

/** Whom to call in this country, before everything else; where it is unknown, where to find out. */
export function helpPart(country: string | null): Block {
  const { lines } = offerHelp(country);
  return {
    kind: "callout",
    look: "soft",
    title: helpNote.title,
    isWhole: true,
    blocks: [
      paragraph(helpNote.text),
      ...(lines.length > 0 ? lines.map(line) : [findOut]),
      paragraph(helpNote.printed, "small"),
    ],
  };
}

type Line = ReturnType<typeof offerHelp>["lines"][number];

/** The fonts of the jobs worker have the letters of western Europe only. */
const EASTERN = /[Ā-ſ]/g;
const withoutMark = (letter: string): string => letter.normalize("NFD").charAt(0);

const line = ({ name, number, about }: Line): Block => ({
  kind: "paragraph",
  text: [
    { text: `${name.replaceAll(EASTERN, withoutMark)}: ` },
    { text: number, look: "bold" },
    ...(about ? plain(`. ${about}`) : []),
  ],
});

const findOut: Block = {
  kind: "paragraph",
  text: [{ text: `${directory.name}, ` }, { text: new URL(directory.website).host, look: "bold" }],
};
