import { findDatabase, findQueue, hasBucket, hasRule, runWrangler } from "./cloudflare.ts";
import { backupsName, bucketName, type Context, databaseName } from "./context.ts";
import { readList } from "./data.ts";
import { nameOf } from "./derive-configs.ts";
import type { Step } from "./steps.ts";
import { QUEUES } from "./workers.ts";

/** The longest that Cloudflare keeps a message: one that a broken consumer leaves lasts for a fortnight. */
const RETENTION_SECONDS = 1_209_600;

/** The privacy policy promises that anything deleted is gone from everywhere after thirty days. */
const BACKUP_DAYS = 30;
const RULE = "weekly";

export function database(context: Context): Step {
  const name = databaseName(context);
  return made(context, `the database ${name}`, {
    isThere: () => noteId(context, name, findDatabase),
    args: ["d1", "create", name, "--location", context.site.location],
  });
}

/** The database, unless it existed before: a site that goes on with an empty one can no longer import a backup. */
function firstDatabase(context: Context): Step {
  const step = database(context);
  return {
    ...step,
    check: async () => {
      const left = await step.check();
      const deployed = left.length === 0 ? {} : await readList(context, "workers");
      if (Object.keys(deployed).length > 0) {
        throw new Error(
          `It is gone. First bring its data back: npm run restore -- --from-backup. To begin without any: npx ${left}`,
        );
      }
      return left;
    },
  };
}

/** Database, buckets and queues: created if they are missing, and otherwise left alone. */
export function resources(context: Context): Step[] {
  const { site, world } = context;
  const bucket = bucketName(context);
  const backups = backupsName(context);
  const at = ["--location", site.location];
  const kept = ["--message-retention-period-secs", String(RETENTION_SECONDS)];
  return [
    firstDatabase(context),
    made(context, `the bucket ${bucket}`, {
      isThere: () => hasBucket(world.wrangler, bucket),
      args: ["r2", "bucket", "create", bucket, ...at],
    }),
    made(context, `the bucket ${backups}`, {
      isThere: () => hasBucket(world.wrangler, backups),
      args: ["r2", "bucket", "create", backups, ...at],
    }),
    made(context, `the lock of ${backups}: nobody deletes a backup before its time`, {
      isThere: () => hasRule(world.wrangler, "lock", backups, RULE),
      args: [
        "r2",
        "bucket",
        "lock",
        "add",
        backups,
        RULE,
        "--retention-days",
        String(BACKUP_DAYS - 1),
        "--force",
      ],
    }),
    made(context, `the end of ${backups}: they are deleted after ${BACKUP_DAYS} days`, {
      isThere: () => hasRule(world.wrangler, "lifecycle", backups, RULE),
      args: [
        "r2",
        "bucket",
        "lifecycle",
        "add",
        backups,
        RULE,
        "--expire-days",
        String(BACKUP_DAYS),
        "--force",
      ],
    }),
    ...QUEUES.map((queue) => nameOf(site, queue)).map((queue) =>
      made(context, `the queue ${queue}`, {
        isThere: () => noteId(context, queue, findQueue),
        args: ["queues", "create", queue, ...kept],
      }),
    ),
  ];
}

type Resource = { isThere: () => Promise<boolean>; args: readonly string[] };

const made = ({ world }: Context, name: string, { isThere, args }: Resource): Step => ({
  name,
  check: async () => ((await isThere()) ? [] : [`wrangler ${args.join(" ")}`]),
  act: async () => {
    await runWrangler(world.wrangler, args);
    if (!(await isThere())) throw new Error(`Cloudflare does not list ${name} yet: run it again.`);
  },
});

/** Whether something exists; notes its id, to which the workers are bound. */
async function noteId(
  { world, ids }: Context,
  name: string,
  find: typeof findDatabase,
): Promise<boolean> {
  const id = await find(world.wrangler, name);
  if (id !== null) ids.set(name, id);
  return id !== null;
}
