import { env } from "cloudflare:workers";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import { ask, BROWSER, cookieOf } from "../../tests/fixtures/web-worker.ts";
import { expect, test } from "../../tests/setup/test.ts";

const PICTURE = "A page of the report: all five areas in one picture";

async function readVariant({ id }: life.Attempt): Promise<string | undefined> {
  const found = "select variant from quiz2_attempts join origins on origins.id = origin_id";
  const rows = await readRows<{ variant: string }>(`${found} where quiz2_attempts.id = '${id}'`);
  return rows[0]?.variant;
}

/** The cookies of a browser that has completed an attempt. */
async function finish(attempt: life.Attempt): Promise<string> {
  await life.save(attempt, life.HUNDRED, { progress_count: 100 });
  return `${attempt.cookie}; ${cookieOf(await life.complete(attempt))}`;
}

const hasPictures = async (cookie: string, browser = BROWSER["User-Agent"]): Promise<boolean> => {
  const headers = { Cookie: cookie, "User-Agent": browser };
  return (await (await ask("/quiz2/paywall", { headers })).text()).includes(PICTURE);
};

test("Each variant gets its share of many starts", async () => {
  const counts = new Map<string | undefined, number>();
  for (let at = 0; at < 60; at += 1) {
    const variant = await readVariant(await life.startAttempt("", BROWSER));
    counts.set(variant, (counts.get(variant) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(["goods:pictures", "goods:plain"]);
  expect(Math.min(...counts.values())).toBeGreaterThan(10);
});

test.each(["pictures", "plain"])(
  "A visitor who started with %s keeps it in another network and with another user agent",
  async (variant) => {
    const attempt = await life.startAttempt("", BROWSER);
    await env.DB.prepare("update origins set variant = ?").bind(`goods:${variant}`).run();
    const cookie = await finish(attempt);
    for (const browser of ["Mozilla/5.0 A", "Mozilla/5.0 B", "Mozilla/5.0 C", "Mozilla/5.0 D"]) {
      expect(await hasPictures(cookie, browser)).toBe(variant === "pictures");
    }
  },
);

test("A visitor who is not counted sees the pictures", async () => {
  const attempt = await life.startAttempt("", { "User-Agent": "curl/8.5.0" });
  expect(await readVariant(attempt)).toBeUndefined();
  const cookie = await finish(attempt);
  for (const browser of ["Mozilla/5.0 A", "Mozilla/5.0 B", "Mozilla/5.0 C"]) {
    expect(await hasPictures(cookie, browser)).toBe(true);
  }
});
