import { expect, test } from "vitest";
import { findTexts, findTextsIn } from "./find-texts.ts";
import { root } from "./tool.ts";

/**
 * Codes of errors whose messages tell the author of a program what is wrong with its request: our pages send no such
 * requests. The messages stay in English, like the names of headers and fields.
 */
const OF_PROGRAMS: ReadonlySet<string> = new Set([
  "cross_site",
  "method_not_allowed",
  "too_large",
  "unsupported_media_type",
]);

test("Whatever people read is in a content folder", () => {
  expect(findTextsIn(root, OF_PROGRAMS)).toEqual([]);
});

const find = (source: string, path = "app/orders/screens/page.tsx") =>
  findTexts(path, source, OF_PROGRAMS);

test.each([
  ["const A = () => <p>Sources</p>;", "Sources"],
  ["const A = () => <p>\n  {name} is here\n</p>;", "is here"],
  ['const A = () => <p>{isGood ? "Good:" : words.weak}</p>;', "Good:"],
  ['const A = () => <p>{isLate && (note ?? "Too late")}</p>;', "Too late"],
  [`const A = () => <p>{\`\${score} of 100\`}</p>;`, "… of 100"],
  ['const A = () => <nav aria-label="Footer" />;', "Footer"],
  ['const A = () => <Tabs label={"Compare"} />;', "Compare"],
  [`const A = () => <img alt={\`A cover of \${name}\`} />;`, "A cover of …"],
  ['const A = () => <Field placeholder="Your name" />;', "Your name"],
  ['const A = () => <StatePage title={isLost ? "Lost" : title} />;', "Lost"],
  ['throw new AppError("not_found", "It is gone.");', "It is gone."],
  ['const GONE = "It is gone.";\nthrow new AppError("not_found", GONE);', "It is gone."],
  ['throw new AppError(code, "It is gone.");', "It is gone."],
  ['new AppError("invalid_input", issue?.message ?? "Wrong.", {});', "Wrong."],
])("The text of %s is found", (source, text) => {
  expect(find(source).map((line) => line.replace(/^\S+ /, ""))).toEqual([text]);
});

test("A text is reported with its path and line", () => {
  expect(find("\n\nconst A = () => <p>Sources</p>;")).toEqual([
    "app/orders/screens/page.tsx:3 Sources",
  ]);
});

test.each([
  ['export const meta = pageMeta({ title: "Terms", path: "/terms" });', ["Terms"]],
  ['export const meta = () => [{ title: data?.name ?? "Wrong" }];', ["Wrong"]],
  ['export function meta() { return [{ description: "All." }]; }', ["All."]],
  ['export const handle = { title: "not shown" };', []],
])("Only the title and description in a route's meta are found: %s", (source, texts) => {
  const found = find(source, "app/routes/terms.tsx");
  expect(found).toEqual(texts.map((text) => `app/routes/terms.tsx:1 ${text}`));
});

test.each([
  "const A = () => <p className={css.text}>{words.lead} · 100%</p>;",
  'const A = () => <p hidden={state === "open"}>{state === "open" && <b>{words.open}</b>}</p>;',
  'const A = () => <input type="hidden" name="intent" value="cancel" alt="" />;',
  'const A = () => <p>{words[part]("area")}</p>;',
  'throw new AppError("not_found", refusals.gone);',
  `throw new AppError("method_not_allowed", \`Use \${allowed}.\`);`,
  'throw new Error("A checkout round has no email address.");',
])("No text is found in %s", (source) => {
  expect(find(source)).toEqual([]);
});
