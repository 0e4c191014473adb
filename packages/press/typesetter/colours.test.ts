import { expect, test } from "vitest";
import { colours as pageColours } from "../../../app/design/palette.ts";
import { colours } from "./colours.ts";

test.each(Object.entries(colours))("%s has the light theme's value", (name, colour) => {
  expect(pageColours[name as keyof typeof colours].light).toBe(colour);
});
