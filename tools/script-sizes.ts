import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root, type ToolResult } from "./tool.ts";

/** What a page may load before the visitor does anything; landing and sales pages have a tighter budget. */
export const scriptBudget = { frontDoor: 90_000, page: 100_000 } as const;

/** Status line and headers of each file, as measured in Chromium over HTTP/1.1. */
const HEADER_BYTES = 340;

/** Routes of landing and sales pages. */
const FRONT_DOORS = ["_index", "quiz1", "quiz2._index", "perfectionism"];

/** What the browser loads by itself when a stored session of the dating quiz is resumed. */
const TAKEN_UP = ["later-stage", "offer-stage", "result-stage", "payment-return"].map(
  (stage) => ["quiz1", ["stored-session", stage]] as const,
);

export type Script = { readonly bytes: number; readonly imports: readonly string[] };
export type Page = {
  readonly name: string;
  readonly limit: number;
  readonly loads: readonly string[];
};

/** Messages for the pages whose scripts, with all that they import, are over the limit. */
export function judgePages(
  pages: readonly Page[],
  find: (path: string) => Script,
): readonly string[] {
  return pages.flatMap(({ name, limit, loads }) => {
    const files = new Set<string>();
    const load = (path: string): void => {
      if (files.has(path)) return;
      files.add(path);
      find(path).imports.forEach(load);
    };
    loads.forEach(load);
    const bytes = [...files].reduce((sum, path) => sum + find(path).bytes + HEADER_BYTES, 0);
    return bytes > limit
      ? [`${name} loads ${bytes} bytes of script in ${files.size} files, at most ${limit}`]
      : [];
  });
}

/** Refuses a build of the app whose pages load more script than `scriptBudget`. */
export function checkScriptSizes(assets = join(root, "build/client/assets")): ToolResult {
  const scripts = new Map<string, Script>();
  const find = (name: string): Script => {
    const known = scripts.get(name) ?? readScript(join(assets, name));
    scripts.set(name, known);
    return known;
  };
  const lines = judgePages(listPages(assets), find);
  return { ok: lines.length === 0, output: lines.join("\n") };
}

function readScript(file: string): Script {
  const text = readFileSync(file, "utf8");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return {
    bytes: brotliCompressSync(text, { params }).length,
    imports: [...text.matchAll(/(?:from|import)"(\.\/[^"]+\.js)"/g)].map(([, path = ""]) =>
      basename(path),
    ),
  };
}

type Route = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
};

function listPages(assets: string): readonly Page[] {
  const { entry, routes } = readManifest(assets);
  const load = (route: Route): readonly string[] => [
    route.module,
    ...(route.imports ?? []),
    ...(route.parentId ? load(demand(routes[route.parentId])) : [entry.module, ...entry.imports]),
  ];
  const pages = Object.values(routes).map((route) => {
    const name = route.id.replace("routes/", "");
    const limit = FRONT_DOORS.includes(name) ? scriptBudget.frontDoor : scriptBudget.page;
    return { name, limit, loads: load(route).map((path) => basename(path)) };
  });
  const takenUp = TAKEN_UP.map(([name, parts]) => ({
    name: `${name} taken up at ${parts.join(" and ")}`,
    limit: scriptBudget.page,
    loads: [
      ...load(demand(routes[`routes/${name}`])).map((path) => basename(path)),
      ...parts.map((part) => findPart(assets, part)),
    ],
  }));
  const missing = FRONT_DOORS.filter((name) => !pages.some((page) => page.name === name));
  if (missing.length > 0) throw new Error(`No route is named ${missing.join(", ")}.`);
  return [...pages, ...takenUp];
}

function readManifest(assets: string): Manifest {
  const [name] = globSync("manifest-*.js", { cwd: assets });
  if (name === undefined) throw new Error("The app is not built.");
  const text = readFileSync(join(assets, name), "utf8");
  return JSON.parse(text.replace(/^window\.__remixManifest=/, "").replace(/;$/, ""));
}

/** A chunk that is loaded on demand, by the name of its module. */
function findPart(assets: string, name: string): string {
  const found = globSync(`${name}-????????.js`, { cwd: assets });
  if (found.length !== 1) throw new Error(`${found.length} chunks are named ${name}.`);
  return found[0] ?? "";
}

function demand(route: Route | undefined): Route {
  if (route === undefined) throw new Error("A route of the manifest is missing.");
  return route;
}
