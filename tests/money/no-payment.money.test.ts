import { env } from "cloudflare:workers";
import { days, hours, seconds } from "#app/domain/duration.ts";
import { parseWebEnv } from "#app/platform/env.ts";
import { readLinkSecrets } from "#app/platform/env-fields.ts";
import { signLink } from "#app/platform/signed-link.ts";
import { cancelByForm } from "../fixtures/cancel-ways.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import { type Attempt, save } from "../fixtures/life-assessment.ts";
import * as money from "../fixtures/money-world.ts";
import { findPaid } from "../fixtures/paid-content.ts";
import { readRows } from "../fixtures/rows.ts";
import { postManage, readManaged } from "../fixtures/trial-pages.ts";
import { ask, postJson } from "../fixtures/web-worker.ts";
import { sign, writeEvent } from "../fixtures/webhooks.ts";
import { expect, test } from "../setup/money.ts";

/** The requested attempt, the cookie, and further headers. */
type Attack = Attempt & { query?: string; headers?: Record<string, string>; sessionId?: string };

/** Returns the responses of all pages and calls to such a request. */
async function readAll({ id, cookie, query = "", headers, sessionId = "" }: Attack) {
  const more = query === "" ? "" : `&${query}`;
  const pages = [
    "results",
    "thank-you",
    "paywall",
    "manage",
    `mini/${id}`,
    "start",
    "courses/foundation/one-safe-place",
  ];
  const paths = [
    `/api/quiz2/results/${id}?x${more}`,
    `/api/quiz2/results/${id.toUpperCase()}?x${more}`,
    ...pages.flatMap((page) =>
      ["", ".data"].map(
        (end) => `/quiz2/${page}${end}?attempt=${id}&session_id=${sessionId}${more}`,
      ),
    ),
  ];
  const told: string[] = [];
  for (const path of paths) {
    const answer = await ask(path, { headers: { ...headers, ...(cookie && { Cookie: cookie }) } });
    told.push(await answer.text());
  }
  return told.join("\n");
}

const FOREIGN_SECRET = "f".repeat(43);
const linkOf = (purpose: "open_attempt" | "manage_subscription", subject: string, forMs: number) =>
  signLink(readLinkSecrets(parseWebEnv(env)), {
    purpose,
    subject,
    expiresAtMs: Date.now() + forMs,
  });

/** Another visitor's paid trial. */
async function openVictim() {
  const victim = await money.subscribe("victim@example.test");
  return victim;
}

async function payWith(number: string): Promise<Attack> {
  const buyer = await money.openBuyer();
  const sessionId = await money.openSession(buyer);
  await money.account().payCheckout(sessionId, money.card(number));
  await money.settle();
  return { ...buyer, sessionId };
}

async function bringEvent(secret: string, buyer: Attempt): Promise<void> {
  const sessionId = await money.openSession(buyer);
  const [row] = await money.readTrials();
  const object = {
    id: "sub_forged",
    object: "subscription",
    customer: row?.stripe_customer_id,
    status: "active",
    metadata: { attempt_id: buyer.id, session: sessionId },
  };
  const body = writeEvent({ data: { object }, created: Math.floor(Date.now() / seconds(1)) });
  const headers = { "Stripe-Signature": await sign(body, Date.now(), secret) };
  await env.WEBHOOK.fetch("https://kindling.example/webhooks/stripe", {
    method: "POST",
    body,
    headers,
  });
  await money.settle();
}

const FLAGS =
  "paid=true&complete=true&locked=false&status=active&quizCompleted=true&premium=1&trial=1";

