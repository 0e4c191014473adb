import { env } from "cloudflare:workers";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import { findSubscription } from "#app/data/quiz2-subscriptions.ts";
import { days, minutes, seconds } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { type PurchaseRequest, startOrder } from "#app/orders/server/start-order.ts";
import type { Payments } from "#app/payments/payments.ts";
import { replaceAddress } from "#app/subscriptions/server/correct-address.ts";
import { mailDataLink, postData } from "../fixtures/data-link.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import * as order from "../fixtures/orders.ts";
import { guardPorts, openLimits } from "../fixtures/rate-limits.ts";
import { readRows } from "../fixtures/rows.ts";
import * as world from "../fixtures/stripe-world.ts";
import { insertBuyer, pressPay } from "../fixtures/trials.ts";
import { describe, expect, test, vi } from "../setup/money.ts";

const ADA = "ada@example.test" as EmailAddress;

async function erase(): Promise<void> {
  const answer = await postData(await mailDataLink(ADA), "erase");
  if (!answer.ok) throw new Error(`Not erased: ${answer.status}`);
}

type Checkout = { readonly cents: number; readonly pay: () => Promise<string> };

/** Each way to pay, opened by Ada in a tab that she leaves open. */
const CHECKOUTS: Record<string, () => Promise<Checkout>> = {
  "the dating bundle": async () => {
    const started = await order.openBundle({ email: ADA });
    return { cents: 1_999, pay: () => order.confirm(started) };
  },
  "the trial": async () => {
    const sessionId = (await pressPay(await insertBuyer(), world.syncDeps(), { email: ADA }))
      .split("/")
      .at(-1);
    const pay = async () => {
      const { kind } = await world.account().payCheckout(`${sessionId}`, world.card());
      return kind === "paid" ? "succeeded" : kind;
    };
    return { cents: 200, pay };
  },
};

const readOwed = () => readRows("select next_try_at from owed_refunds");

/** Expects that nothing is left of Ada, here or to be paid at Stripe. */
async function expectErased(): Promise<void> {
  for (const { email } of await order.readOrders()) expect(email).toBe("removed@invalid");
  for (const trial of await world.readTrials()) {
    expect(trial).toMatchObject({ email: "removed@invalid" });
    for (const { status } of await world.readSubscriptions(`${trial.stripe_customer_id}`)) {
      expect(status).toBe("canceled");
    }
    const customer = await world.stripe().customers.retrieve(`${trial.stripe_customer_id}`);
    expect(customer).toMatchObject({ deleted: true });
  }
  expect(await world.readBehind()).toEqual([]);
  const mails = "select kind from email_jobs where kind <> 'data_link'";
  expect(await readRows(mails)).toEqual([]);
}

describe.each(Object.entries(CHECKOUTS))("P38 An erasure while %s is open in a tab", (_, open) => {
  test("closes it before it answers", async () => {
    const { pay } = await open();
    await erase();
    await expectErased();
    expect(await pay()).not.toBe("succeeded");
    expect(await world.readAmounts()).toEqual([]);
  });

  test("gives back what was paid just before, before it answers", async () => {
    const { cents, pay } = await open();
    expect(await pay()).toBe("succeeded");
    await erase();
    expect(await world.readAmounts()).toEqual([cents, -cents]);
    await expectErased();
    // The events of the payment arrive later, and change nothing.
    await world.settle();
    await passTime({ byMs: days(40) });
    expect(await world.readAmounts()).toEqual([cents, -cents]);
    await expectErased();
  });

  test("closes it with the next sweep, or by its message, if Stripe was away", async () => {
    const { pay } = await open();
    const sendBatch = vi.spyOn(env.STRIPE_QUEUE, "sendBatch");
    await world.planApiFaults({ down: true });
    await erase();
    const [behind] = await world.readBehind();
    expect(sendBatch).toHaveBeenCalledWith([{ body: { objectId: behind?.object_id } }]);
    await world.planApiFaults({});
    await tick();
    expect(await pay()).not.toBe("succeeded");
    expect(await world.readAmounts()).toEqual([]);
    await expectErased();
  });

  test.each([1, 90])(
    "gives back what is paid %i seconds later while Stripe is away for us",
    async (later) => {
      const { cents, pay } = await open();
      await world.planApiFaults({ down: true });
      await erase();
      await moveTime({ byMs: seconds(later) });
      await world.planApiFaults({});
      expect(await pay()).toBe("succeeded");
      await tick();
      expect(await world.readAmounts()).toEqual([cents, -cents]);
      await expectErased();
      expect(await readOwed()).toEqual([{ next_try_at: null }]);
      await world.settle();
      expect(await world.readAmounts()).toEqual([cents, -cents]);
    },
  );

  test("keeps what was known to be paid: the goods have been delivered", async () => {
    const { cents, pay } = await open();
    expect(await pay()).toBe("succeeded");
    await world.settle();
    await moveTime({ byMs: minutes(1) });
    await erase();
    await world.settle();
    expect(await world.readAmounts()).toEqual([cents]);
    expect(await readOwed()).toEqual([]);
  });
});

