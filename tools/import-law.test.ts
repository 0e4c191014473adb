import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowed, forbidden, targets } from "./import-law-cases.ts";
import { root, runTool } from "./tool.ts";

type Violation = { from: string; rule: { name: string }; cycle?: { name: string }[] };
type Report = { summary: { violations: Violation[] } };

let tree: string;
const broken = new Map<string, string[]>();

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), "kindling-import-law-"));
  for (const path of targets) write(path, "export {};");
  for (const [, from, to] of forbidden) write(from, `import ${JSON.stringify(to)};`);
  for (const { from, to } of allowed) write(from, `import ${JSON.stringify(to)};`);
  write("app/domain/egg.ts", 'import "./hen.ts";');
  write("package.json", JSON.stringify({ type: "module", imports: { "#app/*": "./app/*" } }));
  write("tsconfig.json", "{}");
  linkModules();

  const config = join(root, ".dependency-cruiser.cjs");
  const { output } = await runTool(
    "depcruise",
    ["--config", config, "--output-type", "json", "app", "workers", "packages", "products"],
    { cwd: tree },
  );
  for (const { from, rule, cycle = [] } of (JSON.parse(output) as Report).summary.violations) {
    for (const path of [from, ...cycle.map((part) => part.name)]) {
      broken.set(path, [...(broken.get(path) ?? []), rule.name]);
    }
  }
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** The installed packages; those of the workspace lead to their planted copies. */
function linkModules(): void {
  const modules = join(tree, "node_modules");
  mkdirSync(join(modules, "@kindling"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    const target = join(root, "node_modules", name);
    if (name !== "@kindling") symlinkSync(target, join(modules, name), "junction");
  }
  for (const name of readdirSync(join(root, "packages"))) {
    const folder = join(tree, "packages", name);
    copyFileSync(join(root, "packages", name, "package.json"), join(folder, "package.json"));
    symlinkSync(folder, join(modules, "@kindling", name), "junction");
  }
}

describe("the import law", () => {
  test.each(forbidden)("%s refuses %s → %s", (rule, from) => {
    expect(broken.get(from)).toContain(rule);
  });

  test.each(allowed)("lets $from import $to", ({ from }) => {
    expect(broken.get(from) ?? []).toEqual([]);
  });

  test("has a case for each of its rules", async () => {
    const { default: law } = await import("../.dependency-cruiser.cjs");
    const names = [...(law.forbidden ?? []), ...(law.required ?? [])].map((rule) => rule.name);
    expect([...new Set(forbidden.map(([rule]) => rule))].sort()).toEqual(names.sort());
  });
});
