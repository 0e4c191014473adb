import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { AlarmWorld } from "../../tests/fixtures/alarm-world.ts";

const run = (sql: string) => env.DB.prepare(sql).run();

let world: AlarmWorld;
beforeEach(async () => {
  world = new AlarmWorld();
  await world.open();
});

describe("P46 An alarm that cannot be delivered", () => {
  test("is retried until it is, but mailed only once", async () => {
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

  test("is reported at its end if its beginning never was", async () => {
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
  test("goes out each minute, even during an alarm", async () => {
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

  test("is not sent while Stripe's event list does not answer", async () => {
    world.isStripeAway = true;
    await expectNoBeat();
    world.isStripeAway = false;
    await world.live(1);
    expect(world.beats).toBe(1);
  });

  test.each(["email_jobs", "alarms", "data_requests"])(
    "is not sent when a sweep fails at the table %s",
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

describe("An alarm's webhook gets the format of its service:", () => {
  const tell = async (kind: "slack" | "ntfy" | "json") => {
    world.channels = { ...world.channels, webhook: { url: "https://alerts.example.test", kind } };
    await world.testCards();
    await world.live(1);
    return world.bodies[0] ?? "";
  };

  test("a text for Slack", async () => {
    expect(JSON.parse(await tell("slack"))).toEqual({
      text: expect.stringMatching(
        /^\*Alarm: Stolen cards.*\*\nBuyers take .* under Radar\. \(https/,
      ),
    });
  });

  test("plain text for ntfy", async () => {
    expect(await tell("ntfy")).toMatch(/^Buyers take a further step/);
  });

  test("JSON with each part for any other", async () => {
    expect(JSON.parse(await tell("json"))).toMatchObject({
      alarm: "card_testing",
      state: "raised",
      over: null,
      title: "Alarm: Stolen cards are being tested",
      since: "2026-11-18T12:02:00.000Z",
    });
  });
});
