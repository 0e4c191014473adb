/** The voice (docs/voice.md) as far as a program can hear it: our rules as data, textlint and prh to apply them. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { typeset } from "@kindling/press/manuscript";
import { TextlintKernel } from "@textlint/kernel";
import { root } from "../tool.ts";
import { EXCEPTIONS, type Exception } from "./exceptions.ts";
import { maskSource } from "./mask-source.ts";
import { judgeEase } from "./reading-ease.ts";

/** Everything that is sold or shown. */
const SOURCES = [
  "app/**/content/**/*.{ts,tsx}",
  "app/email/templates/**/*.{ts,tsx}",
  "products/**/*.md",
  "products/**/*.ts",
];
const OTHERS = /\.test\.tsx?$|^products\/README\.md$/;

export type Finding = {
  readonly path: string;
  readonly line: number;
  /** The words found. */
  readonly said: string;
  readonly rule: string;
};

// Both are CommonJS modules whose default is wrapped once more for an import.
const require = createRequire(import.meta.url);
const { default: text } = require("@textlint/textlint-plugin-text");
const { default: prh } = require("textlint-rule-prh");

const kernel = new TextlintKernel();

export async function lintText(path: string, source: string): Promise<Finding[]> {
  const read = path.endsWith(".md") ? typeset(source) : maskSource(path, source);
  const { messages } = await kernel.lintText(read, {
    ext: ".txt",
    filePath: path,
    plugins: [{ pluginId: "text", plugin: text }],
    rules: [
      {
        ruleId: "voice",
        rule: prh,
        options: { rulePaths: [join(import.meta.dirname, "rules.yml")] },
      },
    ],
  });
  return messages.map(({ loc, message }) => {
    const [words = "", rule = ""] = message.split(" => ");
    return { path, line: loc.start.line, said: words.trim(), rule: rule.trim() };
  });
}

const isExcepted = (finding: Finding, lines: readonly string[]) => (exception: Exception) =>
  finding.path === exception.path && (lines[finding.line - 1] ?? "").includes(exception.words);

/** All sources, by path. */
export function readSources(): ReadonlyMap<string, string> {
  const paths = globSync(SOURCES, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  const ours = paths.filter((path) => !OTHERS.test(path)).sort();
  return new Map(ours.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** Reports what leaves the voice or is hard to read, and exceptions that nothing needs any longer. */
export async function lintProse(): Promise<string[]> {
  const sources = readSources();
  const used = new Set<Exception>();
  const faults: string[] = [];
  for (const [path, source] of sources) {
    const lines = source.split("\n");
    for (const finding of await lintText(path, source)) {
      const exception = EXCEPTIONS.find(isExcepted(finding, lines));
      if (exception) used.add(exception);
      else faults.push(`${path}:${finding.line}  “${finding.said}”: ${finding.rule}`);
    }
  }
  const idle = EXCEPTIONS.filter((exception) => !used.has(exception));
  return [
    ...faults,
    ...judgeEase(sources),
    ...idle.map(({ path, words }) => `${path}  no exception is needed: “${words}”`),
  ];
}
