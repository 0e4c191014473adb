import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./checks.ts";
import { writeClientFiles } from "./client-files.ts";
import { listSecrets, readDeployedVersion, readVersion, runWrangler } from "./cloudflare.ts";
import type { Context } from "./context.ts";
import { inFolder } from "./data.ts";
import { clientFolder, configPath, listWorkers, nameOf, writeConfigs } from "./derive-configs.ts";
import type { Secrets } from "./secrets.ts";
import { pickKnown, WORKERS, type WorkerId } from "./workers.ts";

const workerName = ({ site }: Context, id: WorkerId): string => nameOf(site, WORKERS[id].suffix);

/** Builds the app, and writes the configurations with all that is known by now. */
export async function buildWorkers(context: Context): Promise<void> {
  const { databaseId, portal, site, world } = context;
  await world.build();
  const variables = portal === null ? {} : { STRIPE_PORTAL_CONFIGURATION: portal };
  writeConfigs(site, context, variables, databaseId ?? undefined);
  // A host without a record yet would be remembered as such for half an hour.
  const isFirst = (await readVersion(world.wrangler, workerName(context, "web"))) === null;
  const origin = isFirst ? null : (site.variables["SITE_ORIGIN"] ?? "");
  await writeClientFiles(world, origin, clientFolder(context));
}

/** Lets wrangler bundle each worker and read its configuration. */
export async function listDryRuns(context: Context): Promise<Check[]> {
  const { site, world } = context;
  await world.build();
  await writeClientFiles(world, null, clientFolder(context));
  return listWorkers(site).map((id) => {
    const args = ["deploy", "--dry-run", "--config", configPath(context, id)];
    const run = async () => void (await runWrangler(world.wrangler, args));
    return { name: `wrangler ${args.join(" ")}`, findFaults: () => run().then(() => []) };
  });
}

/** Consumers of a queue before its producers. */
export const listDeployments = (context: Context) =>
  listWorkers(context.site).map(
    (id) =>
      [workerName(context, id), () => deployWorker(context, id)] as [string, () => Promise<void>],
  );

async function deployWorker(context: Context, id: WorkerId): Promise<void> {
  const { wrangler } = context.world;
  const name = workerName(context, id);
  context.before.set(id, await readVersion(wrangler, name));
  context.versions.set(id, await upload(context, id));
  const surplus = await findSurplus(context, id);
  // Only now: Cloudflare takes no secret from a worker whose newest version does not answer, as after a rollback.
  for (const secret of surplus)
    await runWrangler(wrangler, ["secret", "delete", secret, "--name", name]);
  if (surplus.length > 0) context.versions.set(id, await upload(context, id));
}

const pickSecrets = ({ secrets, site }: Context, id: WorkerId): Secrets =>
  pickKnown(id, secrets, site.variables);

/** Secrets that a worker has and the configuration has not: a deployment alone leaves them. */
async function findSurplus(context: Context, id: WorkerId): Promise<string[]> {
  const known = await listSecrets(context.world.wrangler, workerName(context, id));
  return known.filter((secret) => !(secret in pickSecrets(context, id)));
}

/** Uploads the secrets with the code that needs them, from a temporary file that only this user can read. */
const upload = (context: Context, id: WorkerId): Promise<string> =>
  inFolder(async (folder) => {
    const file = join(folder, "secrets.json");
    writeFileSync(file, JSON.stringify(pickSecrets(context, id)), { mode: 0o600 });
    const commit = context.world.readCommit().id.slice(0, 12);
    const given = ["--config", configPath(context, id), "--secrets-file", file];
    const named = ["--tag", commit, "--message", `commit ${commit}`];
    return readDeployedVersion(
      await runWrangler(context.world.wrangler, ["deploy", ...given, ...named]),
    );
  });

/** The commands that bring back what answered before, last deployed first. */
export const describeRollback = (context: Context): string[] =>
  [...context.before]
    .reverse()
    .flatMap(([id, version], index) => [
      ...(index === 0 ? ["The workers as they were before:"] : []),
      version === null
        ? `  ${workerName(context, id)} had no version before.`
        : `  npx wrangler rollback ${version} --name ${workerName(context, id)} --yes`,
    ]);