const ATTACKS: Record<string, () => Promise<Attack>> = {
  "an attempt that was never paid": () => money.openBuyer(),
  "a paid attempt without a cookie": async () => ({ ...(await openVictim()), cookie: "" }),
  "a paid attempt with a forged cookie": async () => ({
    ...(await openVictim()),
    cookie: `__Host-visitor=${FOREIGN_SECRET}`,
  }),
  "a paid attempt with the stored hash as the cookie": async () => {
    const victim = await openVictim();
    const [row] = await readRows<{ visitor_hash: string }>(
      "select visitor_hash from quiz2_subscriptions",
    );
    return { ...victim, cookie: `__Host-visitor=${row?.visitor_hash}` };
  },
  "a paid attempt with the cookie of another visitor": async () => ({
    ...(await openVictim()),
    cookie: (await money.openBuyer()).cookie,
  }),
  "a paid attempt named in the attempt cookie": async () => {
    const victim = await openVictim();
    const own = await money.openBuyer();
    return { ...own, cookie: `${own.cookie}; quiz2_attempt=${victim.id}` };
  },
  "an open checkout": async () => {
    const buyer = await money.openBuyer();
    return { ...buyer, sessionId: await money.openSession(buyer) };
  },
  "a session that somebody else has paid": async () => {
    const victim = await openVictim();
    const own = await money.openBuyer();
    await money.checkout(own);
    return { ...own, sessionId: victim.sessionId };
  },
  "a session that does not exist": async () => {
    const own = await money.openBuyer();
    await money.checkout(own);
    return { ...own, sessionId: `cs_test_${"a".repeat(58)}` };
  },
  "a session that has expired": async () => {
    const buyer = await money.openBuyer();
    const sessionId = await money.openSession(buyer);
    await moveTime({ byMs: hours(24) });
    await money.account().payCheckout(sessionId, money.card());
    await money.settle();
    return { ...buyer, sessionId };
  },
  "a card that was declined": () => payWith("4000000000000002"),
  "a card whose holder has not authenticated yet": () => payWith("4000002760003184"),
  "flags in the address, in cookies and in headers": async () => {
    const own = await money.openBuyer();
    const flags = FLAGS.replaceAll("&", "; ");
    const headers = { "X-Paid": "true", "X-Forwarded-User": "admin", "X-Original-URL": "/" };
    return { ...own, cookie: `${own.cookie}; ${flags}`, query: FLAGS, headers };
  },
  "flags in the preceding calls": async () => {
    const own = await money.openBuyer();
    const flags = Object.fromEntries(new URLSearchParams(FLAGS));
    await save(own, "5", flags);
    await money.checkout(own, flags);
    await postJson(
      "/api/quiz2/complete",
      { attempt_id: own.id, ...flags },
      { headers: { Cookie: own.cookie } },
    );
    return own;
  },
  "Stripe as the referrer": async () => ({
    ...(await money.openBuyer()),
    headers: {
      Referer: "https://checkout.stripe.com/c/pay/cs_live_1",
      Origin: "https://checkout.stripe.com",
    },
  }),
  "a webhook with a forged signature": async () => {
    const own = await money.openBuyer();
    await bringEvent("whsec_forged", own);
    return own;
  },
  "a genuine webhook with false content": async () => {
    const own = await money.openBuyer();
    await bringEvent("whsec_sandbox_known_to_everybody_0000", own);
    return own;
  },
  "a mailed link for something else, and an expired one": async () => {
    const victim = await openVictim();
    const own = await money.openBuyer();
    const tokens = [
      await linkOf("open_attempt", victim.id, days(1)),
      await linkOf("manage_subscription", victim.id, -1),
      await linkOf("manage_subscription", own.id, days(1)),
      `${(await linkOf("manage_subscription", victim.id, days(1))).slice(0, -2)}AA`,
    ];
    for (const token of tokens) {
      expect((await postManage({ intent: "resume", token }, own)).status).toBe(404);
      expect((await readManaged(own, token)).subscriptions).toEqual([]);
    }
    return { ...own, id: victim.id, query: `token=${tokens[0]}` };
  },
  "a trial that was refunded": async () => {
    const buyer = await openVictim();
    const [charge] = await money.account().readLedger();
    await money.account().refund(charge?.chargeId ?? "");
    await money.settle();
    return buyer;
  },
  "a trial that is disputed": async () => {
    const buyer = await openVictim();
    const [charge] = await money.account().readLedger();
    await money.account().dispute(charge?.chargeId ?? "");
    await money.settle();
    return buyer;
  },
  "a trial that was cancelled and is over": async () => {
    const buyer = await openVictim();
    await cancelByForm(buyer);
    await passTime({ byMs: days(7) });
    return buyer;
  },
  "a month that was not paid": async () => {
    const buyer = await openVictim();
    const [row] = await money.readTrials();
    await money.account().setDefaultCard(row?.stripe_customer_id ?? "", "4000000000000341");
    await passTime({ byMs: days(7.1) });
    return buyer;
  },
};

test.for(Object.entries(ATTACKS))("P18 No paid content for: %s", async ([, attack]) => {
  expect(findPaid(await readAll(await attack()))).toEqual([]);
});

test("P18 The subscriber gets everything from these requests, so the attacks would find it", async () => {
  const victim = await openVictim();
  expect(findPaid(await readAll(victim)).length).toBeGreaterThan(50);
});

test("P18 No client bundle contains paid content", () => {
  const files = import.meta.glob<string>("../../build/client/**/*.{js,css,txt,html,json}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const scripts = Object.values(files);
  expect(scripts.length).toBeGreaterThan(50);
  expect(findPaid(scripts.join("\n")).filter((part) => part !== "sub_dimensions")).toEqual([]);
});
