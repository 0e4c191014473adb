import { env } from "cloudflare:workers";
import { decideReview, listReviews, type ReviewVerb } from "#app/data/review-decisions.ts";
import { days, hours } from "#app/domain/duration.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { formatPurchase, type Purchase } from "#app/domain/purchase/reviewed-purchase.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { signLink } from "#app/platform/signed-link.ts";
import { requestReviews } from "#app/reviews/server/request-reviews.ts";
import { writeReviewRequest } from "#app/reviews/server/review-mail.ts";
import { brand } from "../../tests/fixtures/email-content.ts";
import { ATTEMPT_ID, db, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { ask, postForm } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

const SECRETS = ["development-only-and-known-to-everybody"] as const;
const ORDER: Purchase = { kind: "order", id: "77777777-7777-4777-8777-777777777777" as OrderId };
const ATTEMPT: Purchase = { kind: "attempt", id: ATTEMPT_ID };
const GOOD = { rating: "5", text: "It helped <b>me</b>.", firstName: "Ada", consent: "yes" };

const now = Date.now();
beforeEach(async () => {
  const paid_at = now - days(14) - 1;
  await insertRow("orders", { status: "paid", paid_at, email: "ada@example.test" });
  await insertRow("quiz2_attempts");
  await insertRow("quiz2_subscriptions", {
    status: "active",
    stripe_sub_id: "sub_1",
    email: "eve@example.test",
    trial_end: now - days(14) - 1,
    period_end: now + days(16),
  });
});

const readReviews = () =>
  readRows("select rating, text, first_name, status from reviews order by created_at");
const linkOf = async (purchase: Purchase, endsInMs = days(1)) => {
  const content = { purpose: "write_review" as const, subject: formatPurchase(purchase) };
  return `/review?token=${await signLink(SECRETS, { ...content, expiresAtMs: now + endsInMs })}`;
};
const request = (atMs = now) => requestReviews({ db, clock: () => atMs });
const readAsked = () =>
  readRows<{ email: string }>("select dedupe_key, email from email_jobs order by dedupe_key");
const ASKED = [
  { dedupe_key: `review_request:attempt:${ATTEMPT_ID}`, email: "eve@example.test" },
  { dedupe_key: `review_request:order:${ORDER.id}`, email: "ada@example.test" },
];

describe("A review is requested", () => {
  test("once, two weeks after a purchase and after the first renewal of a subscription", async () => {
    await request(now - days(1));
    expect(await readAsked()).toEqual([]);
    await request();
    await request(now + days(1));
    expect(await readAsked()).toEqual(ASKED);
  });

  test.each([
    "update orders set status = 'refunded'",
    "update orders set status = 'disputed'",
    `update orders set paid_at = ${now - days(30)}`,
    "update orders set email = null",
  ])("not after: %s", async (change) => {
    await env.DB.prepare(change).run();
    await request();
    expect(await readAsked()).toEqual(ASKED.slice(0, 1));
  });

  test.each(["trialing", "canceled"])("not for a subscription that is %s", async (status) => {
    await env.DB.prepare(`update quiz2_subscriptions set status = '${status}'`).run();
    await request();
    expect(await readAsked()).toEqual(ASKED.slice(1));
  });

  describe("even if a hundred others are due before it:", () => {
    const many = async (emailOf: (at: number) => string | null) => {
      for (let at = 0; at < 100; at += 1) {
        const paid_at = now - days(15) + at;
        const id = crypto.randomUUID();
        await insertRow("orders", { id, status: "paid", paid_at, email: emailOf(at) });
      }
    };
    const isAsked = async () =>
      (await readAsked()).some(({ email }) => email === "ada@example.test");

    test("two of them without an address", async () => {
      await many((at) => (at < 2 ? null : `reader${at}@example.test`));
      for (let hour = 0; hour < 2; hour += 1) await request(now + hours(hour));
      expect(await isAsked()).toBe(true);
    });

    test("all of them of erased people, who are not mailed", async () => {
      await many(() => REMOVED_ADDRESS);
      await request();
      expect(await readAsked()).toEqual(ASKED);
    });

    test("all of them of mailboxes that want no such mail", async () => {
      await many((at) => `reader${at}@example.test`);
      for (let at = 0; at < 100; at += 1) {
        const recipient = await recipientOf(`reader${at}@example.test`);
        await insertRow("mail_suppressions", { recipient, kind: "review_request" });
      }
      for (let hour = 0; hour < 2; hour += 1) await request(now + hours(hour));
      expect(await readAsked()).toEqual(ASKED);
    });
  });

  test("not after a refund or a review, and never again after one click", async () => {
    const write = async () =>
      writeReviewRequest({ db, brand, linkSecrets: SECRETS }, { payload: ORDER, createdAt: now });
    await request();
    const mail = await write();
    expect(mail?.button.url).toContain("/review?token=");
    await env.DB.prepare("update orders set status = 'refunded'").run();
    expect(await write()).toBeNull();
    await env.DB.prepare("update orders set status = 'paid'").run();
    const stop = new URL(mail?.unsubscribe?.url ?? "");
    const path = `${stop.pathname}${stop.search}`;
    expect(await (await ask(path)).text()).toContain("Stop asking for reviews?");
    expect(await readRows("select kind from mail_suppressions")).toEqual([]);
    const pressed = await ask(path, { method: "POST", body: "List-Unsubscribe=One-Click" });
    expect(pressed.status).toBe(200);
    expect(await readRows("select kind from mail_suppressions")).toEqual([
      { kind: "review_request" },
    ]);
    await postForm(await linkOf(ORDER), GOOD);
    expect(await write()).toBeNull();
  });
});

describe.each([
  ["an order", ORDER],
  ["a subscription", ATTEMPT],
])("The mailed link of %s", (_of, purchase) => {
  test("stores one review, which can be changed until it is published", async () => {
    const path = await linkOf(purchase);
    expect(await (await ask(path)).text()).toContain("How was it, honestly?");
    expect(await readReviews()).toEqual([]);
    expect(await (await postForm(path, GOOD)).text()).toContain("Thank you");
    const again = await (await ask(path)).text();
    expect(again).toContain("It helped &lt;b&gt;me&lt;/b&gt;.");
    await postForm(path, { ...GOOD, rating: "2", firstName: "Zoë" });
    const changed = { rating: 2, text: GOOD.text, first_name: "Zoë", status: "received" };
    expect(await readReviews()).toEqual([changed]);

    const [stored] = await readRows<{ id: string }>("select id from reviews");
    await decideReview(db, "publish", stored?.id ?? "", now);
    expect(await (await ask(path)).text()).toContain("Your review is published");
    expect(await (await postForm(path, GOOD)).text()).toContain("Your review is published");
    expect(await readReviews()).toEqual([{ ...changed, status: "published" }]);
  });

  test("P38 opens nothing after its buyer is erased", async () => {
    for (const table of ["orders", "quiz2_subscriptions"]) {
      await env.DB.prepare(`update ${table} set email = 'removed@invalid'`).run();
    }
    const path = await linkOf(purchase);
    expect([(await ask(path)).status, (await postForm(path, GOOD)).status]).toEqual([404, 404]);
    expect(await readReviews()).toEqual([]);
  });
});

test("Without consent, rating or words nothing is stored, and what was typed stays", async () => {
  const path = await linkOf(ORDER);
  const { consent: _, ...unconsented } = GOOD;
  for (const fields of [unconsented, { ...GOOD, rating: "9" }, { ...GOOD, text: " " }]) {
    const answer = await postForm(path, fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('value="Ada"');
  }
  expect(await readReviews()).toEqual([]);
});

test("The longest review fits the form", async () => {
  const text = "🙂".repeat(1_000);
  expect((await postForm(await linkOf(ORDER), { ...GOOD, text })).status).toBe(200);
  expect(await readReviews()).toMatchObject([{ text }]);
});

test("P28 No other link opens the form, and none after a refund", async () => {
  const forged = (await linkOf(ORDER)).replace("token=", "token=x");
  const ended = await linkOf(ORDER, -1);
  for (const path of ["/review", forged, ended]) {
    expect((await ask(path)).status).toBe(404);
    expect((await postForm(path, GOOD)).status).toBe(404);
  }
  await env.DB.prepare("update orders set status = 'refunded'").run();
  expect((await postForm(await linkOf(ORDER), GOOD)).status).toBe(404);
  expect(await readReviews()).toEqual([]);
});

test("The operator cannot publish a review of a refunded purchase, but can hide any", async () => {
  await postForm(await linkOf(ORDER), GOOD);
  const [stored] = await readRows<{ id: string }>("select id from reviews");
  const decide = (verb: ReviewVerb) => decideReview(db, verb, stored?.id ?? "", now);
  expect(await decide("publish")).toBe(true);
  await env.DB.prepare("update orders set status = 'refunded'").run();
  expect(await listReviews(db)).toMatchObject([{ status: "published", is_paid: 0 }]);
  expect(await decide("hide")).toBe(true);
  expect(await decide("publish")).toBe(false);
  expect(await listReviews(db)).toMatchObject([{ status: "hidden" }]);
});
