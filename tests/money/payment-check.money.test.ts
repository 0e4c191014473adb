import { env, waitUntil } from "cloudflare:workers";
import type { GuardDeps } from "#app/billing/server/guard-payments.ts";
import { minutes, seconds } from "#app/domain/duration.ts";
import type { PaymentCheck } from "#app/domain/purchase/payment-form.ts";
import { startOrder } from "#app/orders/server/start-order.ts";
import { parseWebEnv } from "#app/platform/env.ts";
import type { HumanCheck } from "#app/platform/human-check.ts";
import { createDeps } from "../../workers/web/deps.ts";
import { purchase, startDeps, storeAttack } from "../fixtures/card-testers.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { listIntents } from "../fixtures/orders.ts";
import { beforeEach, describe, expect, test } from "../setup/money.ts";

beforeEach(() => storeAttack(100));

const toolkit = { ...purchase, product: "perfectionism_toolkit", amountCents: 4_900 } as const;

type How = Partial<GuardDeps> & { wanted?: typeof purchase; hasScript?: boolean };

/** Returns the check that a new payment is answered with, or null if it opens. */
async function ask(
  visitorHash: string,
  check?: string,
  { wanted = purchase, hasScript = true, ...ports }: How = {},
): Promise<PaymentCheck | null> {
  const buyer = { visitorHash, addressPrefix: "192.0.2", check, hasScript };
  try {
    await startOrder(startDeps(ports), buyer, wanted);
    return null;
  } catch (error) {
    return (error as { check: PaymentCheck }).check;
  }
}

async function askTicket(visitorHash: string, how: How = {}): Promise<string> {
  const check = await ask(visitorHash, undefined, how);
  return check?.kind === "wait" ? check.ticket : "";
}

describe("P32 Without keys the step is a wait", () => {
  test("that parallel calls do not shorten", async () => {
    const tickets = await Promise.all(Array.from({ length: 10 }, () => askTicket("ada")));
    await moveTime({ byMs: seconds(5) - 1 });
    const answers = await Promise.all(tickets.map((ticket) => ask("ada", ticket)));
    expect(answers.map((check) => check?.kind)).toEqual(Array(10).fill("wait"));
    expect(await listIntents()).toEqual([]);
    await moveTime({ byMs: 1 });
    expect(await ask("ada", tickets[0])).toBeNull();
  });

  test("whose ticket is good for one payment of its visitor", async () => {
    const ticket = await askTicket("ada");
    await moveTime({ byMs: seconds(5) });
    expect(await ask("eve", ticket)).toMatchObject({ kind: "wait" });
    expect(await ask("ada", `${ticket}x`)).toMatchObject({ kind: "wait" });
    expect(await ask("ada", ticket)).toBeNull();
    // The open payment is found again; another payment needs another wait.
    expect(await ask("ada", ticket)).toBeNull();
    expect(await ask("ada", ticket, { wanted: toolkit })).toMatchObject({ kind: "wait" });
  });

  test("whose ticket expires", async () => {
    const ticket = await askTicket("ada");
    await moveTime({ byMs: minutes(10) + seconds(5) });
    await storeAttack(100);
    expect(await ask("ada", ticket)).toMatchObject({ kind: "wait" });
  });
});

describe("P32 With keys the step is a widget", () => {
  /** Accepts each token of its list once. */
  const humans = (tokens: string[]): HumanCheck => ({
    siteKey: "a key",
    scriptUrl: "/a-script.js",
    verify: async (token, action) => {
      const at = tokens.indexOf(`${action}:${token}`);
      if (at === -1) return "refused";
      tokens.splice(at, 1);
      return "passed";
    },
  });
  const widget = { kind: "turnstile", siteKey: "a key", scriptUrl: "/a-script.js" };

  test("whose token opens one payment", async () => {
    const humanCheck = humans(["payment:good", "login:other"]);
    expect(await ask("ada", undefined, { humanCheck })).toEqual(widget);
    expect(await ask("ada", "forged", { humanCheck })).toEqual(widget);
    expect(await ask("ada", "other", { humanCheck })).toEqual(widget);
    expect(await ask("ada", "good", { humanCheck })).toBeNull();
    expect(await ask("eve", "good", { humanCheck })).toEqual(widget);
  });

  test("that the environment's keys configure", async () => {
    const verdict = { success: true, hostname: "kindling.example", action: "payment" };
    const keys = {
      TURNSTILE_SITE_KEY: "sandbox",
      TURNSTILE_SECRET_KEY: "sandbox",
      TURNSTILE_SANDBOX: { fetch: async () => Response.json(verdict) },
    };
    const { humanCheck } = createDeps(parseWebEnv({ ...env, ...keys }), waitUntil);
    expect(await ask("ada", undefined, { humanCheck })).toMatchObject({ siteKey: "sandbox" });
    expect(await ask("ada", "a token", { humanCheck })).toBeNull();
    expect(createDeps(parseWebEnv(env), waitUntil).humanCheck).toBeNull();
  });

  test("but a wait for a form without script, and only for the form", async () => {
    const humanCheck = humans([]);
    const ticket = await askTicket("ada", { humanCheck, hasScript: false });
    await moveTime({ byMs: seconds(5) });
    expect(await ask("ada", ticket, { humanCheck })).toEqual(widget);
    expect(await ask("ada", ticket, { humanCheck, hasScript: false })).toBeNull();
  });

  test("but a wait while nobody can be checked", async () => {
    const humanCheck: HumanCheck = { ...humans([]), verify: async () => "unavailable" };
    expect(await ask("ada", undefined, { humanCheck })).toEqual(widget);
    const check = await ask("ada", "a token", { humanCheck });
    expect(check).toMatchObject({ kind: "wait" });
    await moveTime({ byMs: seconds(5) });
    const ticket = check?.kind === "wait" ? check.ticket : "";
    expect(await ask("ada", ticket, { humanCheck })).toBeNull();
  });
});

test("P32 The alert about everybody's declines is logged once in ten minutes", async () => {
  const alerts: unknown[] = [];
  const log = (level: string, { event, count }: { event: string; count?: number }) =>
    alerts.push([level, event, count]);
  const alert = ["error", "card_testing", 100];
  await Promise.all(
    Array.from({ length: 10 }, (_, at) => ask(`visitor of ${at}`, undefined, { log })),
  );
  expect(alerts).toEqual([alert]);
  await moveTime({ byMs: minutes(10) - 1 });
  await ask("ada", undefined, { log });
  expect(alerts).toEqual([alert]);
  await moveTime({ byMs: 1 });
  await storeAttack(100);
  await ask("ada", undefined, { log });
  expect(alerts).toEqual([alert, alert]);
});
