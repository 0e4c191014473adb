import { dirname, join, relative } from "node:path";
import type { TomlTable } from "smol-toml";
import { root } from "../tool.ts";
import { movePaths, readWorkerConfig, writeConfig } from "../worker-configs.ts";
import { type Environment, isLive, type Site, siteHost } from "./production.ts";
import { SECRETS } from "./secrets.ts";
import { TWIN_PATHS } from "./twin-paths.ts";
import { pickKnown, pickRequired, WORKER_IDS, WORKERS, type WorkerId } from "./workers.ts";

/** What development calls its database, bucket and queues. */
const LOCAL = "kindling";
const NAME_KEYS = ["database_name", "bucket_name", "queue", "dead_letter_queue"];
/** Cloudflare counts rate limits by their number, for the whole account. */
const FIRST_LIMIT: Readonly<Record<Environment, number>> = { production: 0, staging: 10_000 };
/** What belongs to this machine: the sandbox, and variables of development. */
const LEFT_OUT = ["services", "vars"];

export type Derived = Readonly<Partial<Record<WorkerId, TomlTable>>>;
type Route = { pattern: string; custom_domain: true } | { pattern: string; zone_name: string };

/** What the configurations are for, and where they are written. */
export type Target = { readonly environment: Environment; readonly folder: string };

export const targetOf = (environment: Environment): Target => ({
  environment,
  folder: join(root, ".wrangler", environment),
});
export const clientFolder = ({ folder }: Target): string => join(folder, "client");
export const configPath = ({ folder }: Target, id: WorkerId): string => join(folder, `${id}.toml`);
/** The name that something of the site has at Cloudflare. */
export const nameOf = ({ name }: Site, what: string): string => `${name}-${what}`;

export const listWorkers = (site: Site): WorkerId[] =>
  WORKER_IDS.filter((id) => id !== "console" || site.console !== undefined);

/** What is known later: further variables, and the id to bind the database by, without which wrangler takes its name. */
type Known = [variables?: Readonly<Record<string, string>>, databaseId?: string];

/** Derives the configurations of all workers from development's. */
export function deriveConfigs(
  site: Site,
  target: Target,
  ...[derived = {}, databaseId]: Known
): Derived {
  const variables = { ...site.variables, ...deriveVariables(site, target), ...derived };
  return Object.fromEntries(
    listWorkers(site).map((id) => [id, deriveConfig(id, site, target, variables, databaseId)]),
  );
}

const deriveVariables = (site: Site, { environment }: Target): Record<string, string> => ({
  ENVIRONMENT: "production",
  STRIPE_LIVEMODE: String(isLive(site)),
  ...(environment === "staging" && { ALLOW_TEST_KEYS: "yes" }),
});

function deriveConfig(
  id: WorkerId,
  site: Site,
  target: Target,
  variables: Readonly<Record<string, string>>,
  databaseId: string | undefined,
): TomlTable {
  const { config, suffix } = WORKERS[id];
  const path = configPath(target, id);
  const moved = movePaths(readWorkerConfig(config), config, path);
  const kept = Object.entries(moved).filter(([key]) => !LEFT_OUT.includes(key));
  const firstLimit = FIRST_LIMIT[target.environment];
  return {
    ...renameAll(Object.fromEntries(kept) as TomlTable, site, firstLimit, databaseId),
    name: nameOf(site, suffix),
    ...(site.account !== undefined && { account_id: site.account }),
    routes: listRoutes(id, site),
    // Cloudflare's log names our files.
    upload_source_maps: true,
    vars: pickKnown(id, variables),
    secrets: { required: pickRequired(id, SECRETS, variables) },
    ...adjust(id, site, target, moved),
  };
}

/** What one worker has in production but not in development. */
function adjust(id: WorkerId, site: Site, target: Target, moved: TomlTable): TomlTable {
  const path = configPath(target, id);
  if (id === "jobs") {
    const main = String(moved["main"]).replace(/development\.ts$/, "index.ts");
    const byCloudflare = site.variables["MAIL_TRANSPORT"] === "cloudflare";
    return { main, ...(byCloudflare && { send_email: [{ name: "SEND_EMAIL" }] }) };
  }
  if (id === "console" || id === "webhook") return {};
  const assets = { ...(moved["assets"] as TomlTable) };
  return {
    assets: { ...assets, directory: pathFrom(path, clientFolder(target)) },
    ...(id === "money" && { placement: { region: site.placement } }),
  };
}

const pathFrom = (config: string, folder: string): string =>
  relative(dirname(config), folder).replaceAll("\\", "/");

/** The host is the web worker's; routes of the others take precedence. */
function listRoutes(id: WorkerId, site: Site): Route[] {
  const on = (paths: readonly string[]): Route[] =>
    paths.map((path) => ({ pattern: `${siteHost(site)}${path}`, zone_name: site.zone }));
  switch (id) {
    case "jobs":
      return on(["/healthz/jobs"]);
    case "webhook":
      return on(["/webhooks/stripe", "/webhooks/resend", "/healthz/webhooks"]);
    case "console":
      return [{ pattern: site.console ?? "", custom_domain: true }];
    case "web":
      return [{ pattern: siteHost(site), custom_domain: true }];
    case "money":
      return on(TWIN_PATHS);
  }
}

/** Puts in the site's own names and numbers. */
const renameAll = (
  config: TomlTable,
  { name }: Site,
  firstLimit: number,
  databaseId: string | undefined,
): TomlTable =>
  JSON.parse(JSON.stringify(config), (key, value) => {
    if (key === "database_id") return databaseId;
    if (key === "namespace_id") return String(Number(value) + firstLimit);
    return NAME_KEYS.includes(key) ? value.replace(new RegExp(`^${LOCAL}\\b`), name) : value;
  });

/** Derives them, and writes them where wrangler is told to look. */
export function writeConfigs(site: Site, target: Target, ...known: Known): Derived {
  const derived = deriveConfigs(site, target, ...known);
  for (const id of listWorkers(site)) writeConfig(configPath(target, id), derived[id] ?? {});
  return derived;
}
