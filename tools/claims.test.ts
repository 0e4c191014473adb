import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type ContentModule, findClaims, findSentences } from "../tests/fixtures/find-claims.ts";
import { findUnproven } from "../tests/fixtures/shown-claims.ts";
import { listContentPaths, readContent } from "../tests/setup/read-content.ts";
import { root } from "./tool.ts";

const sample = (id: string, text = id) => ({ id, text, source: "sample" as const });
const proven = { id: "proven", text: "4 of 5", source: { url: "https://x.test", checkedOn: "" } };
const loop: Record<string, unknown> = { inside: sample("in-a-loop") };
loop["again"] = loop;

const made = (exported: unknown): ContentModule => ({ path: "made.ts", exported });
const idsIn = (exported: unknown) => findClaims([made(exported)]).map(({ id }) => id);

describe("A claim is found", () => {
  test.for<[string, unknown, string[]]>([
    ["that is exported by itself", { claim: sample("a") }, ["a"]],
    ["in a record, a list and a tuple", { all: { one: [[sample("a")], sample("b")] } }, ["a", "b"]],
    ["beside other words of a testimonial", { voice: { quote: sample("a"), name: "Kim" } }, ["a"]],
    ["in a map and in a set", [new Map([[1, sample("a")]]), new Set([sample("b")])], ["a", "b"]],
    ["that has a source", { proven }, ["proven"]],
    ["once, however often it is used", [sample("a"), { again: sample("a") }], ["a"]],
    ["where content refers to itself", loop, ["in-a-loop"]],
  ])("%s", ([, exported, ids]) => {
    expect(idsIn(exported)).toEqual(ids);
  });

  test("and nothing else is", () => {
    const others = [null, 1, () => sample("a"), { id: "a", text: "b" }, { ...proven, source: "x" }];
    expect(idsIn(others)).toEqual([]);
  });
});

test("Sentences are the texts outside of claims", () => {
  const exported = { title: "A", items: ["B", { text: "A" }], claim: sample("c", "C"), count: 3 };
  expect(findSentences([made(exported)]).map(({ text }) => text)).toEqual(["A", "B"]);
});

describe("On the pages", () => {
  let modules: ContentModule[];
  beforeAll(async () => {
    modules = await readContent();
  });
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const idsOf = (module: ContentModule) => findClaims([module]).map(({ id }) => id);

  test("every claim that a file spells out is found, so none is left unexported", () => {
    const written = modules.flatMap((module) => {
      const source = read(module.path);
      const made = [...source.matchAll(/\b(?:sample|claim|courseCount)\(\s*"([\w-]+)"/g)];
      const spelt = [...source.matchAll(/\bid: "([\w-]+)",\s*text:[^{}]*source:/g)];
      return [...made, ...spelt].map(([, id = ""]) => ({ id, found: idsOf(module) }));
    });
    expect(written.length).toBeGreaterThan(30);
    const isFound = ({ id, found }: { id: string; found: string[] }) =>
      found.some((name) => name === id || name.endsWith(`-${id}`));
    expect(written.filter((one) => !isFound(one))).toEqual([]);
  });

  test("some claims are found in every file that makes any", () => {
    const makers = modules.filter(({ path }) => /source: "sample"|checkedOn:/.test(read(path)));
    expect(makers.length).toBeGreaterThanOrEqual(5);
    expect(makers.filter((module) => idsOf(module).length === 0)).toEqual([]);
  });

  test("P37 no sentence outside of the claims repeats one, so no stage can show it another way", () => {
    const { findShown } = findUnproven(modules);
    const repeated = findSentences(modules).flatMap(({ path, text }) =>
      findShown(text).map((id) => `${path}: ${id} in “${text}”`),
    );
    expect(repeated).toEqual([]);
  });

  test("no two claims share an id", () => {
    const texts = new Map<string, Set<string>>();
    for (const { id, text } of modules.flatMap((module) => findClaims([module]))) {
      texts.set(id, new Set([...(texts.get(id) ?? []), text]));
    }
    expect([...texts].filter(([, said]) => said.size > 1)).toEqual([]);
  });

  test("no claim is outside of content, where nobody would look for it", () => {
    const inside = new Set(listContentPaths());
    const outside = globSync("{app,workers}/**/*.{ts,tsx}", { cwd: root })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => !(inside.has(path) || path.includes(".test.")))
      .filter((path) => /\bsource: ?"sample"[,\s}]/.test(read(path)));
    expect(outside.filter((path) => path !== "app/domain/claim.ts")).toEqual([]);
  });
});
