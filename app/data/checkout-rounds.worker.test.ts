import { env } from "cloudflare:workers";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { ATTEMPT_ID, db, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, expect, test } from "../../tests/setup/test.ts";
import { storeCustomer } from "./checkout-customers.ts";
import { endCheckoutRound, openFirstRound, storeCheckoutSession } from "./checkout-rounds.ts";

const NOW = 1_790_000_000_000;
const OTHER_ID = "99999999-9999-4999-8999-999999999999";

beforeEach(async () => {
  await insertRow("quiz2_attempts", { visitor_hash: "v", status: "completed" });
  await insertRow("quiz2_attempts", { id: OTHER_ID, visitor_hash: "w" });
});

const open = () =>
  openFirstRound(
    db,
    { id: ATTEMPT_ID, visitorHash: "v" },
    {
      email: "Ada+1@example.test" as EmailAddress,
      country: "DE",
      network: "n",
      recipient: "a hash",
      offer: "trial" as const,
      isAddressOwner: true,
      expiresAt: NOW + 1,
      consentVersion: "a version",
      consentedAt: NOW,
      brake: {
        recent: NOW - 1,
        day: NOW - 1,
        cap: 5,
        limits: {
          paymentsOfVisitor: 5,
          declinesOfVisitor: 15,
          declinesOfNetwork: 50,
          declinesOfAll: 100,
        },
      },
    },
  );

const readStored = async () => ({
  rows: await readRows("select attempt_id, email from quiz2_subscriptions"),
  users: await readRows("select email from quiz2_users"),
  granted: await readRows("select rights from quiz2_attempt_visitors"),
  noted: await readRows("select id from opened_payments where network = 'n'"),
});

test("P02 The first round is opened once, with everything that belongs to it", async () => {
  const { opened, found } = await open();
  expect(opened).toMatchObject({ checkoutRound: 1, status: "payment_pending", country: "DE" });
  expect(found).toMatchObject({ status: "completed", right: "owner", subscription: null });
  const email = "Ada+1@example.test";
  const stored = {
    rows: [{ attempt_id: ATTEMPT_ID, email }],
    users: [{ email }],
    granted: [{ rights: "owner" }],
    noted: [{ id: ATTEMPT_ID }],
  };
  expect(await readStored()).toEqual(stored);
  expect(await open()).toMatchObject({
    opened: null,
    found: { subscription: { checkoutRound: 1 } },
  });
  expect(await readStored()).toEqual(stored);
});

test("The first of two customers of an attempt is kept", async () => {
  await open();
  expect(await storeCustomer(db, ATTEMPT_ID, "cus_1")).toBe("cus_1");
  expect(await storeCustomer(db, ATTEMPT_ID, "cus_2")).toBe("cus_1");
});

const ROUND = { attemptId: ATTEMPT_ID, round: 1, checkoutRound: 1 };
const readRound = async () =>
  (await readRows("select status, checkout_url, checkout_expires_at from quiz2_subscriptions"))[0];

test("P02 The session of a round is stored, unless another round has been opened since", async () => {
  await open();
  const first = { id: "cs_1", url: "https://stripe.test/1" };
  expect(await storeCheckoutSession(db, ROUND, first)).toBe(true);
  await env.DB.exec("update quiz2_subscriptions set checkout_round = 2");
  const late = { id: "cs_late", url: "https://stripe.test/late" };
  expect(await storeCheckoutSession(db, ROUND, late)).toBe(false);
  expect(await readRound()).toMatchObject({ checkout_url: first.url });
});

test.each([
  ["ends", "checkout_round = 1", { status: "incomplete", checkout_expires_at: NOW }],
  ["goes on if it was paid", "stripe_sub_id = 'sub_1'", { status: "payment_pending" }],
  ["goes on if it is a newer one", "checkout_round = 2", { status: "payment_pending" }],
])("P02 A round whose session was closed %s", async (_, changes, expected) => {
  await open();
  await env.DB.exec(`update quiz2_subscriptions set ${changes}`);
  await endCheckoutRound(db, ROUND, NOW);
  expect(await readRound()).toMatchObject({ checkout_expires_at: NOW + 1, ...expected });
});

const insertSubscription = (row: object) =>
  insertRow("quiz2_subscriptions", { attempt_id: OTHER_ID, ...row });

/** The cases that a checkout cannot decide in the single round trip. */
const AGAINST: Record<string, () => Promise<unknown>> = {
  "the attempt is not completed": () => env.DB.exec("update quiz2_attempts set status = 'started'"),
  "it was started in another browser": () =>
    env.DB.exec("update quiz2_attempts set visitor_hash = 'another'"),
  "it has a subscription": () => insertSubscription({ attempt_id: ATTEMPT_ID, visitor_hash: "w" }),
  "this browser has another checkout open": () =>
    insertSubscription({ visitor_hash: "v", status: "payment_pending" }),
  "this mailbox has bought": () =>
    insertSubscription({ mailbox: "ada@example.test", stripe_sub_id: "sub_1" }),
  "this mailbox has had the trial": () =>
    insertSubscription({ mailbox: "ada@example.test", first_trial_at: 1 }),
  "a limit is reached": () =>
    insertRow("opened_payments", {
      visitor_hash: "v",
      network: "elsewhere",
      opened_at: NOW,
      declines: 15,
    }),
};

test.each(Object.entries(AGAINST))("P06 P32 Nothing is stored if %s", async (_, happen) => {
  await happen();
  const before = await readStored();
  expect((await open()).opened).toBeNull();
  expect(await readStored()).toEqual(before);
});
