import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { raiseAlarm } from "#app/data/alarms.ts";
import { createDatabase } from "#app/data/database.ts";
import { replayFailedEmailJobs } from "#app/data/failed-emails.ts";
import { ALARMS, type AlarmName } from "#app/domain/alarms.ts";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { AlarmWorld, OPERATOR } from "../../tests/fixtures/alarm-world.ts";
import { storeAttempt } from "../../tests/fixtures/retained.ts";
import { insertRow } from "../../tests/fixtures/stored-rows.ts";

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const uuid = () => crypto.randomUUID();
const mail = (changes: Record<string, string | number | null>) =>
  insertRow(env.DB, "email_jobs", { id: uuid(), dedupe_key: uuid(), ...changes });
const order = (changes: Record<string, string | number | null>) =>
  insertRow(env.DB, "orders", { id: uuid(), visitor_hash: uuid(), ...changes });
const raise = (name: AlarmName, world: AlarmWorld) =>
  raiseAlarm(createDatabase(env.DB), { name, detail: "It was seen elsewhere." }, world.now);

type Act = (world: AlarmWorld) => Promise<unknown>;

/** How each fault comes about, after how many minutes it is one, and how it ends. */
const faults: Record<AlarmName, { begin: Act; after: number; end: Act }> = {
  mail_late: {
    begin: ({ now }) => mail({ due_at: now }),
    after: 16,
    end: ({ now }) =>
      run("update email_jobs set status = 'sent', sent_at = ? where kind <> 'alarm'", now),
  },
  mail_failed: {
    begin: async ({ now }) => {
      for (let count = 0; count < 6; count += 1) await mail({ status: "failed", failed_at: now });
    },
    after: 1,
    end: () => run("delete from email_jobs where status = 'failed'"),
  },
  mail_key: {
    begin: (world) => {
      world.isMailAway = true;
      return raise("mail_key", world);
    },
    after: 1,
    end: async (world) => {
      world.isMailAway = false;
    },
  },
  syncs_behind: {
    begin: ({ now }) => insertRow(env.DB, "stripe_syncs", { wanted_at: now }),
    after: 11,
    end: () => run("update stripe_syncs set got = want"),
  },
  sync_failing: {
    begin: ({ now }) => insertRow(env.DB, "stripe_syncs", { wanted_at: now, failures: 3 }),
    after: 1,
    end: () => run("update stripe_syncs set got = want, failures = 0"),
  },
  stripe_silent: {
    begin: async (world) => {
      world.isStripeAway = true;
    },
    after: 11,
    end: async (world) => {
      world.isStripeAway = false;
    },
  },
  stripe_key: {
    begin: (world) => raise("stripe_key", world),
    after: 1,
    end: async () => null,
  },
  orders_unclosed: {
    // As if the sync that closes it had been lost: the sweep requests it again and again.
    begin: ({ now }) => order({ created_at: now - hours(21), payment_intent_id: "pi_1" }),
    after: 1,
    end: () => run("update orders set status = 'canceled'"),
  },
  orders_without_address: {
    begin: ({ now }) => order({ status: "paid", paid_at: now }),
    after: 1,
    end: () => run("update orders set email = 'ada@example.test'"),
  },
  // What raises it at a sync, and for how long, is tested with the local Stripe.
  payment_without_order: {
    begin: (world) => raise("payment_without_order", world),
    after: 1,
    end: async () => null,
  },
  database_full: { begin: async () => null, after: 0, end: async () => null },
  retention_late: {
    begin: ({ now }) => run("update job_runs set succeeded_at = ?", now - hours(26)),
    after: 1,
    end: (world) => world.noteRetention(),
  },
  weekly_mails_late: {
    begin: ({ now }) =>
      insertRow(env.DB, "job_runs", { name: "weekly_mails", succeeded_at: now - hours(26) }),
    after: 1,
    end: ({ now }) => run("update job_runs set succeeded_at = ? where name = 'weekly_mails'", now),
  },
  no_starts: {
    begin: async ({ now }) => {
      for (let count = 0; count < 20; count += 1) {
        await storeAttempt(count % 2 ? "started" : "completed", now - days(7) - hours(1));
      }
    },
    after: 1,
    end: ({ now }) => storeAttempt("started", now),
  },
  card_testing: {
    begin: ({ now }) => insertRow(env.DB, "card_alerts", { raised_at: now }),
    after: 1,
    end: () => run("delete from card_alerts"),
  },
};
/** No test can fill it; its judgement has a test of its own. */
const STORED = ALARMS.filter((name) => name !== "database_full");

