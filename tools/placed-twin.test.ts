import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { TomlTable } from "smol-toml";
import { expect, test } from "vitest";
import { root } from "./tool.ts";
import {
  matchesRoute,
  movePaths,
  readTwinPatterns,
  readWorkerConfig,
  TWIN_CONFIG,
} from "./worker-configs.ts";

const { name, placement, routes, workers_dev, ...shared } = movePaths(
  readWorkerConfig(TWIN_CONFIG),
  TWIN_CONFIG,
  join(root, "wrangler.toml"),
);
const HOST = new URL((shared["vars"] as { SITE_ORIGIN: string }).SITE_ORIGIN).host;
const patterns = readTwinPatterns();
const INHERITED = ["main", "compatibility_date", "assets", "observability", "minify"];

/** Reach one of these ports, and stay near the visitor: most of their visits never ask it. */
const NEAR_THE_VISITOR = {
  quiz1: "a landing page, except on the way back from a bank",
  "quiz2.paywall": "one read, except for its form when it is posted without script",
  "read.a-tired-week": "shares modules with the library, and only reads a file",
};

const idsOf = (pattern: string): string[] =>
  globSync("app/routes/*", { cwd: root })
    .map((file) => basename(file).replace(/\.tsx?$/, ""))
    .filter((id) => matchesRoute(pattern, addressOf(id)));
const addressOf = (id: string): string => `/${id.replace("._index", "").replaceAll(".", "/")}`;

const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from "([#.][^"]+)";/gm;

/** A verb of the port to Stripe, or to the bucket beside the database. */
const ASKS = /\bpayments\.(?!ts\b)\w|\bfiles\.(?:peek|find|open|measure)\(/;

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

test("The twin is production's web worker under another name and in another place", () => {
  const web = readWorkerConfig("wrangler.toml");
  const { production } = web["env"] as { production: TomlTable };
  const { name: nameOfWeb, ...bindings } = production;
  const inherited = Object.fromEntries(INHERITED.map((key) => [key, web[key]]));
  expect(shared).toEqual({ ...inherited, ...bindings });
  expect({ name, placement, workers_dev }).toEqual({
    name: `${nameOfWeb}-money`,
    placement: { region: "aws:us-east-1" },
    workers_dev: false,
  });
});

test("Each route of the twin is on the site and is a page or call of the router", () => {
  for (const { pattern, zone_name } of routes as { pattern: string; zone_name: string }[]) {
    expect(pattern.startsWith(`${HOST}/`), pattern).toBe(true);
    expect(`.${HOST}`.endsWith(`.${zone_name}`), zone_name).toBe(true);
  }
  for (const pattern of patterns) expect(idsOf(pattern), pattern).not.toEqual([]);
});

test("Every route that may ask Stripe or the bucket is the twin's, but for pages that seldom do", () => {
  const asking = globSync("app/routes/*", { cwd: root })
    .filter((file) => asksFar(file))
    .map((file) => basename(file).replace(/\.tsx?$/, ""));
  expect(asking).toEqual(
    expect.arrayContaining(["api.quiz2.checkout", "api.quiz2.report.$attemptId"]),
  );
  const elsewhere = asking.filter(
    (id) => !patterns.some((each) => matchesRoute(each, addressOf(id))),
  );
  expect(elsewhere.sort()).toEqual(Object.keys(NEAR_THE_VISITOR));
});
