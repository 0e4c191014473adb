import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { AlarmWorld } from "../../tests/fixtures/alarm-world.ts";

const run = (sql: string) => env.DB.prepare(sql).run();

let world: AlarmWorld;
beforeEach(async () => {
  world = new AlarmWorld();
  await world.open();
});

describe("P46 What cannot be told", () => {
  test("is told again until it is, and mailed once meanwhile", async () => {
    world.isWebhookAway = true;
    await world.testCards();
    await world.live(3);
    expect([world.told, world.beats]).toEqual([[], 0]);
    expect(await world.readMails()).toHaveLength(1);
    world.isWebhookAway = false;
    await world.live(3);
    expect(world.statesOf("card_testing")).toEqual(["raised"]);
    expect(await world.readMails()).toHaveLength(1);
    expect(world.beats).toBe(3);
  });

  test("is told at its end if its beginning never was", async () => {
    world.isWebhookAway = true;
    await world.testCards();
    await world.live(1);
    await world.endCardTesting();
    await world.live(12);
    world.isWebhookAway = false;
    await world.live(3);
    expect(world.statesOf("card_testing")).toEqual(["over"]);
  });
});

describe("P46 The heartbeat", () => {
  test("goes out each minute, also while there is an alarm", async () => {
    await world.live(3);
    await world.testCards();
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

describe("A webhook gets what its service reads:", () => {
  const tell = async (kind: "slack" | "ntfy" | "json") => {
    world.ways = { ...world.ways, webhook: { url: "https://alerts.example.test", kind } };
    await world.testCards();
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
