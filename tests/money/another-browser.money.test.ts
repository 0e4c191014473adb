import { env, waitUntil } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { minutes } from "#app/domain/duration.ts";
import { findWayBack } from "#app/orders/server/find-way-back.ts";
import { parseWebEnv } from "#app/platform/env.ts";
import { createDeps } from "../../workers/web/deps.ts";
import { askFile, findDownloads, pathOf, startOrder, storeFiles } from "../fixtures/downloads.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { findElements } from "../fixtures/html.ts";
import { account, settle } from "../fixtures/money-world.ts";
import { confirm, intentOf, openPayer, type Payer, refundOrder } from "../fixtures/orders.ts";
import { readWords } from "../fixtures/page-words.ts";
import { openLimits } from "../fixtures/rate-limits.ts";
import { cookieOf, ORIGIN, postForm, postJson } from "../fixtures/web-worker.ts";
import { beforeEach, consoleLines, describe, expect, test } from "../setup/money.ts";

beforeEach(storeFiles);

const NOBODY: Payer = { cookie: "" };
const NO_PURCHASE = { message: "We couldn’t find this purchase.", code: "not_found" };

/** Stripe's return address, which the buyer's bank may open in any browser. */
const returnTo = (path: string, intentId: string, secret: string | null) =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({
    payment_intent: intentId,
    ...(secret !== null && { payment_intent_client_secret: secret }),
    redirect_status: "succeeded",
  })}`;

async function start(product: "guide" | "toolkit" = "guide") {
  const { started, ...bought } = await startOrder(undefined, product);
  return { ...bought, started, intentId: intentOf(started), secret: `${started.clientSecret}` };
}

async function buy(product: "guide" | "toolkit" = "guide") {
  const order = await start(product);
  expect(await confirm(order.started)).toBe("succeeded");
  return order;
}

const look = (address: string, { cookie }: Payer = NOBODY) => askFile(address, { cookie });

/** Returns the token in the page's form, or null without a form. */
async function findToken(page: Response): Promise<string | null> {
  const fields = await findElements(await page.text(), 'form[action="/downloads/open"] input');
  return (
    fields.find(({ attributes }) => attributes["name"] === "token")?.attributes["value"] ?? null
  );
}

/** Presses the button of the return page; returns the cookie of the browser. */
async function open(address: string): Promise<Payer> {
  const page = await look(address);
  const cookie = cookieOf(page);
  const token = await findToken(page);
  const pressed = { headers: { Cookie: cookie } };
  const answer = await postForm("/downloads/open", { token: `${token}` }, pressed);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/downloads"]);
  return { cookie };
}

test.for(["guide", "toolkit"] as const)(
  "P17 P19 A buyer who returns in a fresh browser opens the %s with one press",
  async (product) => {
    const bought = await buy(product);
    const address = returnTo("/success", bought.intentId, bought.secret);
    const other = await open(address);
    expect(await findDownloads("/downloads", other)).toContainEqual(
      expect.stringContaining(pathOf(bought)),
    );
    expect((await askFile(pathOf(bought), other)).status).toBe(200);
    // A second visit shows no button, and without the press there is no access.
    expect(await findToken(await look(address, other))).toBeNull();
    expect((await askFile(pathOf(bought), await openPayer())).status).toBe(404);
    await refundOrder(bought.intentId);
    await settle();
    expect((await askFile(pathOf(bought), other)).status).toBe(404);
    expect(await readWords(await look(address))).toContain("This purchase is closed.");
  },
);

test("P17 The quiz redirects a fresh browser, but not the one that started the payment", async () => {
  const bought = await buy();
  const address = returnTo("/quiz1?payment=success", bought.intentId, bought.secret);
  const led = await look(address);
  expect(led.status).toBe(302);
  const { pathname, searchParams } = new URL(led.headers.get("Location") ?? "", "https://x");
  expect([pathname, searchParams.get("payment_intent_client_secret")]).toEqual([
    "/success",
    bought.secret,
  ]);
  expect((await look(address, bought)).status).toBe(200);
  const failed = address.replace("succeeded", "failed");
  expect((await look(failed)).status).toBe(200);
});

test("P18 P19 Without the client secret a payment grants nothing and reveals nothing about its buyer", async () => {
  const bought = await buy();
  const other = await buy("toolkit");
  await settle();
  const secrets = [
    null,
    "",
    other.secret,
    `${bought.secret}x`,
    bought.secret.slice(0, -1),
    bought.intentId,
    `${bought.intentId}_secret_`,
    bought.secret.toUpperCase(),
    "x".repeat(5_000),
  ];
  const told = [];
  for (const [id, secret] of [
    ...secrets.map((one) => [bought.intentId, one] as const),
    ["pi_of_nobody", bought.secret] as const,
    ["", bought.secret] as const,
  ]) {
    const answer = await look(returnTo("/success", id, secret));
    told.push([answer.status, answer.headers.get("Location"), await answer.text()]);
  }
  expect(new Set(told.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify([302, "/quiz1", ""])]),
  );
});

test("P18 The return address shows the button only after the order is paid", async () => {
  const order = await start();
  const address = returnTo("/success", order.intentId, order.secret);
  const page = await look(address);
  expect(await findToken(page.clone())).toBeNull();
  expect(await readWords(page)).toContain("We haven’t seen your payment yet.");
  await confirm(order.started);
  expect(await findToken(await look(address))).not.toBeNull();
});

test("P19 After an hour the return address grants nothing and shows where the link was mailed", async () => {
  const bought = await buy();
  const address = returnTo("/success", bought.intentId, bought.secret);
  await settle();
  await moveTime({ byMs: minutes(59) });
  expect(await findToken(await look(address))).not.toBeNull();
  await moveTime({ byMs: minutes(1) });
  const page = await look(address);
  expect(await findToken(page.clone())).toBeNull();
  const words = await readWords(page);
  expect(words).toContain("a•••@example.test");
  expect(words).not.toContain("ada@");
});

test("No mail is mentioned to a buyer who gave no address", async () => {
  const bought = await buy("toolkit");
  const address = returnTo("/success", bought.intentId, bought.secret);
  await settle();
  expect(await readWords(await look(address))).not.toMatch(/in your e?mail/);
  await moveTime({ byMs: minutes(60) });
  const words = await readWords(await look(address));
  expect(words).toContain("This link was good for an hour.");
  expect(words).not.toMatch(/mailed|sent|in your e?mail/);
});

test("P19 The button expires after fifteen minutes", async () => {
  const bought = await buy();
  const token = await findToken(await look(returnTo("/success", bought.intentId, bought.secret)));
  await moveTime({ byMs: minutes(15) });
  expect((await postForm("/downloads/open", { token: `${token}` })).status).toBe(404);
});

test("P17 P33 While Stripe is unavailable the buyer may retry, and no log line has the secret", async () => {
  const bought = await buy();
  const address = returnTo("/success", bought.intentId, bought.secret);
  await account().planFaults(StripeFaults.parse({ api: { down: true } }));
  const page = await look(address);
  expect(page.status).toBe(200);
  const [again] = await findElements(await page.text(), 'a[href*="payment_intent_client_secret"]');
  await account().planFaults(StripeFaults.parse({}));
  const href = again?.attributes["href"]?.replaceAll("&amp;", "&") ?? "";
  expect(await findToken(await look(href))).not.toBeNull();
  expect(consoleLines().join("\n")).not.toContain("_secret_");
});

test("P32 Over the network's rate limit Stripe is not called, whether or not the secret is right", async () => {
  const bought = await buy();
  const keys: string[] = [];
  const used = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: false };
    },
  };
  const deps = {
    ...createDeps(parseWebEnv(env), waitUntil),
    limits: { ...openLimits, 30: used },
  };
  for (const secret of [bought.secret, `${bought.intentId}_secret_guess`]) {
    const path = returnTo("/success", bought.intentId, secret);
    const found = await findWayBack(deps, new Request(`${ORIGIN}${path}`));
    expect(found).toMatchObject({ access: "pending", download: null, back: { state: "pending" } });
  }
  expect(keys).toEqual(["paymentReturn:unknown", "paymentReturn:unknown"]);
});

describe("A browser whose cookie has changed since it opened the payment", () => {
  const claim = (secret: string, { cookie }: Payer) =>
    postJson(
      "/api/claim-order",
      { client_secret: secret },
      { headers: cookie === "" ? {} : { Cookie: cookie } },
    );

  test("P17 P19 claims its purchase with the client secret, before any webhook", async () => {
    const bought = await buy("toolkit");
    const other = await openPayer();
    expect((await askFile(pathOf(bought), other)).status).toBe(404);
    for (const _again of [1, 2]) expect((await claim(bought.secret, other)).status).toBe(200);
    expect((await askFile(pathOf(bought), other)).status).toBe(200);
    const cookie = cookieOf(await claim(bought.secret, NOBODY));
    expect((await askFile(pathOf(bought), { cookie })).status).toBe(200);
  });

  test("P18 gets nothing with a wrong secret, with an unpaid order's, or an hour later", async () => {
    const bought = await buy();
    const unpaid = await start("toolkit");
    const other = await openPayer();
    for (const secret of [
      "",
      "_secret_",
      "pi_of_nobody_secret_x",
      bought.intentId,
      `${bought.secret}x`,
      bought.secret.slice(0, -1),
      `${bought.intentId}_secret_guess`,
      unpaid.secret,
    ]) {
      const answer = await claim(secret, other);
      expect([answer.status, await answer.json()]).toEqual([404, NO_PURCHASE]);
    }
    await settle();
    await moveTime({ byMs: minutes(60) });
    expect((await claim(bought.secret, other)).status).toBe(404);
    expect((await claim(bought.secret, bought)).status).toBe(200);
    expect((await askFile(pathOf(bought), other)).status).toBe(404);
  });
});
