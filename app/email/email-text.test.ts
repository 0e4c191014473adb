import { expect, test } from "vitest";
import { brand, content, step } from "../../tests/fixtures/email-content.ts";
import { renderEmailText } from "./email-text.ts";

test("The plain text has the same content in the same order", () => {
  expect(renderEmailText(content, brand)).toBe(`A title

Hello,

One paragraph.

Another one.

Press me:
https://kindling.example/there?a=1&b=2

In small print.

-- 
Because you asked.
Kindling · hello@kindling.example
Help and support: https://kindling.example/help
Your data: https://kindling.example/your-data
Privacy: https://kindling.example/privacy-policy
Terms: https://kindling.example/terms
Refunds: https://kindling.example/refunds
Imprint: https://kindling.example/imprint
`);
});

test("Tasks are a list between the paragraphs and the button", () => {
  expect(renderEmailText({ ...content, step }, brand)).toContain(`
Another one.

A step:
* Do this.
* Then that.

Well done.

Press me:
`);
});

test("A step whose title has a colon gets no second colon", () => {
  const titled = { ...step, title: "One step: five seconds" };
  expect(renderEmailText({ ...content, step: titled }, brand)).toContain(
    "five seconds\n* Do this.",
  );
});

test("The plain text has the postal address and the unsubscribe link if there are any", () => {
  const unsubscribe = { label: "Leave", url: "https://kindling.example/unsubscribe?token=t" };
  const text = renderEmailText(
    { ...content, unsubscribe },
    { ...brand, postalAddress: "1 Elm St" },
  );
  expect(text).toContain("\nKindling · hello@kindling.example · 1 Elm St\n");
  expect(text.split("\n").slice(-3)).toEqual([
    "Imprint: https://kindling.example/imprint",
    "Leave: https://kindling.example/unsubscribe?token=t",
    "",
  ]);
});
