import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { replayFailedEmailJobs } from "#app/data/failed-emails.ts";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { AlarmWorld } from "../../tests/fixtures/alarm-world.ts";
import { storeMail } from "../../tests/fixtures/retained.ts";

let world: AlarmWorld;
beforeEach(async () => {
  world = new AlarmWorld();
  await world.open();
});

describe("P46 The alarm for late mail", () => {
  const wasTried = { attempts: 6, last_error: "resend 503" };

  test("is not raised by an old mail that waits for its retry, as long as others get through", async () => {
    await storeMail({
      ...wasTried,
      due_at: world.now - hours(9),
      next_try_at: world.now + hours(2),
    });
    await storeMail({ ...wasTried, due_at: world.now, next_try_at: world.now + hours(3) });
    await storeMail({ status: "sent", sent_at: world.now + minutes(1) });
    await world.live(40);
    expect(world.told).toEqual([]);
  });

  test("is not raised by a single mail that waits for its retry while nothing else is mailed", async () => {
    await storeMail({ ...wasTried, due_at: world.now, next_try_at: world.now + hours(3) });
    await world.live(40);
    expect(world.told).toEqual([]);
  });

  test("is raised by mails that wait for their retries when nothing gets through", async () => {
    world.isMailAway = true;
    await storeMail({ status: "sent", sent_at: world.now - 1 });
    for (const later of [1, 2, 3]) {
      await storeMail({ ...wasTried, due_at: world.now, next_try_at: world.now + hours(later) });
    }
    await world.live(15);
    expect(world.told).toEqual([]);
    await world.live(2);
    expect(world.statesOf("mail_late")).toEqual(["raised"]);
  });

  test("is raised by a mail whose retry is overdue, behind one that waits for its retry", async () => {
    await storeMail({
      ...wasTried,
      due_at: world.now - hours(9),
      next_try_at: world.now + hours(2),
    });
    await storeMail({ ...wasTried, due_at: world.now - hours(3), next_try_at: world.now });
    await storeMail({ status: "sent", sent_at: world.now - hours(1) });
    await world.live(15);
    expect(world.told).toEqual([]);
    await world.live(2);
    expect(world.statesOf("mail_late")).toEqual(["raised"]);
  });

  test.each(["trial_started", "subscription_started"])(
    "is raised after an hour by a mail of the kind %s that waits for its retry, even while others get through",
    async (kind) => {
      const waiting = { ...wasTried, due_at: world.now, next_try_at: world.now + hours(3) };
      await storeMail({ ...waiting, kind });
      await storeMail({ status: "sent", sent_at: world.now + minutes(50) });
      await world.live(60);
      expect(world.told).toEqual([]);
      await world.live(1);
      expect(world.statesOf("mail_late")).toEqual(["raised"]);
      expect(world.bodies.join()).toContain("Mail has been waiting for 61 minutes.");
    },
  );

  test("is not raised by a receipt that waits as long", async () => {
    const waiting = { ...wasTried, due_at: world.now, next_try_at: world.now + hours(3) };
    await storeMail({ ...waiting, kind: "order_delivery" });
    await storeMail({ status: "sent", sent_at: world.now + minutes(50) });
    await world.live(70);
    expect(world.told).toEqual([]);
  });

  test("is not raised by old mails that were replayed a moment ago", async () => {
    const failed = { ...wasTried, status: "failed", failed_at: world.now - hours(3) };
    for (const day of [1, 2, 3]) await storeMail({ ...failed, due_at: world.now - days(day) });
    await replayFailedEmailJobs(createDatabase(env.DB), world.now);
    await world.live(14);
    expect(world.told).toEqual([]);
    await world.live(3);
    expect(world.statesOf("mail_late")).toEqual(["raised"]);
  });
});
