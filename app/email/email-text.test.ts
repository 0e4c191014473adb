import { expect, test } from "vitest";
import { content, signature, step } from "../../tests/fixtures/email-content.ts";
import { renderEmailText } from "./email-text.ts";

test("The plain text has the same content in the same order", () => {
  expect(renderEmailText(content, signature)).toBe(`A title

Hello,

One paragraph.

Another one.

Press me:
https://kindling.example/there?a=1&b=2

In small print.

-- 
Because you asked.
Kindling · hello@kindling.example
Your data: https://kindling.example/your-data
`);
});

test("Tasks are a list between the paragraphs and the button", () => {
  expect(renderEmailText({ ...content, step }, signature)).toContain(`
Another one.

A step:
* Do this.
* Then that.

Well done.

Press me:
`);
});

test("It has the postal address and the unsubscribe link if there are any", () => {
  const unsubscribe = { label: "Leave", url: "https://kindling.example/unsubscribe?token=t" };
  const text = renderEmailText(
    { ...content, unsubscribe },
    { ...signature, postalAddress: "1 Elm St" },
  );
  expect(text.split("\n").slice(-4)).toEqual([
    "Kindling · hello@kindling.example · 1 Elm St",
    "Your data: https://kindling.example/your-data",
    "Leave: https://kindling.example/unsubscribe?token=t",
    "",
  ]);
});
