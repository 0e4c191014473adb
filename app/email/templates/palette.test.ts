import { expect, test } from "vitest";
import { accentColours, colours as designColours } from "#app/design/palette.ts";
import { accents, colours, onNight } from "./palette.ts";

test("Every colour is the design's", () => {
  expect(designColours).toMatchObject(colours);
  expect(accentColours).toMatchObject(accents);
  expect([onNight.text, onNight.soft]).toEqual([
    designColours.onNight.light,
    designColours.onNightSoft.light,
  ]);
});
