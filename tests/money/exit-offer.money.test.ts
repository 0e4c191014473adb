import { env, waitUntil } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { hours, minutes } from "#app/domain/duration.ts";
import type { StartedOrder } from "#app/domain/purchase/order.ts";
import { hasExitPrice } from "#app/orders/server/exit-offer.ts";
import { parseWebEnv } from "#app/platform/env.ts";
import { action as payRoute } from "#app/routes/api.create-perfectionism-payment.ts";
import { action as offerRoute } from "#app/routes/api.perfectionism.exit-offer.ts";
import { createDeps } from "../../workers/web/deps.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { readAmounts, settle } from "../fixtures/money-world.ts";
import { newNetwork } from "../fixtures/new-network.ts";
import * as order from "../fixtures/orders.ts";
import { ORIGIN } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

/** The context that the web worker gives its routes where only verified claims are shown. */
const context = () =>
  ({
    deps: createDeps(parseWebEnv(env), waitUntil),
    claims: "verified",
    log: () => {},
    requestId: "a request",
  }) as unknown as AppLoadContext;

function request(path: string, { cookie }: order.Payer, body?: object): Request {
  const headers = {
    Cookie: cookie,
    "CF-Connecting-IP": newNetwork(),
    "Content-Type": "application/json",
  };
  const sent = body && { method: "POST", body: JSON.stringify(body) };
  return new Request(`${ORIGIN}${path}`, { headers, ...sent });
}

const offer = (payer: order.Payer) =>
  offerRoute({
    request: request("/api/perfectionism/exit-offer", payer, {}),
    context: context(),
    params: {},
  });
const pay = (payer: order.Payer, price = "39") =>
  payRoute({
    request: request("/api/create-perfectionism-payment", payer, { price }),
    context: context(),
    params: {},
  });
/** Whether the checkout shows this payer the lower price. */
const isShown = async (payer: order.Payer) =>
  hasExitPrice(context().deps, await order.hashOf(payer));
const readEnd = async (answer: Response) => ((await answer.json()) as { ends_at: number }).ends_at;
const ENDED = {
  code: "offer_ended",
  message: "This lower price has ended. Reload the page to see the regular one.",
};

test("P02 Only visitors who were offered the lower price get it, until the end that they were shown", async () => {
  const payer = await order.openPayer();
  const early = await pay(payer);
  expect([early.status, await early.json(), await isShown(payer)]).toEqual([409, ENDED, false]);
  const end = await readEnd(await offer(payer));
  expect(end).toBe(Date.now() + hours(24));
  await moveTime({ toMs: end - 1 });
  expect(await isShown(payer)).toBe(true);
  expect(await (await pay(payer)).json()).toMatchObject({ state: "open", amount: 3_900 });
  expect((await pay(await order.openPayer())).status).toBe(409);
});

test("P02 After its end no reload, tab or new offer brings the lower price back, and $49 is charged", async () => {
  const payer = await order.openPayer();
  const end = await readEnd(await offer(payer));
  await moveTime({ toMs: end });
  expect(await isShown(payer)).toBe(false);
  for (const again of [await pay(payer), await offer(payer), await pay(payer)]) {
    expect([again.status, await again.json()]).toEqual([409, ENDED]);
  }
  expect(await order.readOrders()).toEqual([]);
  const started: StartedOrder = await (await pay(payer, "49")).json();
  expect(await order.confirm(started)).toBe("succeeded");
  await settle();
  expect(await readAmounts()).toEqual([4_900]);
});

test("P02 Nine offers made at once end together, and a later offer does not move the end", async () => {
  const payer = await order.openPayer();
  const ends = await Promise.all(
    Array.from({ length: 9 }, async () => readEnd(await offer(payer))),
  );
  await moveTime({ byMs: hours(3) });
  expect(new Set([...ends, await readEnd(await offer(payer))]).size).toBe(1);
});

test("P02 A buyer who is paying when the offer ends has an hour to pay the price in the form", async () => {
  const payer = await order.openPayer();
  const end = await readEnd(await offer(payer));
  await moveTime({ toMs: end - minutes(1) });
  const started: StartedOrder = await (await pay(payer)).json();
  await moveTime({ toMs: end + minutes(30) });
  expect(await isShown(payer)).toBe(true);
  expect(await (await pay(payer)).json()).toMatchObject({ clientSecret: started.clientSecret });
  expect(await order.confirm(started)).toBe("succeeded");
  await settle();
  expect(await readAmounts()).toEqual([3_900]);
});

test("P02 An hour after the offer ends, the regular price closes the form that shows the lower one", async () => {
  const payer = await order.openPayer();
  const end = await readEnd(await offer(payer));
  await moveTime({ toMs: end - minutes(1) });
  const lower: StartedOrder = await (await pay(payer)).json();
  await moveTime({ toMs: end + hours(1) });
  expect([await isShown(payer), (await pay(payer)).status]).toEqual([false, 409]);
  const regular: StartedOrder = await (await pay(payer, "49")).json();
  expect([await order.confirm(lower), await order.confirm(regular)]).toEqual([
    order.CLOSED,
    "succeeded",
  ]);
  await settle();
  expect(await readAmounts()).toEqual([4_900]);
});

test("Where seed claims are shown, the lower price needs no offer and has no end", async () => {
  const answer = await order.askToolkit(await order.openPayer(), "39");
  expect(await answer.json()).toMatchObject({ state: "open", amount: 3_900 });
});
