/** What the deployment asks wrangler, and how its output is read. Tried with the version in package-lock.json. */
import { z } from "zod";
import type { ToolResult } from "../tool.ts";

/** Runs wrangler. No argument is ever a secret: any list of processes shows arguments. */
export type Wrangler = (args: readonly string[]) => Promise<ToolResult>;

/** @throws Error with wrangler's output */
export async function runWrangler(wrangler: Wrangler, args: readonly string[]): Promise<string> {
  const { ok, output } = await wrangler(args);
  if (!ok) throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed.\n${output}`);
  return output;
}

/** The JSON in an output: wrangler may print lines before it. Undefined: there is none. */
function findJson(output: string): unknown {
  const start = output.search(/^[[{]/m);
  return start === -1 ? undefined : JSON.parse(output.slice(start));
}

function readJson<S extends z.ZodType>(schema: S, output: string): z.output<S> {
  const parsed = schema.safeParse(findJson(output));
  if (!parsed.success) throw new Error(`wrangler answered something unexpected.\n${output}`);
  return parsed.data;
}

/** How Cloudflare, by code, or wrangler, in words, says that something is missing. */
const IS_MISSING =
  /Queue "[^"]*" does not exist|Worker "[^"]*" not found|has no deployments|specified (?:key|bucket) does not exist|\[code: (?:10006|10007|10090)\]/;

/** The output, or null where the thing is not there. @throws Error for any other failure */
async function ask(wrangler: Wrangler, args: readonly string[]): Promise<string | null> {
  const { ok, output } = await wrangler(args);
  if (ok) return output;
  if (IS_MISSING.test(output)) return null;
  throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed.\n${output}`);
}

/** Whether what wrangler is asked about is there. */
export const exists = async (wrangler: Wrangler, args: readonly string[]): Promise<boolean> =>
  (await ask(wrangler, args)) !== null;

/** The id of a database; null: there is none of that name. */
export async function findDatabase(wrangler: Wrangler, name: string): Promise<string | null> {
  const output = await runWrangler(wrangler, ["d1", "list", "--json"]);
  const databases = readJson(z.array(z.object({ uuid: z.string(), name: z.string() })), output);
  return databases.find((one) => one.name === name)?.uuid ?? null;
}

/** The names of a worker's secrets. */
export async function listSecrets(wrangler: Wrangler, worker: string): Promise<string[]> {
  const args = ["secret", "list", "--name", worker, "--format", "json"];
  const output = await runWrangler(wrangler, args);
  return readJson(z.array(z.object({ name: z.string() })), output).map(({ name }) => name);
}

const Deployment = z.object({ versions: z.array(z.object({ version_id: z.string() })).min(1) });

/** The version that answers now; null: there is none. */
export async function readVersion(wrangler: Wrangler, worker: string): Promise<string | null> {
  const output = await ask(wrangler, ["deployments", "status", "--name", worker, "--json"]);
  return output && (readJson(Deployment, output).versions[0]?.version_id ?? null);
}

/** The version that `wrangler deploy` names at its end. */
export function readDeployedVersion(output: string): string {
  const id = /Current Version ID:\s*([\da-f-]{8,})/.exec(output)?.[1];
  if (id === undefined) throw new Error(`wrangler deploy named no version.\n${output}`);
  return id;
}

const onDatabase = (config: string): string[] => [
  "d1",
  "execute",
  "DB",
  "--config",
  config,
  "--remote",
  "--yes",
];

/** Runs a file of statements by D1's import: all of them, or none. */
export const importFile = (wrangler: Wrangler, config: string, file: string): Promise<string> =>
  runWrangler(wrangler, [...onDatabase(config), "--file", file]);

/** The rows of a query. */
export async function readRows<Row>(
  wrangler: Wrangler,
  config: string,
  sql: string,
): Promise<readonly Row[]> {
  const args = [...onDatabase(config), "--json", "--command", sql];
  const Rows = z.array(z.object({ results: z.array(z.unknown()) })).length(1);
  const [answer] = readJson(Rows, await runWrangler(wrangler, args));
  return (answer?.results ?? []) as Row[];
}

/** Created as wrangler does, so that its own commands know what was applied. */
const APPLIED = `create table if not exists d1_migrations (
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`;

/** Migrations that have run. */
export async function listApplied(wrangler: Wrangler, config: string): Promise<string[]> {
  await readRows(wrangler, config, APPLIED);
  const applied = await readRows<{ name: string }>(
    wrangler,
    config,
    "select name from d1_migrations order by id",
  );
  return applied.map(({ name }) => name);
}

/** The point in time to which the database could be restored. */
export async function readBookmark(wrangler: Wrangler, config: string): Promise<string> {
  const args = ["d1", "time-travel", "info", "DB", "--config", config, "--json"];
  return readJson(z.object({ bookmark: z.string() }), await runWrangler(wrangler, args)).bookmark;
}

/** Null if the object does not exist. */
export const readObject = (wrangler: Wrangler, path: string, file: string) =>
  ask(wrangler, ["r2", "object", "get", path, "--remote", "--file", file]);
