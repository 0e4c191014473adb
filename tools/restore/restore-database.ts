/** The steps of a restore. docs/operations.md says when to take them. */
import { minutes } from "../../app/domain/duration.ts";
import { KEPT, type Kept, nameOf, PAGE, selectKept } from "./kept-rows.ts";

type Row = Readonly<Record<string, string | number | null>>;

/** A payment that Stripe keeps: an order's, or one of a customer's subscription. */
export type KeptPayment = {
  readonly id: string;
  readonly orderId: string | null;
  readonly customerId: string | null;
};

/** What a restore needs from the outside: of a deployed product, or of a drill. */
export type RestoreWorld = {
  readonly ask: (sql: string) => Promise<readonly Row[]>;
  /** Runs statements, all or none. */
  readonly importLines: (lines: readonly string[]) => Promise<void>;
  /** Messages wait in the queues until they are resumed. */
  readonly pause: (queue: Queue) => Promise<void>;
  readonly resume: (queue: Queue) => Promise<void>;
  /** Takes the database back to how it was, then migrates it to this release. */
  readonly goBack: () => Promise<void>;
  /** Payments made since `then` that were not refunded. */
  readonly listPayments: (then: number) => Promise<readonly KeptPayment[]>;
  /** The hash under which mail stores an address. */
  readonly recipientOf: (address: string) => Promise<string>;
  readonly erase: (address: string) => Promise<void>;
  /** Waits before the next look. @throws Error when it has waited too long */
  readonly wait: (what: string) => Promise<void>;
  readonly clock: () => number;
  readonly print: (line: string) => void;
};

/** The queues that bring news from Stripe, and those that act on people. */
export const QUEUES = ["stripe", "email", "print", "mail-events"] as const;
export type Queue = (typeof QUEUES)[number];

/** What is carried over: by table, the statements that write its rows again. */
export type Carried = {
  readonly then: number;
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** Hashes of mailboxes whose owners were erased since. */
  readonly erased: readonly string[];
};

/** Stops mail and syncs, and waits for the mails that are being sent. */
export async function pauseQueues(world: RestoreWorld): Promise<void> {
  for (const queue of QUEUES) await world.pause(queue);
  world.print("Mail and syncs are paused; pages, payments and webhooks go on.");
  const sending = `select 1 from email_jobs where status = 'sending' and next_try_at > `;
  while ((await world.ask(`${sending}${world.clock()} limit 1`)).length > 0) {
    await world.wait("mails that are being sent");
  }
}

/** Reads what was written since `then`. */
export async function carry(world: RestoreWorld, then: number): Promise<Carried> {
  const lines: Record<string, string[]> = {};
  for (const kept of KEPT) lines[nameOf(kept)] = await readLines(world, kept, then);
  const erased =
    await world.ask(`select distinct recipient from mail_suppressions where suppressed_at in
    (select requested_at from data_requests where kind = 'erase' and requested_at >= ${then})`);
  return { then, lines, erased: erased.map(({ recipient }) => String(recipient)) };
}

async function readLines(world: RestoreWorld, kept: Kept, then: number): Promise<string[]> {
  const lines: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await world.ask(selectKept(kept, then, after));
    lines.push(...page.map(({ line }) => String(line)));
    if (page.length < PAGE) return lines;
    after = String(page.at(-1)?.["key"]);
  }
}

/**
 * Writes the carried rows into the database that went back, resumes syncs with Stripe, waits until they are done, and
 * resumes mail. Can be repeated. Returns what differs, in words.
 */
export async function bringIn(world: RestoreWorld, carried: Carried): Promise<string[]> {
  const { then, lines } = carried;
  for (const [table, ofTable] of Object.entries(lines)) {
    // Twice: a row may fit only after another has changed, such as a buyer's next order after the last one is closed.
    for (let turn = 0; ofTable.length > 0 && turn < 2; turn += 1) await world.importLines(ofTable);
    world.print(`${ofTable.length} rows of ${table} were carried over.`);
  }
  const differences = await compareLines(world, carried);
  await world.resume("stripe");
  // Not the next reading: it may have begun long before.
  const since = world.clock() + minutes(1);
  while (!(await isSynced(world, since))) await world.wait("Stripe's news since then");
  differences.push(...(await findUnknown(world, then)));
  for (const queue of QUEUES) await world.resume(queue);
  world.print("Mail goes out again.");
  return differences;
}

/** Runs before anything else writes: every line must be there as it was carried. */
async function compareLines(world: RestoreWorld, { then, lines }: Carried): Promise<string[]> {
  const differences: string[] = [];
  for (const kept of KEPT) {
    const table = nameOf(kept);
    const there = new Set(await readLines(world, kept, then));
    const missing = (lines[table] ?? []).filter((line) => !there.has(line));
    if (missing.length > 0) differences.push(`${missing.length} rows of ${table} differ.`);
  }
  return differences;
}

/** Whether Stripe's list was read after `since`, and no sync that is due is left. */
async function isSynced(world: RestoreWorld, since: number): Promise<boolean> {
  const [found] = await world.ask(`select
    (select answered_at from stripe_cursors) as answered_at,
    (select count(*) from stripe_syncs where synced_revision < requested_revision and requested_at <= ${world.clock()}) as behind`);
  return Number(found?.["behind"]) === 0 && Number(found?.["answered_at"]) >= since;
}

/** Payments whose buyer is not known here. */
async function findUnknown(world: RestoreWorld, then: number): Promise<string[]> {
  const payments = await world.listPayments(then);
  const unknown: string[] = [];
  for (let at = 0; at < payments.length; at += PAGE) {
    const asked = JSON.stringify(payments.slice(at, at + PAGE));
    const found =
      await world.ask(`select value ->> 'id' as id from json_each(${quote(asked)}) where iif(
      value ->> 'orderId' is null,
      not exists (select 1 from quiz2_subscriptions where stripe_customer_id = value ->> 'customerId' and stripe_sub_id is not null),
      not exists (select 1 from orders where orders.id = value ->> 'orderId' and paid_at is not null))`);
    unknown.push(
      ...found.map(({ id }) => `The payment ${id} belongs to nobody here: look at it in Stripe.`),
    );
  }
  world.print(
    `${payments.length} payments at Stripe since then, ${unknown.length} of nobody here.`,
  );
  return unknown;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The tables that keep addresses. */
const WITH_ADDRESSES = [
  "waitlist_signups",
  "quiz_submissions",
  "quiz2_users",
  "quiz2_subscriptions",
  "orders",
  "email_jobs",
];

async function readAddresses(world: RestoreWorld): Promise<ReadonlySet<string>> {
  const addresses = new Set<string>();
  for (const table of WITH_ADDRESSES) {
    const rows = await world.ask(`select distinct email from ${table} where email like '%@%'`);
    for (const { email } of rows) addresses.add(String(email));
  }
  return addresses;
}

/**
 * Erases the people who were erased since, in the database that went back and before anything is brought in: what they
 * bought after their erasure must stay.
 */
export async function eraseAgain(world: RestoreWorld, { erased }: Carried): Promise<void> {
  if (erased.length === 0) return;
  let count = 0;
  for (const address of await readAddresses(world)) {
    if (!erased.includes(await world.recipientOf(address))) continue;
    await world.erase(address);
    count += 1;
  }
  world.print(`${count} addresses of people who were erased since then are erased again.`);
}
