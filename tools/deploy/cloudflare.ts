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
const IS_MISSING = {
  queue: /Queue "[^"]*" does not exist/,
  worker: /\[code: (?:10007|10090)\]|Worker "[^"]*" not found|has no deployments/,
  table: /no such table|Couldn't find a D1 DB/,
  object: /specified (?:key|bucket) does not exist|\[code: 10006\]/,
};

/** The output, or null where the thing is not there. @throws Error for any other failure */
async function ask(
  wrangler: Wrangler,
  what: keyof typeof IS_MISSING,
  args: readonly string[],
): Promise<string | null> {
  const { ok, output } = await wrangler(args);
  if (ok) return output;
  if (IS_MISSING[what].test(output)) return null;
  throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed.\n${output}`);
}

const Account = z.object({ id: z.string(), name: z.string() });
const Whoami = z.object({ loggedIn: z.literal(true), accounts: z.array(Account) });

/** Null: not logged in. */
export async function readAccounts(wrangler: Wrangler) {
  const { ok, output } = await wrangler(["whoami", "--json"]);
  return ok ? readJson(Whoami, output).accounts : null;
}

/** The id of a database; null: there is none of that name. */
export async function findDatabase(wrangler: Wrangler, name: string): Promise<string | null> {
  const output = await runWrangler(wrangler, ["d1", "list", "--json"]);
  const databases = readJson(z.array(z.object({ uuid: z.string(), name: z.string() })), output);
  return databases.find((one) => one.name === name)?.uuid ?? null;
}

/** What wrangler prints about a queue; null: there is none. */
export const readWithConsumers = (wrangler: Wrangler, name: string): Promise<string | null> =>
  ask(wrangler, "queue", ["queues", "info", name]);

/** The id of a queue; null: there is none of that name. */
export async function findQueue(wrangler: Wrangler, name: string): Promise<string | null> {
  const output = await readWithConsumers(wrangler, name);
  if (output === null) return null;
  const id = /^Queue ID:\s*(\S+)/m.exec(output)?.[1];
  if (id === undefined) throw new Error(`wrangler queues info named no id.\n${output}`);
  return id;
}

export async function hasBucket(wrangler: Wrangler, name: string): Promise<boolean> {
  const output = await runWrangler(wrangler, ["r2", "bucket", "list"]);
  return output.split("\n").some((line) => /^name:\s+(\S+)/.exec(line)?.[1] === name);
}

/** Whether a bucket has a rule of that name. */
export async function hasRule(
  wrangler: Wrangler,
  kind: "lock" | "lifecycle",
  bucket: string,
  name: string,
): Promise<boolean> {
  const output = await ask(wrangler, "object", ["r2", "bucket", kind, "list", bucket]);
  return output?.split("\n").some((line) => /^name:\s+(\S+)/.exec(line)?.[1] === name) ?? false;
}

/** Null if the worker does not exist yet. */
export async function listSecrets(wrangler: Wrangler, worker: string): Promise<string[] | null> {
  const args = ["secret", "list", "--name", worker, "--format", "json"];
  const output = await ask(wrangler, "worker", args);
  if (output === null) return null;
  return readJson(z.array(z.object({ name: z.string() })), output).map(({ name }) => name);
}

/** What answers from then on is a version of its own, without the secret and without a tag. */
export const deleteSecret = (wrangler: Wrangler, worker: string, name: string): Promise<string> =>
  runWrangler(wrangler, ["secret", "delete", name, "--name", worker]);

export type Version = { readonly id: string; readonly tag: string | null };

const Deployment = z.object({ versions: z.array(z.object({ version_id: z.string() })).min(1) });
const Annotated = z.object({
  annotations: z.object({ "workers/tag": z.string().optional() }).optional(),
});

/** The version that answers now; null: there is none. */
export async function readVersion(wrangler: Wrangler, worker: string): Promise<Version | null> {
  const named = ["--name", worker, "--json"];
  const output = await ask(wrangler, "worker", ["deployments", "status", ...named]);
  if (output === null) return null;
  const [{ version_id: id } = { version_id: "" }] = readJson(Deployment, output).versions;
  const version = await runWrangler(wrangler, ["versions", "view", id, ...named]);
  return { id, tag: readJson(Annotated, version).annotations?.["workers/tag"] ?? null };
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

/** Migrations that have run. Their table is created with the first of them. */
export async function listApplied(wrangler: Wrangler, config: string): Promise<string[]> {
  const sql = "select name from d1_migrations order by id";
  const args = [...onDatabase(config), "--json", "--command", sql];
  const output = await ask(wrangler, "table", args);
  if (output === null) return [];
  const Rows = z.array(z.object({ results: z.array(z.object({ name: z.string() })) }));
  return readJson(Rows, output).flatMap(({ results }) => results.map(({ name }) => name));
}

/** The point in time to which the database could be restored. */
export async function readBookmark(wrangler: Wrangler, config: string): Promise<string> {
  const args = ["d1", "time-travel", "info", "DB", "--config", config, "--json"];
  return readJson(z.object({ bookmark: z.string() }), await runWrangler(wrangler, args)).bookmark;
}

/** Null if the object does not exist. */
export const readObject = (wrangler: Wrangler, path: string, file: string) =>
  ask(wrangler, "object", ["r2", "object", "get", path, "--remote", "--file", file]);

const time = z.number().nullable();
const Facts = z.object({
  results: z
    .array(z.object({ minute: time, night: time, alarms: z.string().nullable() }))
    .length(1),
  meta: z.object({ size_after: z.number() }),
});

/** The one row of a query about the state of the product, and the size of the database. */
export async function readFacts(wrangler: Wrangler, config: string, sql: string) {
  const args = [...onDatabase(config), "--json", "--command", sql];
  const output = await runWrangler(wrangler, args);
  const [facts] = readJson(z.array(Facts).length(1), output);
  const [row] = facts?.results ?? [];
  if (facts === undefined || row === undefined) throw new Error(output);
  return { row, sizeBytes: facts.meta.size_after };
}
