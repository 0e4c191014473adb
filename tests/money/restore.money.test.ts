import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { D1Database } from "@cloudflare/workers-types";
import { hours, minutes } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { erasureSubject } from "#app/privacy/server/erase-for-operator.ts";
import {
  type Progress,
  type Queue,
  REASON,
  type RestoreWorld,
  restore,
} from "../../tools/restore/restore-database.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import { MailWorld } from "../fixtures/mail-world.ts";
import { signToken } from "../fixtures/mailed-token.ts";
import {
  account,
  buyTrial,
  card,
  hasAccess,
  openBuyer,
  openSession,
} from "../fixtures/money-world.ts";
import {
  askBundle,
  askToolkit,
  confirm,
  openPayer,
  readOrders,
  readStarted,
} from "../fixtures/orders.ts";
import { insertRow, readEverything, readRows, tables } from "../fixtures/stored-rows.ts";
import { openSilentWorld, stripe } from "../fixtures/stripe-world.ts";
import { postJson } from "../fixtures/web-worker.ts";
import { beforeEach, expect, test } from "../setup/money.ts";

beforeEach(openSilentWorld);
await applyD1Migrations(env.REPLICA, env.TEST_MIGRATIONS);

type Everything = Awaited<ReturnType<typeof readEverything>>;

/** Fills a database with rows as they were, as Time Travel does, whatever the triggers change. */
async function fill(db: D1Database, picture: Everything): Promise<void> {
  const byTriggers = Object.keys(picture).filter((table) => !tables.some((one) => one === table));
  const order = [...tables, ...byTriggers, "waitlist_totals", "counters"];
  for (const table of [...order].reverse()) await db.exec(`delete from ${table}`);
  for (const table of order) {
    await db.exec(`delete from ${table}`);
    for (const row of picture[table] ?? []) await insertWhole(db, table, row);
  }
}

async function insertWhole(
  db: D1Database,
  table: string,
  row: Everything[string][number],
): Promise<void> {
  const names = Object.keys(row);
  const marks = names.map(() => "?").join(",");
  const columns = names.map((name) => `"${name}"`).join(",");
  const statement = db.prepare(`insert into "${table}"(${columns}) values(${marks})`);
  await statement.bind(...Object.values(row)).run();
}

/** A day of the whole product: pages, Stripe and the jobs worker, whose queues can be paused. */
class Day {
  readonly paused = new Set<Queue>();
  readonly printed: string[] = [];
  noted: Progress | undefined;
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
      ask: async (sql) => {
        await giveAddress();
        return readRows(env.DB, sql);
      },
      askExport: (sql) => readRows(env.REPLICA, sql),
      pause: async (queue) => void this.paused.add(queue),
      resume: async (queue) => void this.paused.delete(queue),
      goBack: () => fill(env.DB, picture),
      stripe: stripe(),
      recipientOf: (address) => recipientOf(address as EmailAddress),
      erase: askErasure,
      wait: () => this.live(1),
      clock: Date.now,
      print: (line) => void this.printed.push(line),
      note: (progress) => {
        this.noted = progress;
      },
    };
  }
}

/** Between any two reads a visitor gives an address at the gate. */
async function giveAddress(): Promise<void> {
  const [id, user_id] = [crypto.randomUUID(), crypto.randomUUID()];
  await insertRow(env.DB, "quiz2_users", { id: user_id, email: `${id}@example.test` });
  await insertRow(env.DB, "quiz2_attempts", { id, user_id });
}

async function askErasure(email: string): Promise<void> {
  const token = await signToken("erase_person", await erasureSubject(email as EmailAddress));
  const answer = await postJson("/api/operator/erase", { email, token });
  expect(answer.status).toBe(200);
}

const signUp = (email: string) => postJson("/api/waitlist/signup", { email });
const readAddresses = async () =>
  (await readRows<{ email: string }>(env.DB, "select email from waitlist_signups")).map(
    ({ email }) => email,
  );

