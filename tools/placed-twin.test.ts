import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { LEVELS } from "../tests/fixtures/levels.ts";
import { matchesRoute, TWIN_PATHS } from "./deploy/twin-paths.ts";
import { root } from "./tool.ts";

/** Most visits to these paths ask nothing, or only once. */
const NEAR_THE_VISITOR = {
  "/quiz1": "a landing page, except on the way back from a bank",
  "/quiz2/paywall": "one read, except for its form when it is posted without script",
  "/read/a-tired-week": "shares modules with the library, and only reads a file",
  "/withdraw": "its page asks nothing",
};

const idsOf = (pattern: string): string[] =>
  globSync("app/routes/*", { cwd: root })
    .map((file) => basename(file).replace(/\.tsx?$/, ""))
    .filter((id) => matchesRoute(pattern, addressOf(id)));
const addressOf = (id: string): string => `/${id.replace("._index", "").replaceAll(".", "/")}`;

const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from "([#.][^"]+)";/gm;

/** A verb of the port to Stripe, or to the bucket next to the database. */
const ASKS = /\bpayments\.(?!ts\b)\w|\bfiles\.(?:peek|read|open|measure)\(/;

/** Whether a module, or what it imports at run time, names such a verb. */
function asksFar(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(join(root, file))) return false;
  seen.add(file);
  const text = readFileSync(join(root, file), "utf8");
  if (ASKS.test(text)) return true;
  return [...text.matchAll(IMPORT)].some(([, to = ""]) =>
    asksFar(to.startsWith("#") ? to.slice(1) : join(dirname(file), to), seen),
  );
}

test("Each path of the twin is a page or call of the router", () => {
  for (const pattern of TWIN_PATHS) expect(idsOf(pattern), pattern).not.toEqual([]);
});

/** The path of an entry such as `POST /quiz2/manage: cancel`, if it waits for two queries in a row. */
const waitsTwice = ([name, levels]: [string, string]): string[] =>
  /\b[DRS] [DRS]\b/.test(levels.replace(/>.*/, "")) ? [name.replace(/^POST |[ ,:].*$/g, "")] : [];

test("Paths that wait twice in a row for the database, Stripe or the bucket are the twin's, with few exceptions", () => {
  const asking = globSync("app/routes/*", { cwd: root })
    .filter((file) => asksFar(file))
    .map((file) => addressOf(basename(file).replace(/\.tsx?$/, "")));
  const waiting = Object.entries(LEVELS).flatMap(waitsTwice);
  expect(asking).toEqual(
    expect.arrayContaining(["/api/quiz2/checkout", "/api/quiz2/report/$attemptId"]),
  );
  expect(waiting).toEqual(expect.arrayContaining(["/quiz2/history", "/api/quiz2/checkout"]));
  const elsewhere = [...asking, ...waiting].filter(
    (path) => !TWIN_PATHS.some((each) => matchesRoute(each, path)),
  );
  expect([...new Set(elsewhere)].sort()).toEqual(Object.keys(NEAR_THE_VISITOR));
});