test("P38 A refund that fails stays owed after the erasure, and is tried again", async () => {
  const started = await order.openBundle({ email: ADA });
  expect(await order.confirm(started)).toBe("succeeded");
  await world.planApiFaults({ rateLimit: { next: 1_000, path: "/v1/refunds", method: "POST" } });
  await erase();
  expect(await world.readAmounts()).toEqual([1_999]);
  expect(await readOwed()).toEqual([{ next_try_at: expect.any(Number) }]);
  await world.planApiFaults({});
  await moveTime({ byMs: days(1) });
  await tick();
  expect(await world.readAmounts()).toEqual([1_999, -1_999]);
});

test("P38 The toolkit, whose order names nobody before it is paid, is given back if paid before the erasure", async () => {
  await order.openBundle({ email: ADA });
  const started = await order.readStarted(await order.askToolkit(await order.openPayer()));
  expect(await order.confirm(started, { email: ADA })).toBe("succeeded");
  await erase();
  expect(await world.readAmounts()).toEqual([4_900]);
  await world.settle();
  expect(await world.readAmounts()).toEqual([4_900, -4_900]);
  await expectErased();
});

test("P38 The toolkit is bought anew by somebody who pays after the erasure", async () => {
  await order.openBundle({ email: ADA });
  const started = await order.readStarted(await order.askToolkit(await order.openPayer()));
  await erase();
  await moveTime({ byMs: seconds(1) });
  expect(await order.confirm(started, { email: ADA })).toBe("succeeded");
  await world.settle();
  expect(await world.readAmounts()).toEqual([4_900]);
  expect(await order.readOrders()).toContainEqual(
    expect.objectContaining({ email: ADA, status: "paid" }),
  );
});

describe("P38 A call that waits for Stripe while its person is erased", () => {
  /** Ports whose call erases Ada before it returns. */
  function erasingIn<Call extends keyof Payments>(call: Call, deps = world.syncDeps()): SyncDeps {
    const made = async (...sent: never[]) => {
      const answer = await (deps.payments[call] as (...all: never[]) => Promise<unknown>)(...sent);
      await erase();
      return answer;
    };
    return world.syncDeps({ payments: { ...deps.payments, [call]: made } });
  }

  test("does not correct their address", async () => {
    const buyer = await insertBuyer();
    await pressPay(buyer, world.syncDeps(), { email: ADA });
    const deps = erasingIn("describeCustomer");
    const row = await findSubscription(deps.db, { attemptId: buyer.id });
    if (row === null) throw new Error("Nothing was opened.");
    const typed = "grace@example.test";
    const mistyped = { row, customerId: `${row.stripeCustomerId}`, typed };
    await expect(replaceAddress(deps, buyer, mistyped)).rejects.toMatchObject({
      code: "not_found",
    });
    await world.settle();
    await expectErased();
  });

  test.each(["openCustomer", "describeCustomer", "openSession"] as const)(
    "opens no checkout for them: %s",
    async (call) => {
      const buyer = await insertBuyer();
      const pressed = pressPay(buyer, erasingIn(call), { email: ADA });
      await expect(pressed).rejects.toMatchObject({ message: expect.any(String) });
      await world.settle();
      await expectErased();
      const open = await world.stripe().checkout.sessions.list({ status: "open" });
      expect(open.data).toEqual([]);
    },
  );

  test.each(["createIntent", "setReceiptEmail"] as const)(
    "opens no payment for them: %s",
    async (call) => {
      const payer = await order.openPayer();
      const sender = { visitorHash: await order.hashOf(payer), addressPrefix: "::" };
      const purchase: PurchaseRequest = {
        product: "dating_bundle",
        amountCents: 1_999,
        email: ADA,
        archetype: "echo",
        quizResult: null,
        consentVersion: null,
      };
      const ports = { ...guardPorts, limits: openLimits };
      const isChange = call === "setReceiptEmail";
      if (isChange) await startOrder({ ...world.syncDeps(), ...ports }, sender, purchase);
      const changed = { ...purchase, email: "ADA@example.test" as EmailAddress };
      const deps = { ...erasingIn(call), ...ports };
      const started = startOrder(deps, sender, isChange ? changed : purchase);
      await expect(started).rejects.toMatchObject({ message: expect.any(String) });
      await world.settle();
      await expectErased();
      const intents = (await world.stripe().paymentIntents.list()).data;
      expect(intents.map(({ status }) => status)).toEqual(["canceled"]);
    },
  );
});
