/// <reference types="vite/types/importMeta.d.ts" />

import { expect, test } from "vitest";
import { CONSOLE_STYLE } from "#app/owner/screens/console-style.ts";

const built = import.meta.glob<string>(
  ["../../build/server/**/*.js", "../../build/client/**/*.{js,css}"],
  { query: "?raw", import: "default", eager: true },
);

/** What only the console has: some of its words, its style, and its two libraries. */
const OF_THE_CONSOLE = [
  "Cf-Access-Jwt-Assertion",
  "Erase this person for good?",
  "ERR_JWKS_NO_MATCHING_KEY",
  "Only the owner’s people",
  "zrender",
  CONSOLE_STYLE.slice(1, 60),
];

test("P52 The public worker neither runs nor sends anything of the console", () => {
  const files = Object.entries(built);
  expect(files.length).toBeGreaterThan(20);
  for (const [file, text] of files) {
    expect(
      OF_THE_CONSOLE.filter((words) => text.includes(words)),
      file,
    ).toEqual([]);
  }
});
