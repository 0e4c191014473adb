import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { root, type ToolResult } from "../tool.ts";
import { listLacking, type Use } from "./compat.ts";
import { HARMLESS } from "./harmless.ts";
import { findScriptUses } from "./script-uses.ts";
import { findStyleUses } from "./style-uses.ts";

/** Styles as they are shipped, so the build comes first; and those of a page that is sold. */
const STYLES = ["build/client/assets/*.css", "products/*/*.css"];
/** Routes without a component run on the server alone. */
const SCRIPTS = [
  "app/{entry.client,root,route-styles}.tsx",
  "app/routes/**/*.tsx",
  "products/*/start-page-form.ts",
];

/** Refuses features that a browser of `browserslist` lacks, unless they have a fallback or are listed as harmless. */
export function checkBrowsers(): ToolResult {
  const uses = [
    ...listFiles(STYLES).flatMap((file) => findStyleUses(file, readFileSync(file, "utf8"))),
    ...findScriptUses(createProgram(), listFiles(SCRIPTS)),
  ];
  const lines = judge(uses, HARMLESS);
  return { ok: lines.length === 0, output: lines.join("\n") };
}

const listFiles = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: root }).map((path) => join(root, path));

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(listFiles(SCRIPTS), options);
}

/** Also refuses exceptions that nothing needs. */
export function judge(uses: readonly Use[], harmless: Readonly<Record<string, string>>): string[] {
  const exceptions = Object.keys(harmless);
  const covers = (exception: string, { path }: Use) => `${path}.`.startsWith(`${exception}.`);
  const unused = exceptions.filter((one) => !uses.some((use) => covers(one, use)));
  return [
    ...uses
      .filter((use) => !exceptions.some((one) => covers(one, use)))
      .map(({ path, file, line }) => {
        const lacking = listLacking(path).join(", ");
        return `${relative(root, file)}:${line} ${path} is missing in ${lacking}`;
      }),
    ...unused.map(
      (one) => `${one} is used nowhere: take it from tools/browser-support/harmless.ts`,
    ),
  ];
}
