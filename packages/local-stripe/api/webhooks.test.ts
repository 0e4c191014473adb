import { beforeEach, describe, expect, test } from "vitest";
import { days } from "../duration.ts";
import { account, payTrial, stripe, webhookEndpoint } from "../testing/local-stripe.ts";

const SECRET = "whsec_sandbox_known_to_everybody_0000";
const URL = "https://sandbox.local/webhooks/stripe";

type Received = { url: string; signature: string; body: string; status: number };
const readReceived = async () => (await webhookEndpoint.fetch(URL)).json<Received[]>();
const readEvents = async () =>
  (await readReceived()).map(({ body }): { id: string; type: string } => JSON.parse(body));
const failNext = (count: number) =>
  webhookEndpoint.fetch(URL, { method: "PUT", body: String(count) });
const plan = async (webhooks: object) =>
  account.planFaults({ webhooks } as Parameters<typeof account.planFaults>[0]);
const makeCustomers = async (count: number) => {
  for (let index = 0; index < count; index += 1) {
    await stripe.customers.create({ name: String(index) });
  }
};
const readNames = async () =>
  (await readReceived()).map(({ body }) => JSON.parse(body).data.object.name);

beforeEach(async () => {
  await account.reset();
  await account.deliver();
  await webhookEndpoint.fetch(URL, { method: "DELETE" });
});

describe("Webhooks", () => {
  test("are signed for the SDK, with real time whatever the clock says", async () => {
    await account.advanceClock({ byMs: days(40) });
    await payTrial();
    await account.deliver();
    const received = await readReceived();
    expect(received.length).toBeGreaterThan(10);
    for (const { url, body, signature } of received) {
      const event = await stripe.webhooks.constructEventAsync(body, signature, SECRET);
      expect(event).toMatchObject({
        object: "event",
        api_version: "2026-10-28.endive",
        livemode: false,
        pending_webhooks: 1,
      });
      expect(url).toBe(URL);
      const [, signedAt] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(signature) ?? [];
      expect(Math.abs(Number(signedAt) - Date.now() / 1_000)).toBeLessThan(30);
    }
  });

  test("are delivered automatically, in the order of their events", async () => {
    await makeCustomers(3);
    await expect.poll(readNames, { timeout: 5_000 }).toEqual(["0", "1", "2"]);
  });

  test("name the request that caused them, if any", async () => {
    const customer = await stripe.customers.create({}, { idempotencyKey: "a key" });
    await account.deliver();
    const [{ body } = { body: "{}" }] = await readReceived();
    expect(JSON.parse(body).request).toEqual({
      id: customer.lastResponse.requestId,
      idempotency_key: "a key",
    });
  });

  test("are retried until acknowledged", async () => {
    await failNext(2);
    await stripe.customers.create();
    expect(await account.deliver()).toMatchObject({ delivered: 0, failed: 1 });
    expect(await account.deliver()).toMatchObject({ delivered: 0, failed: 1 });
    expect(await account.deliver()).toMatchObject({ delivered: 1, failed: 0 });
    expect(await account.deliver()).toMatchObject({ delivered: 0, failed: 0 });
    expect((await readReceived()).map(({ status }) => status)).toEqual([500, 500, 200]);
    expect((await stripe.events.list()).data[0]?.pending_webhooks).toBe(0);
  });

  test("can be sent again", async () => {
    await stripe.customers.create();
    await account.deliver();
    const [event] = await readEvents();
    await account.sendEventAgain(event?.id ?? "");
    await account.deliver();
    expect((await readEvents()).map(({ id }) => id)).toEqual([event?.id, event?.id]);
  });
});

describe("Under the fault plan, webhooks", () => {
  test("are dropped, either some or all", async () => {
    await plan({ drop: { next: 2 } });
    await makeCustomers(3);
    await account.deliver();
    expect(await readNames()).toEqual(["2"]);
    await plan({ drop: { next: "all" } });
    await makeCustomers(3);
    await account.deliver();
    expect(await readNames()).toEqual(["2"]);
  });

  test("are delivered twice", async () => {
    await plan({ double: { next: 1 } });
    await makeCustomers(2);
    await account.deliver();
    expect((await readNames()).sort()).toEqual(["0", "0", "1"]);
  });

  test("are held until they are released", async () => {
    await plan({ late: { next: "all" } });
    await makeCustomers(2);
    expect(await account.deliver()).toEqual({ delivered: 0, failed: 0, held: 2 });
    await account.releaseWebhooks();
    await account.deliver();
    expect(await readNames()).toEqual(["0", "1"]);
  });

  test("are reordered, deterministically by seed", async () => {
    const readOrder = async (order: unknown) => {
      await webhookEndpoint.fetch(URL, { method: "DELETE" });
      await plan({ order, late: { next: "all" } });
      await makeCustomers(5);
      await account.releaseWebhooks();
      await account.deliver();
      return (await readNames()).join("");
    };
    expect(await readOrder("reverse")).toBe("43210");
    const shuffled = await readOrder({ seed: 7 });
    expect(shuffled).not.toBe("01234");
    expect(await readOrder({ seed: 7 })).toBe(shuffled);
  });
});
