import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { accentColours, colours } from "../../app/design/palette.ts";
import { describeSiteHelp } from "../where-to-turn.ts";
import type { CalendarDay } from "./calendar-file.ts";

const MANUSCRIPT = join(import.meta.dirname, "start-here");
const FONT = join(import.meta.dirname, "../../public/fonts/figtree-763d7009.woff2");

/** "Start here.html" with style, font and script inside: it is opened from a folder, often without internet. */
export async function writeStartPage(days: readonly CalendarDay[]): Promise<string> {
  const style = [writeFont(), writeColours(), readFileSync(`${MANUSCRIPT}.css`, "utf8")].join("\n");
  const script = await bundleForm(days);
  return readFileSync(`${MANUSCRIPT}.html`, "utf8")
    .replace("<!--style-->", () => `<style>\n${style}</style>`)
    .replace("<!--help-->", writeHelp)
    .replace("<!--script-->", () => `<script>\n${script}</script>`);
}

const writeHelp = (): string =>
  describeSiteHelp()
    .map(({ text, link }) => (link === undefined ? text : `<a href="${link}">${text}</a>`))
    .join("");

const writeFont = (): string =>
  `@font-face {
  font-family: Figtree;
  font-weight: 400 800;
  src: url(data:font/woff2;base64,${readFileSync(FONT, "base64")}) format("woff2");
}`;

function writeColours(): string {
  const { fill, onFill, text, soft } = accentColours.iris;
  const both = { ...colours, accentText: text, accentSoft: soft };
  const list = (theme: "light" | "dark") =>
    Object.entries(both).map(([name, colour]) => `  --${name}: ${colour[theme]};`);
  return [
    ":root {",
    ...list("light"),
    `  --accent: ${fill};`,
    `  --onAccent: ${onFill};`,
    "}",
    "@media screen and (prefers-color-scheme: dark) {",
    ":root {",
    ...list("dark"),
    "}",
    "}",
  ].join("\n");
}

async function bundleForm(days: readonly CalendarDay[]): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: "error",
    define: { CALENDAR_DAYS: JSON.stringify(days).replaceAll("<", "\\u003c") },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, "start-page-form.ts"),
        formats: ["iife"],
        name: "form",
      },
    },
  });
  const [result] = [results].flat();
  if (!result || !("output" in result))
    throw new Error("The script of the start page was not built");
  return result.output[0].code;
}
