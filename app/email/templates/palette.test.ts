import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accents, colours, onNight } from "./palette.ts";

// Importing it would run vanilla-extract, which only a build can.
const theme = readFileSync("app/design/theme.css.ts", "utf8");

test("Every colour is the design's", () => {
  const written = [
    ...Object.entries(colours).map(([name, both]) => `${name}: ${inBoth(both)}`),
    `onNight: "${onNight.text}"`,
    `onNightSoft: "${onNight.soft}"`,
    ...Object.values(accents).flatMap(({ fill, onFill, text }) => [
      `fill: "${fill}"`,
      `onFill: "${onFill}"`,
      `text: ${inBoth(text)}`,
    ]),
  ];
  expect(written.filter((text) => !theme.includes(text))).toEqual([]);
});

const inBoth = ({ light, dark }: { light: string; dark: string }) => `both("${light}", "${dark}")`;
