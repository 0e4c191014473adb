import { expect, test } from "vitest";
import { brand, letter, step } from "../../tests/fixtures/letters.ts";
import { renderLetterText } from "./letter-text.ts";

test("The plain text says what the letter says, in its order", () => {
  expect(renderLetterText(letter, brand)).toBe(`A title

Hello,

One paragraph.

Another one.

Press me:
https://kindling.example/there?a=1&b=2

In small print.

-- 
Because you asked.
Kindling · hello@kindling.example
`);
});

test("What there is to do stands as a list between the paragraphs and the button", () => {
  expect(renderLetterText({ ...letter, step }, brand)).toContain(`
Another one.

A step:
* Do this.
* Then that.

Well done.

Press me:
`);
});

test("It names the postal address and the way out where there are such", () => {
  const unsubscribe = { label: "Leave", url: "https://kindling.example/unsubscribe?token=t" };
  const text = renderLetterText(
    { ...letter, unsubscribe },
    { ...brand, postalAddress: "1 Elm St" },
  );
  expect(text.split("\n").slice(-3)).toEqual([
    "Kindling · hello@kindling.example · 1 Elm St",
    "Leave: https://kindling.example/unsubscribe?token=t",
    "",
  ]);
});
