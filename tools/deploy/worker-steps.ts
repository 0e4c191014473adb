import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { TomlTable } from "smol-toml";
import { root } from "../tool.ts";
import { writeClientFiles } from "./client-files.ts";
import {
  deleteSecret,
  listSecrets,
  readDeployedVersion,
  readVersion,
  runWrangler,
  type Version,
} from "./cloudflare.ts";
import { type Context, databaseName } from "./context.ts";
import { inFolder, noteBookmark, readList, writeList } from "./data.ts";
import {
  clientFolder,
  configPath,
  deriveConfigs,
  listWorkers,
  nameOf,
  writeConfigs,
} from "./derive-configs.ts";
import { listSecretNames, type Secrets } from "./secrets.ts";
import type { Step } from "./steps.ts";
import { pickKnown, pickRequired, WORKERS, type WorkerId } from "./workers.ts";

export const build = ({ world }: Context): Step => ({
  name: "the build",
  check: async () => (world.isBuilt() ? [] : ["remix vite:build"]),
  act: async () => void (await world.build()),
});

/** Consumers of a queue before its producers. */
export const workers = (context: Context): Step[] =>
  listWorkers(context.site).map((id) => worker(context, id));

function worker(context: Context, id: WorkerId): Step {
  const { site, world, versions } = context;
  const name = nameOf(site, WORKERS[id].suffix);
  let before: Version | null = null;
  let complete: Record<string, string> = {};
  let tag = "";
  let surplus: string[] = [];
  return {
    name: `the worker ${name}`,
    check: async () => {
      const config = writeConfig(context, id);
      tag = fingerprint(context, config, pickSecrets(context, id));
      before = await readVersion(world.wrangler, name);
      complete = await readList(context, "workers");
      surplus = await findSurplus(context, id);
      // A version can answer even if its routes, consumers or crons were never set.
      const isUpToDate = before?.tag === tag && complete[name] === before.id;
      if (before === null || !isUpToDate || surplus.length > 0) {
        const deletions = surplus.map((secret) => `wrangler secret delete ${secret}`);
        return [...deletions, ...describe(context, id, config, before === null)];
      }
      versions.set(id, before.id);
      return [];
    },
    act: async () => {
      await noteBookmark(context);
      if (id === "web" || id === "money") {
        const origin = site.variables["SITE_ORIGIN"] ?? "";
        await writeClientFiles(world, origin, clientFolder(context));
      }
      let version = await deployWorker(context, id, tag);
      // Only now: Cloudflare takes no secret from a worker whose newest version does not answer, as after a rollback.
      for (const secret of surplus) await deleteSecret(world.wrangler, name, secret);
      if (surplus.length > 0) version = await deployWorker(context, id, tag);
      versions.set(id, version);
      await writeList(context, "workers", { ...complete, [name]: version });
    },
    undo: async () => {
      const now = await readVersion(world.wrangler, name);
      if (before === null) {
        if (now !== null) world.print(`        ${name} had no version before: it stays as it is.`);
        return;
      }
      // The act may have failed before anything was uploaded.
      if (now?.id === before.id) return;
      const args = ["rollback", before.id, "--name", name, "--yes"];
      await runWrangler(world.wrangler, [...args, "--message", "A later step failed"]);
    },
  };
}

function describe(context: Context, id: WorkerId, config: TomlTable, isFirst: boolean): string[] {
  const { required } = config["secrets"] as { required: string[] };
  const routes = config["routes"] as { pattern: string; custom_domain?: true }[];
  return [
    `wrangler deploy --config ${relative(root, configPath(context, id))}`,
    `with ${required.join(", ")}`,
    // Without a terminal wrangler replaces a DNS record of the host without asking.
    ...routes.map(({ pattern, custom_domain }) =>
      custom_domain && isFirst
        ? `at ${pattern}, instead of whatever its DNS record leads to now`
        : `at ${pattern}`,
    ),
  ];
}

/**
 * Writes the database's id: by its name alone, wrangler looks first for the database that the worker has now, and fails
 * if that is gone.
 */
function writeConfig(context: Context, id: WorkerId): TomlTable {
  const { site, portal, ids } = context;
  const variables = portal === null ? {} : { STRIPE_PORTAL_CONFIGURATION: portal };
  const derived = deriveConfigs(site, context, variables, ids.get(databaseName(context)));
  writeConfigs(context, derived);
  return derived[id] ?? {};
}

const pickSecrets = ({ secrets, site }: Context, id: WorkerId): Secrets =>
  pickKnown(id, secrets, site.variables);

/** Secrets that a worker has and the configuration has not; those that it needs may be kept at Cloudflare alone. */
export async function findSurplus(context: Context, id: WorkerId): Promise<string[]> {
  const { site, world } = context;
  const known = await listSecrets(world.wrangler, nameOf(site, WORKERS[id].suffix));
  const kept = [
    ...Object.keys(pickSecrets(context, id)),
    ...pickRequired(id, listSecretNames(), site.variables),
  ];
  return (known ?? []).filter((name) => !kept.includes(name));
}

/**
 * Hashes all that a worker is made of. A version with this tag is up to date. The configuration has queues by name, but
 * their consumers are set by id. Buckets have no identity other than their names.
 */
function fingerprint({ world, ids }: Context, config: TomlTable, secrets: Secrets): string {
  const all = [world.readCommit().id, config, [...ids].sort(), Object.entries(secrets).sort()];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 16);
}

/** Uploads the secrets with the code that needs them, from a temporary file that only this user can read. */
function deployWorker(context: Context, id: WorkerId, tag: string): Promise<string> {
  return inFolder(async (folder) => {
    const file = join(folder, "secrets.json");
    writeFileSync(file, JSON.stringify(pickSecrets(context, id)), { mode: 0o600 });
    const commit = context.world.readCommit().id.slice(0, 12);
    const output = await runWrangler(context.world.wrangler, [
      "deploy",
      "--config",
      configPath(context, id),
      "--secrets-file",
      file,
      "--tag",
      tag,
      "--message",
      `commit ${commit}`,
    ]);
    return readDeployedVersion(output);
  });
}
