import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findScriptUses } from "./script-uses.ts";

const refused: [path: string, code: string][] = [
  ["api.HTMLElement.showPopover", "element.showPopover();"],
  ["api.HTMLElement.showPopover", "const { showPopover } = element;"],
  ["api.HTMLElement.showPopover", "if (element.hidden) element.showPopover();"],
  ["api.HTMLElement.showPopover", "element?.showPopover();"],
  ["api.HTMLElement.showPopover", "try { element.focus(); } catch {} element.showPopover();"],
  ["api.HTMLElement.hidePopover", "try { element.showPopover(); } catch {} element.hidePopover();"],
  ["api.HTMLElement.hidePopover", "if (element.animate) element.hidePopover();"],
  ["api.Window.requestIdleCallback", "requestIdleCallback(() => {});"],
  ["api.Window.requestIdleCallback", "window.requestIdleCallback(() => {});"],
  ["api.Navigator.share", "navigator.share();"],
  ["api.URL.canParse_static", 'URL.canParse("/");'],
  ["javascript.builtins.Promise.withResolvers", "Promise.withResolvers();"],
  ["javascript.builtins.Object.groupBy", "Object.groupBy([1], String);"],
  ["javascript.builtins.Set.union", "new Set([1]).union(new Set([2]));"],
  [
    "javascript.builtins.Set.union",
    "new Set([1] as const satisfies readonly number[]).union(new Set());",
  ],
  ["javascript.builtins.Iterator.map", "[1].values().map(String);"],
];

const accepted: string[] = [
  "element.showPopover?.();",
  'if ("showPopover" in element) element.showPopover();',
  "element.showPopover && element.showPopover();",
  'if (typeof element.showPopover !== "function") throw 0; element.showPopover();',
  "function raise() { if (!element.showPopover) return; element.showPopover(); return () => element.hidePopover(); }",
  "try { element.showPopover(); } catch {}",
  "function raise() { try { element.showPopover(); } catch { return; } element.hidePopover(); }",
  "({ showPopover: () => 0 }).showPopover();",
  "element.animate([], 0); document.querySelector('a')?.append('b'); [1].at(0); fetch('/');",
  'import type { Late } from "./late.ts"; let late: Late;',
  'import "./server/late.ts";',
];

const LATE = "export type Late = 1; requestIdleCallback(() => {});";
const files: Record<string, string> = {
  "late.ts": LATE,
  "server/late.ts": LATE,
  "importing.ts": 'import "./late.ts";',
  "asking-for-it.ts": 'void import("./late.ts");',
};
for (const [index, code] of [...refused.map(([, text]) => text), ...accepted].entries()) {
  files[`${index}.ts`] = `declare const element: HTMLDivElement;\n${code}\nexport {};`;
}

let folder: string;
let program: ts.Program;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-script-uses-"));
  mkdirSync(join(folder, "server"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const paths = Object.keys(files).map((name) => join(folder, name));
  program = ts.createProgram(paths, {
    target: ts.ScriptTarget.ESNext,
    lib: ["lib.esnext.d.ts", "lib.dom.d.ts"],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const findIn = (name: string) => findScriptUses(program, [join(folder, name)]);

test.each(refused.map((one, index) => [...one, index] as const))(
  "refuses %s: %s",
  (path, _code, index) => {
    expect(findIn(`${index}.ts`)).toEqual([{ path, file: join(folder, `${index}.ts`), line: 2 }]);
  },
);

test.each(accepted.map((code, index) => [code, index + refused.length] as const))(
  "accepts: %s",
  (_code, index) => {
    expect(findIn(`${index}.ts`)).toEqual([]);
  },
);

test.each(["importing", "asking-for-it"])("follows imports: %s", (name) => {
  expect(findIn(`${name}.ts`)).toMatchObject([{ file: join(folder, "late.ts") }]);
});