let world: AlarmWorld;
beforeEach(async () => {
  world = new AlarmWorld();
  await world.open();
});
const told = (name: string) =>
  world.told.filter((one) => one.name === name).map((one) => one.state);

describe("P46 Each fault is told within two minutes, once, and once more when it is over:", () => {
  test.each(STORED)("%s", async (name) => {
    const { begin, after, end } = faults[name];
    await begin(world);
    await world.live(Math.max(after - 1, 0));
    expect(world.told).toEqual([]);
    await world.live(2);
    expect(world.told.map((one) => one.name)).toContain(name);
    await world.live(5);
    expect(told(name)).toEqual(["raised"]);
    await end(world);
    await world.live(25);
    expect(told(name)).toEqual(["raised", "over"]);
    const mails = await world.readMails();
    const ofIt = mails.filter((one) => one.name === name);
    expect(ofIt.map(({ over }) => over === null)).toEqual([true, false]);
    expect(new Set(mails.map(({ email }) => email))).toEqual(new Set([OPERATOR]));
  });

  test("and a fault that comes back after its end is told again", async () => {
    const { begin, end } = faults.card_testing;
    for (let time = 0; time < 2; time += 1) {
      await begin(world);
      await world.live(2);
      await end(world);
      await world.live(15);
    }
    expect(told("card_testing")).toEqual(["raised", "over", "raised", "over"]);
    expect(await world.readMails()).toHaveLength(4);
  });

  test("while one that comes and goes within ten minutes is one alarm", async () => {
    const { begin, end } = faults.orders_without_address;
    for (let time = 0; time < 3; time += 1) {
      await begin(world);
      await world.live(2);
      await end(world);
      await world.live(5);
    }
    expect(told("orders_without_address")).toEqual(["raised"]);
  });
});

describe("P46 Late mail", () => {
  const wasTried = { attempts: 6, last_error: "resend 503" };

  test("is not one that is tried again later, however old, as long as others get through", async () => {
    await mail({ ...wasTried, due_at: world.now - hours(9), next_try_at: world.now + hours(2) });
    await mail({ ...wasTried, due_at: world.now, next_try_at: world.now + hours(3) });
    await mail({ status: "sent", sent_at: world.now + minutes(1) });
    await world.live(40);
    expect(world.told).toEqual([]);
  });

  test("nor a single one, while nothing else is mailed", async () => {
    await mail({ ...wasTried, due_at: world.now, next_try_at: world.now + hours(3) });
    await world.live(40);
    expect(world.told).toEqual([]);
  });

  test("is one that is tried again later when nothing gets through", async () => {
    world.isMailAway = true;
    await mail({ status: "sent", sent_at: world.now - 1 });
    for (const later of [1, 2, 3]) {
      await mail({ ...wasTried, due_at: world.now, next_try_at: world.now + hours(later) });
    }
    await world.live(15);
    expect(world.told).toEqual([]);
    await world.live(2);
    expect(told("mail_late")).toEqual(["raised"]);
  });

  test("is one whose next try is past, behind one that is tried again later", async () => {
    await mail({ ...wasTried, due_at: world.now - hours(9), next_try_at: world.now + hours(2) });
    await mail({ ...wasTried, due_at: world.now - hours(3), next_try_at: world.now });
    await mail({ status: "sent", sent_at: world.now - hours(1) });
    await world.live(15);
    expect(world.told).toEqual([]);
    await world.live(2);
    expect(told("mail_late")).toEqual(["raised"]);
  });

  test("is none that was replayed a moment ago", async () => {
    const failed = { ...wasTried, status: "failed", failed_at: world.now - hours(3) };
    for (const day of [1, 2, 3]) await mail({ ...failed, due_at: world.now - days(day) });
    await replayFailedEmailJobs(createDatabase(env.DB), world.now);
    await world.live(14);
    expect(world.told).toEqual([]);
    await world.live(3);
    expect(told("mail_late")).toEqual(["raised"]);
  });
});

