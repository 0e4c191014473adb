import { expect, test } from "vitest";
import { closed } from "./downloads.ts";

test("The text of a disputed order is true before and after the bank's decision", () => {
  const { title, text } = closed.disputed;
  expect(`${title} ${text}`).not.toMatch(/hold|until|looking/);
});