/** Lives a day on which everything happens, half of it after the time to restore. */
async function liveThroughADay() {
  const day = new Day();
  await signUp("gone@example.test");
  await day.buy(askBundle);
  const early = await buyTrial("early@example.test");
  const middle = await openBuyer("middle@example.test");
  const session = await openSession(middle, { email: "middle@example.test" });
  await day.live();
  const begun = await readStarted(await askToolkit(await openPayer()));
  await moveTime({ byMs: hours(1) });
  // Its mail is sent after the time to restore.
  await signUp("early@example.test");

  const then = Date.now();
  const picture = await readEverything(env.DB);
  await day.live();
  await moveTime({ byMs: hours(2) });
  await day.buy(askToolkit);
  expect(await confirm(begun)).toBe("succeeded");
  expect(await account().payCheckout(session, card())).toMatchObject({ kind: "paid" });
  await day.live();
  const mailed = day.mail.taken.size;
  await buyTrial("late@example.test");
  await signUp("late@example.test");
  await askErasure("gone@example.test");
  await day.live(5);
  expect(mailed).toBeGreaterThan(5);
  return { day, then, picture, early, middle };
}

/** Exports the database, which then breaks. */
async function exportAndBreak(): Promise<void> {
  await fill(env.REPLICA, await readEverything(env.DB));
  await env.DB.exec("delete from orders");
  await env.DB.exec("update waitlist_signups set email = 'wrong' || id || '@example.test'");
}

test("P45 After a restore of a busy site orders and trials are back, no mail is sent twice, and what is lost is named", {
  timeout: 60_000,
}, async () => {
  const { day, then, picture, early, middle } = await liveThroughADay();
  const taken = new Map(day.mail.taken);
  const ordered = (await readOrders()).map(({ id }) => id);
  await exportAndBreak();
  const during = await readStarted(await askBundle(await openPayer()));
  expect(await confirm(during)).toBe("succeeded");
  // The trial whose attempt was begun too late belongs to nobody.
  expect(await restore(day.world(picture), then)).toBe(false);
  await day.live(5);

  const orders = await readOrders();
  expect(orders.map(({ id }) => id).sort()).toEqual([...ordered, during.orderId].sort());
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(["paid"]));
  for (const buyer of [early, middle]) expect(await hasAccess(buyer)).toBe(true);
  expect(await readAddresses()).toEqual(["early@example.test"]);

  expect(new Set(day.mail.taken.values())).toEqual(new Set([1]));
  const again = [...day.mail.taken.keys()].filter((id) => !taken.has(id));
  const jobs = await readRows<{ id: string; kind: string }>(env.DB, "select * from email_jobs");
  expect(again.map((id) => jobs.find((job) => job.id === id)?.kind).sort()).toEqual([
    "order_delivery",
    // A second copy of what the buyer got whose trial is back.
    "plan_day",
    "quiz2_complete",
    "trial_started",
  ]);
  expect(jobs.filter((job) => "last_error" in job && job.last_error === REASON)).toMatchObject([
    { kind: "waitlist_welcome", status: "failed", email: "early@example.test" },
  ]);

  expect(day.paused.size).toBe(0);
  const told = day.printed.join("\n");
  expect(told).toContain("Missing in waitlist_signups: 1\n");
  expect(told).toContain("Missing in quiz2_subscriptions: 1\n");
  expect(told).not.toContain("Missing in orders");
  expect(told.match(/ch_\S+ belongs to nobody here/g)).toHaveLength(1);
});

test("P45 A restore that is cut off anywhere goes on when it is run again", {
  timeout: 60_000,
}, async () => {
  const { day, then, picture, middle } = await liveThroughADay();
  await exportAndBreak();
  for (const step of ["pause", "goBack", "erase", "wait", "askExport"] as const) {
    const cutOff = { [step]: () => Promise.reject(new Error(step)) };
    const run = restore({ ...day.world(picture), ...cutOff }, then, day.noted);
    await expect(run).rejects.toThrow(step);
    await day.live(1);
  }
  await signUp("back@example.test");
  expect(await restore(day.world(picture), then, day.noted)).toBe(false);
  await day.live(5);

  expect(new Set(day.mail.taken.values())).toEqual(new Set([1]));
  expect(day.paused.size).toBe(0);
  expect(await hasAccess(middle)).toBe(true);
  expect(await readOrders()).toHaveLength(3);
  // Nobody who came back after the database had gone back is lost.
  expect(await readAddresses()).toEqual(["early@example.test", "back@example.test"]);
});
