import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Book, Chapter, Opener } from "@kindling/press/book";
import { parseManuscript } from "@kindling/press/manuscript";
import { type Printed, printBook } from "@kindling/press/print-book";
import { readFonts } from "@kindling/press/read-fonts";
import { accentColours } from "../../app/design/palette.ts";
import { readBrandName } from "../brand.ts";
import { DIRECTIVES } from "./directives.ts";
import type { Tool } from "./tools.ts";

/** Raised with every change that a buyer would notice. */
export const EDITION = new Date("2026-11-25T00:00:00Z");

const iris = accentColours.iris;
const ink = { ...iris, text: iris.text.light, soft: iris.soft.light };

export const printTool = (tool: Tool): Promise<Printed> =>
  printBook(composeTool(tool), readFonts());

function composeTool(tool: Tool): Book {
  const chapters = readChapters(tool);
  return {
    title: chapters[0]?.title ?? tool.id,
    author: readBrandName(),
    subject: tool.subject,
    language: "en",
    edition: EDITION,
    paper: "either",
    ink,
    chapters,
  };
}

function readChapters(tool: Tool): Chapter[] {
  const folder = join(import.meta.dirname, tool.id);
  return globSync("*.md", { cwd: folder })
    .sort()
    .flatMap((file, index) => {
      const source = readFileSync(join(folder, file), "utf8");
      const art = index === 0 ? tool.art : undefined;
      return repeatWeek(source).map((text, week) => {
        const id = `${basename(file, ".md")}${week > 0 ? `-${week + 1}` : ""}`;
        return readChapter(id, text, week, art);
      });
    });
}

/** One manuscript serves for all weeks of the tracker: a subtitle for each, and `{week}` for its number. */
function repeatWeek(source: string): string[] {
  const [, subtitles = ""] = /^subtitles: (.*)$/m.exec(source) ?? [];
  return subtitles.split(" | ").map((_, week) => source.replaceAll("{week}", String(week + 1)));
}

function readChapter(id: string, source: string, week: number, art: Opener["art"]): Chapter {
  const { facts, blocks } = parseManuscript(source, { directives: DIRECTIVES });
  const { title = id, label, subtitles } = facts;
  const subtitle = subtitles?.split(" | ")[week] ?? facts["subtitle"];
  const opener: Opener = {
    look: art ? "band" : "plain",
    ...(art && { art }),
    ...(label && { label }),
    ...(subtitle && { subtitle }),
  };
  return { id, title, blocks, opener };
}
