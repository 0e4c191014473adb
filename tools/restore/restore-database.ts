/** What a restore does with a site in which nothing stands still. docs/operations.md says when to run it. */
import type Stripe from "stripe";
import { minutes } from "../../app/domain/duration.ts";

type Row = Readonly<Record<string, string | number | null>>;
type Ask = (sql: string) => Promise<readonly Row[]>;

/** The queues that bring news from Stripe, and those that act on people. */
const QUEUES = ["stripe", "email", "print", "mail-events"] as const;
export type Queue = (typeof QUEUES)[number];

/** What a restore needs from the outside: of a deployed product, or of a drill. */
export type RestoreWorld = {
  readonly ask: Ask;
  /** Asks the export of the database as it was before it went back. */
  readonly askExport: Ask;
  /** Messages wait in a queue until it is resumed. */
  readonly pause: (queue: Queue) => Promise<void>;
  readonly resume: (queue: Queue) => Promise<void>;
  /** Takes the database back to how it was, then migrates it to this release. */
  readonly goBack: () => Promise<void>;
  readonly stripe: Stripe;
  /** The hash under which mail stores an address. */
  readonly recipientOf: (address: string) => Promise<string>;
  readonly erase: (address: string) => Promise<void>;
  readonly wait: (what: string) => Promise<void>;
  readonly clock: () => number;
  readonly print: (line: string) => void;
  /** Stores how far it is for a run that goes on after this one. */
  readonly note: (progress: Progress) => void;
};

export type Progress = {
  /** Hashes of the mailboxes that were erased since. */
  readonly erased: readonly string[];
  readonly wentBackAt?: number;
};

/**
 * Takes the database back to how it was at `then`. A run that was cut off is repeated with what it noted last. Returns
 * whether every payment since then belongs to somebody.
 */
export async function restore(
  world: RestoreWorld,
  then: number,
  { erased: known, wentBackAt: before }: Progress = { erased: [] },
): Promise<boolean> {
  await pauseQueues(world);
  let erased = known;
  let wentBackAt = before;
  if (wentBackAt === undefined) {
    // Noted first: the database that went back does not know them.
    erased = [...known, ...(await listErased(world, then))];
    world.note({ erased });
    wentBackAt = world.clock();
    await world.goBack();
    world.note({ erased, wentBackAt });
  }
  await eraseAgain(world, erased);
  await world.resume("stripe");
  // Not the next reading: it may have begun long before.
  const since = world.clock() + minutes(1);
  while (!(await isSynced(world, since))) await world.wait("Stripe's news since then");
  await world.ask(endMail(wentBackAt));
  for (const queue of QUEUES) await world.resume(queue);
  world.print("Mail goes out again.");
  await tellMissing(world);
  return tellUnknown(world, then);
}

async function pauseQueues(world: RestoreWorld): Promise<void> {
  for (const queue of QUEUES) await world.pause(queue);
  world.print("Mail and syncs are paused; pages, payments and webhooks go on.");
  const sending = "select 1 from email_jobs where status = 'sending' and next_try_at > ";
  while ((await world.ask(`${sending}${world.clock()} limit 1`)).length > 0) {
    await world.wait("mails that are being sent");
  }
}

/** The reason by which the console can send such mail after all. */
export const REASON = "database restored";

/** Most of it was sent before the database went back. The minute's cron would send it again at once. */
export const endMail = (dueBy: number): string =>
  `update email_jobs set status = 'failed', failed_at = ${dueBy}, last_error = '${REASON}'
  where sent_at is null and failed_at is null and due_at <= ${dueBy}`;

async function listErased({ ask }: RestoreWorld, then: number): Promise<string[]> {
  const rows = await ask(`select distinct recipient from mail_suppressions where suppressed_at in
    (select requested_at from data_requests where kind = 'erase' and requested_at >= ${then})`);
  return rows.map(({ recipient }) => String(recipient));
}

const WITH_ADDRESSES = [
  "waitlist_signups",
  "quiz_submissions",
  "quiz2_users",
  "quiz2_subscriptions",
  "orders",
  "email_jobs",
];

/** Runs before Stripe's news is read: what an erased person bought after the erasure must stay. */
async function eraseAgain(world: RestoreWorld, erased: readonly string[]): Promise<void> {
  if (erased.length === 0) return;
  for (const table of WITH_ADDRESSES) {
    const rows = await world.ask(`select distinct email from ${table} where email like '%@%'`);
    for (const { email } of rows) {
      if (!erased.includes(await world.recipientOf(String(email)))) continue;
      await world.erase(String(email));
    }
  }
  world.print(`People erased again: ${erased.length}`);
}

/** Whether Stripe's list was read after `since`, and no sync that is due is left. */
async function isSynced({ ask, clock }: RestoreWorld, since: number): Promise<boolean> {
  const [found] = await ask(`select
    (select answered_at from stripe_cursors) as answered_at,
    (select count(*) from stripe_syncs where synced_revision < requested_revision and requested_at <= ${clock()}) as behind`);
  return Number(found?.["behind"]) === 0 && Number(found?.["answered_at"]) >= since;
}

/** Every table that is ours, with the columns of its primary key. */
const KEYS = `select t.name as "table", group_concat('"' || c.name || '"') as columns,
  group_concat('quote("' || c.name || '")', ' || '','' || ') as key
  from sqlite_schema t join pragma_table_info(t.name) c
  where t.type = 'table' and t.name not glob '_cf_*' and t.name not glob 'sqlite_*' and c.pk > 0 group by t.name`;
/** D1 answers with no more than some megabytes. */
const PAGE = 20_000;

/** Tells by table how many rows the export has whose key is no longer in the database. */
async function tellMissing({ ask, askExport, print }: RestoreWorld): Promise<void> {
  for (const { table, columns, key } of await askExport(KEYS)) {
    const list = `select ${key} as key from "${table}"`;
    const missing = new Set((await askExport(list)).map((row) => row["key"]));
    let page: readonly Row[];
    let rest = "";
    do {
      page = await ask(`${list} ${rest} order by ${columns} limit ${PAGE}`);
      for (const row of page) missing.delete(row["key"] ?? null);
      rest = `where (${columns}) > (${page.at(-1)?.["key"]})`;
    } while (page.length === PAGE);
    if (missing.size > 0) print(`Missing in ${table}: ${missing.size}`);
  }
}

/** Names the payments made at Stripe since `then`, and not refunded in full, whose buyer is not known here. */
async function tellUnknown({ ask, stripe, print }: RestoreWorld, then: number): Promise<boolean> {
  const ids: string[] = [];
  const since = { created: { gte: Math.floor(then / 1_000) }, limit: 100 };
  for await (const { id, paid, refunded, metadata, customer } of stripe.charges.list(since)) {
    // Other products may use the account, too.
    const isOurs = metadata["order_id"] !== undefined || customer !== null;
    if (isOurs && paid && !refunded) ids.push(id);
  }
  let unknown = 0;
  for (let at = 0; at < ids.length; at += 1_000) {
    const asked = JSON.stringify(ids.slice(at, at + 1_000));
    const found = await ask(
      `select value as id from json_each('${asked}') where value not in (select id from charges)`,
    );
    for (const { id } of found) print(`${id} belongs to nobody here: look at it in Stripe.`);
    unknown += found.length;
  }
  print(`${ids.length} payments at Stripe since then, ${unknown} of nobody here.`);
  return unknown === 0;
}