describe("P46 What cannot be told", () => {
  test("is told again until it is, and mailed once meanwhile", async () => {
    world.isWebhookAway = true;
    await faults.card_testing.begin(world);
    await world.live(3);
    expect([world.told, world.beats]).toEqual([[], 0]);
    expect(await world.readMails()).toHaveLength(1);
    world.isWebhookAway = false;
    await world.live(3);
    expect(told("card_testing")).toEqual(["raised"]);
    expect(await world.readMails()).toHaveLength(1);
    expect(world.beats).toBe(3);
  });

  test("is told at its end if its beginning never was", async () => {
    world.isWebhookAway = true;
    await faults.card_testing.begin(world);
    await world.live(1);
    await faults.card_testing.end(world);
    await world.live(12);
    world.isWebhookAway = false;
    await world.live(3);
    expect(told("card_testing")).toEqual(["over"]);
  });
});

describe("P46 The heartbeat", () => {
  test("goes out each minute, also while there is an alarm", async () => {
    await world.live(3);
    await faults.card_testing.begin(world);
    await world.live(2);
    expect(world.beats).toBe(5);
  });

  const expectNoBeat = async () => {
    await world.live(1);
    expect(world.beats).toBe(0);
    expect(world.logged).toContainEqual(expect.objectContaining({ event: "failure" }));
  };

  test("stays away while Stripe's list does not answer", async () => {
    world.isStripeAway = true;
    await expectNoBeat();
    world.isStripeAway = false;
    await world.live(1);
    expect(world.beats).toBe(1);
  });

  test.each(["email_jobs", "alarms", "data_requests"])(
    "stays away when a sweep fails for the table %s",
    async (table) => {
      world.isMailAway = true;
      await run(`alter table ${table} rename to away`);
      try {
        await expectNoBeat();
      } finally {
        await run(`alter table away rename to ${table}`);
      }
      await world.live(1);
      expect(world.beats).toBe(1);
    },
  );
});

test("P46 In 48 quiet hours there is no alarm, and each sweep brings a heartbeat", async () => {
  // Looked at every six minutes: no fault counts before ten.
  const looks = (48 * 60) / 6;
  for (let start = 0; start < 60; start += 1) {
    await storeAttempt("completed", world.now - days(7) + minutes(start * 48));
  }
  for (let look = 1; look <= looks; look += 1) {
    world.now += minutes(6);
    const { now } = world;
    // A start and a mail every hour; a purchase, a sync and a mail that fails every six; retention each night.
    if (look % 10 === 1) {
      await storeAttempt("started", now);
      await mail({ due_at: now - minutes(14) });
    }
    if (look % 10 === 2)
      await run("update email_jobs set status = 'sent', sent_at = ? where status = 'queued'", now);
    if (look % 60 === 3) {
      await order({ status: "paid", paid_at: now, email: "ada@example.test" });
      const object = { object_id: uuid(), want: 2, got: 2, wanted_at: now };
      await insertRow(env.DB, "stripe_syncs", object);
      await mail({ status: "failed", failed_at: now });
    }
    if (look % 240 === 50) await world.noteRetention();
    await world.runCron();
  }
  expect([world.told, await world.readMails()]).toEqual([[], []]);
  expect(world.beats).toBe(looks);
});

test("The alarm for a buyer without an address sends nobody to look for the address", async () => {
  await faults.orders_without_address.begin(world);
  await world.live(1);
  expect(world.bodies[0]).toContain("The downloads stay open in the browser that paid.");
  expect(world.bodies[0]).not.toContain("email address");
});

describe("A webhook gets what its service reads:", () => {
  const tell = async (kind: "slack" | "ntfy" | "json") => {
    world.ways = { ...world.ways, webhook: { url: "https://alerts.example.test", kind } };
    await faults.card_testing.begin(world);
    await world.live(1);
    return world.bodies[0] ?? "";
  };

  test("Slack a text", async () => {
    expect(JSON.parse(await tell("slack"))).toEqual({
      text: expect.stringMatching(
        /^\*Alarm: Stolen cards.*\*\nBuyers take .* under Radar\. \(https/,
      ),
    });
  });

  test("ntfy plain text", async () => {
    expect(await tell("ntfy")).toMatch(/^Buyers take a further step/);
  });

  test("anything else JSON with each part", async () => {
    expect(JSON.parse(await tell("json"))).toMatchObject({
      ...{ alarm: "card_testing", state: "raised", over: null },
      ...{ title: "Alarm: Stolen cards are being tested", since: "2026-11-18T12:02:00.000Z" },
    });
  });
});
