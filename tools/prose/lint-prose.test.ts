import { expect, test } from "vitest";
import { EXCEPTIONS } from "./exceptions.ts";
import { lintText } from "./lint-prose.ts";

const said = async (text: string, path = "guide.md") =>
  (await lintText(path, text)).map((finding) => finding.said);

test.each([
  ["Rest is no reward.", ["is no"]],
  ["Somebody called. Did anybody answer?", ["Somebody", "anybody"]],
  ["Read it. Who waits gets nothing.", ["Who waits"]],
  ["Our mail has the link, and two mails follow.", ["Our mail", "mails"]],
  ["It was quiet for long.", ["for long"]],
  ["The way out lies in asking.", ["lies in"]],
  ["Please call at once.", ["at once"]],
  ["Stripe does not answer just now.", ["does not answer just now"]],
  ["I can’t any more.", ["any more"]],
  ["You have paid already? Open it.", ["You have paid already?"]],
  [
    "Your favourite colour, organised: grey, towards noon.",
    ["favourite", "colour", "organised", "grey", "towards"],
  ],
  ["The tram leaves in a fortnight.", ["tram", "fortnight"]],
])("Text that leaves the voice is found: %s", async (text, found) => {
  expect(await said(text)).toEqual(found);
});

test.each([
  "There is no need to hurry, and no one minds. Someone will mail you a key.",
  "Nobody gets both at once, or not for long. Who waits for whom? An email is in your mailbox for long enough.",
  "Your favorite color, organized: gray, toward noon. One more analysis.",
  "A manuscript's straight quotes are typeset: it isn't \"wrong\".",
])("Text that keeps to the voice passes: %s", async (text) => {
  expect(await said(text)).toEqual([]);
});

test("Only the texts of a source are read, each on its own line", async () => {
  const source = [
    `import { a } from "./any mails.ts";`,
    "/** Somebody waits at once. */",
    `const somebody = "somebody"; const key = { "for long or not": 1 };`,
    `const text = \`Ask \${somebody} or anybody else\`;`,
    "const page = <p>It is no test</p>;",
    `const other = "It isn't a test";`,
  ].join("\n");
  expect(await lintText("page.tsx", source)).toEqual([
    { path: "page.tsx", line: 4, said: "anybody", rule: "someone, anyone, everyone" },
    { path: "page.tsx", line: 5, said: "is no", rule: "isn't a" },
    { path: "page.tsx", line: 6, said: "'", rule: "’" },
  ]);
});

test("Exceptions are few, and each has a reason", () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(30);
  for (const { why } of EXCEPTIONS) expect(why).not.toBe("");
});
