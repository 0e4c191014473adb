import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { days, hours, minutes } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { signLink } from "#app/platform/signed-link.ts";
import { erasureSubject } from "#app/privacy/server/erase-for-operator.ts";
import { KEPT, LEFT, nameOf } from "../../tools/restore/kept-rows.ts";
import { listKeptPayments } from "../../tools/restore/list-payments.ts";
import {
  bringIn,
  type Carried,
  carry,
  eraseAgain,
  pauseQueues,
  QUEUES,
  type Queue,
  type RestoreWorld,
} from "../../tools/restore/restore-database.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime, moveTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import { MailWorld } from "../fixtures/mail-world.ts";
import { buyTrial, hasAccess } from "../fixtures/money-world.ts";
import {
  askBundle,
  askToolkit,
  confirm,
  openPayer,
  readOrders,
  readStarted,
} from "../fixtures/orders.ts";
import { insertRow, readEverything } from "../fixtures/stored-rows.ts";
import { openSilentWorld, stripe } from "../fixtures/stripe-world.ts";
import { postJson } from "../fixtures/web-worker.ts";

collectConsole();
freezeTime();
beforeEach(openSilentWorld);

const LINK_SECRET = "development-only-and-known-to-everybody";

type Everything = Awaited<ReturnType<typeof readEverything>>;

const order = KEPT.map(nameOf);
const KEPT_BY_TRIGGERS = Object.keys(LEFT).filter((table) => LEFT[table] === "kept by triggers");

/** Restores all rows as they were, as Time Travel does, whatever the triggers change. */
async function goBackTo(picture: Everything): Promise<void> {
  const parentsFirst = Object.keys(picture).sort(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  );
  const last = (table: string) => KEPT_BY_TRIGGERS.includes(table);
  const tables = [...parentsFirst.filter((one) => !last(one)), ...parentsFirst.filter(last)];
  for (const table of [...tables].reverse()) await env.DB.exec(`delete from ${table}`);
  for (const table of tables) {
    await env.DB.exec(`delete from ${table}`);
    for (const row of picture[table] ?? []) await insertWhole(table, row);
  }
}

async function insertWhole(table: string, row: Everything[string][number]): Promise<void> {
  const names = Object.keys(row);
  const marks = names.map(() => "?").join(",");
  const columns = names.map((name) => `"${name}"`).join(",");
  const statement = env.DB.prepare(`insert into "${table}"(${columns}) values(${marks})`);
  await statement.bind(...Object.values(row)).run();
}

/** A day of the whole product: pages, Stripe and the jobs worker, whose queues can be paused. */
class Day {
  readonly paused = new Set<Queue>();
  readonly mail = new MailWorld(env.DB, Math.random, {
    queueFails: 0,
    crashes: 0,
    providerFails: 0,
  });

  async live(count = 2): Promise<void> {
    for (let minute = 0; minute < count; minute += 1) {
      await moveTime({ byMs: minutes(1) });
      this.mail.now = Date.now();
      if (!this.paused.has("stripe")) await tick();
      await this.mail.sweep();
      if (!this.paused.has("email")) await this.mail.drain();
    }
  }

  async buy(ask: typeof askBundle | typeof askToolkit): Promise<void> {
    expect(await confirm(await readStarted(await ask(await openPayer())))).toBe("succeeded");
    await this.live(3);
  }

  world(picture: Everything): RestoreWorld {
    return {
      ask: async (sql) => (await env.DB.prepare(sql).all<Everything[string][number]>()).results,
      importLines: async (lines) =>
        void (await env.DB.batch(lines.map((one) => env.DB.prepare(one)))),
      pause: async (queue) => void this.paused.add(queue),
      resume: async (queue) => void this.paused.delete(queue),
      goBack: () => goBackTo(picture),
      listPayments: (then) => listKeptPayments(stripe(), then),
      recipientOf: (address) => recipientOf(address as EmailAddress),
      erase: askErasure,
      wait: () => this.live(1),
      clock: Date.now,
      print: () => undefined,
    };
  }
}

async function askErasure(email: string): Promise<void> {
  const token = await signLink([LINK_SECRET], {
    purpose: "erase_person",
    subject: await erasureSubject(email as EmailAddress),
    expiresAtMs: Date.now() + minutes(5),
  });
  const answer = await postJson("/api/operator/erase", { email, token });
  expect(answer.status).toBe(200);
}

const signUp = (email: string) => postJson("/api/waitlist/signup", { email });
/** Reads all but what is judged or fetched anew. */
const readLasting = async () => {
  const { alarms, stripe_events, stripe_syncs, stripe_cursors, job_runs, ...rest } =
    await readEverything(env.DB);
  return rest;
};

