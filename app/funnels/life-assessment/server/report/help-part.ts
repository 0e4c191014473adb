import { type Block, plain } from "@kindling/press/blocks";
import { DIRECTORIES } from "#app/help/content/countries.ts";
import { helpNote } from "#app/help/content/texts.ts";
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
      ...(lines.length > 0 ? lines.map(line) : DIRECTORIES.map(directory)),
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

const directory = ({ name, website }: (typeof DIRECTORIES)[number]): Block => ({
  kind: "paragraph",
  text: [{ text: `${name}, ` }, { text: website.replace(/^https:\/\/(www\.)?/, ""), look: "bold" }],
});
