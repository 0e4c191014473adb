import { typeset } from "@kindling/press/manuscript";
import { describeSiteHelp } from "../../products/where-to-turn.ts";

/** Removes spaces, because line and page breaks add some. */
export const squeeze = (words: string): string => words.replace(/\s+/g, "");

/** What is printed for `::help`. */
export const HELP_TOLD = squeeze(
  describeSiteHelp()
    .map(({ text }) => text)
    .join(""),
);

/** What is printed of Markdown and directives: one entry for each paragraph, row or line to write on. */
export const listPrinted = (source: string): string[] =>
  typeset(source.replace(/^---[\s\S]*?\n---\n/, ""))
    .replace(/^:::t(?:able|ick) .*|^::?:*\w[\w-]*( (?!.*\|)[\w ]*)?$|^:+$|^\++$|^\|[-| ]+\|$/gm, "")
    .replace(/^::lines (.*?) ?\|.*$/gm, "$1")
    .replace(/^::figure.*|^:{3,}\w+ ?/gm, "")
    .replace(/\{#[\w-]+\}|\[([^\]]*)\]\([^)]*\)/g, "$1")
    .split("\n")
    .flatMap((line) => line.replace(/^(#+|>|\d\.|- \[ \]|-) /, "").split("|"))
    .map((line) => line.replaceAll("*", "").trim())
    .filter((line) => line !== "" && !line.startsWith(":"));