/** Hides what even a sync that finds nothing new may change. */
const settled = (rows: readonly object[] = []): object[] =>
  rows
    .map((row) => ({ ...row, ...("updated_at" in row && { updated_at: 0 }) }))
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

/** Lives a day on which everything happens, half of it after the time to restore. */
async function liveThroughADay() {
  const day = new Day();
  await signUp("early@example.test");
  await signUp("gone@example.test");
  await day.buy(askBundle);
  const early = await buyTrial("early@example.test");
  await day.live();
  const begun = await readStarted(await askToolkit(await openPayer()));
  await moveTime({ byMs: hours(1) });

  const then = Date.now();
  const picture = await readEverything(env.DB);
  await moveTime({ byMs: hours(2) });
  await day.buy(askToolkit);
  expect(await confirm(begun)).toBe("succeeded");
  const late = await buyTrial("late@example.test");
  await signUp("late@example.test");
  await askErasure("gone@example.test");
  await moveTime({ byMs: minutes(1) });
  await signUp("gone@example.test");
  await day.live(5);
  expect(day.mail.taken.size).toBeGreaterThan(5);
  return { day, then, picture, buyers: [early, late] };
}

async function breakDatabase(): Promise<void> {
  await env.DB.exec("delete from orders");
  await env.DB.exec("update waitlist_signups set email = 'wrong' || id || '@example.test'");
}

async function restore(world: RestoreWorld, carried: Carried): Promise<string[]> {
  await world.goBack();
  await eraseAgain(world, carried);
  return bringIn(world, carried);
}

test("P45 After a day's traffic, a disaster and a restore nothing differs, and no mail is sent twice", {
  timeout: 60_000,
}, async () => {
  const { day, then, picture, buyers } = await liveThroughADay();
  const before = await readLasting();
  const taken = new Map(day.mail.taken);

  const world = day.world(picture);
  await pauseQueues(world);
  const carried = await carry(world, then);
  await breakDatabase();
  expect(await restore(world, carried)).toEqual([]);
  await day.live(5);

  const { data_requests: requests, ...after } = await readLasting();
  expect(requests).toHaveLength((before["data_requests"]?.length ?? 0) + 1);
  for (const table of Object.keys(after)) {
    expect(settled(after[table]), table).toEqual(settled(before[table]));
  }
  expect(day.mail.taken).toEqual(taken);
  for (const buyer of buyers) expect(await hasAccess(buyer)).toBe(true);
});

test("P45 A buyer who pays during the restore is not lost, and is mailed once", {
  timeout: 60_000,
}, async () => {
  const { day, then, picture } = await liveThroughADay();
  const taken = new Map(day.mail.taken);
  const world = day.world(picture);
  await insertRow(env.DB, "quiz_submissions", { submitted_at: Date.now() });
  await pauseQueues(world);
  const carried = await carry(world, then);
  const { clientSecret, orderId } = await readStarted(await askBundle(await openPayer()));
  expect(await confirm({ clientSecret })).toBe("succeeded");
  await breakDatabase();
  expect(await restore(world, carried)).toEqual([]);
  await day.live(5);

  const orders = await readOrders();
  expect(orders.map(({ status }) => status)).toEqual(["paid", "paid", "paid", "paid"]);
  expect(orders.filter(({ id }) => id === orderId)).toMatchObject([
    { product: "dating_bundle", archetype: "echo" },
  ]);
  const times = [...day.mail.taken.values()];
  expect(times.filter((count) => count !== 1)).toEqual([]);
  expect(times).toHaveLength(taken.size + 1);
});

test("P45 A payment that belongs to nobody here is reported", async () => {
  const day = new Day();
  const then = Date.now() - days(1);
  await buyTrial();
  await day.live();
  const picture = await readEverything(env.DB);
  const world = day.world({ ...picture, quiz2_subscriptions: [], charges: [] });
  await pauseQueues(world);
  const carried = await carry(world, Date.now() + days(1));
  await world.goBack();
  const differences = await bringIn(world, { ...carried, then });
  expect(differences).toEqual([
    expect.stringMatching(/^The payment pi_\S+ belongs to nobody here/),
  ]);
  expect(day.paused.size).toBe(0);
});

test("Every table is carried over, or has a reason not to be", async () => {
  const tables = Object.keys(await readEverything(env.DB)).sort();
  expect([...KEPT.map(nameOf), ...Object.keys(LEFT)].sort()).toEqual(tables);
  expect(QUEUES).toContain("email");
});
