import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { days } from "#app/domain/duration.ts";
import { composeMail } from "#app/email/compose-mail.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { brand, envelope, LINK_SECRETS, sender } from "../../../tests/fixtures/email-content.ts";
import { storeMailed } from "../../../tests/fixtures/mail-kinds.ts";
import { noPayments } from "../../../tests/fixtures/no-payments.ts";
import { ATTEMPT_ID } from "../../../tests/fixtures/rows.ts";
import * as mails from "./mails.ts";

const PAID_AT = Date.UTC(2026, 10, 20);
const deps = {
  brand,
  linkSecrets: LINK_SECRETS,
  db: createDatabase(env.DB),
  payments: noPayments,
};
const job = <Payload>(payload: Payload) => ({
  attemptId: ATTEMPT_ID,
  createdAt: PAID_AT + days(2),
  linkGeneration: 0,
  payload,
});

beforeEach(() => storeMailed());

/** Reads a mail's subject and text, without the footer that all mails have. */
const read = async (content: Promise<EmailContent | null>) => {
  const written = await content;
  if (written === null) return null;
  const { subject, text } = composeMail(written, sender, envelope);
  const [body] = text.split("\n\n-- \n");
  return `${subject}\n\n${body?.replaceAll(/token=[\w.-]+/g, "token=TOKEN")}\n`;
};

test("The mail about a refund has this text", async () => {
  const payload = { amountCents: 1_999, paidAt: PAID_AT };
  expect(await read(mails.writeSubscriptionRefunded(deps, job(payload)))).toMatchInlineSnapshot(`
    "Your refund: Life Audit subscription

    Your money is on its way back

    Hello,

    We’ve refunded your payment of $19.99 from November 20, 2026 (UTC). It goes back to the card you paid with. Banks usually take five to ten business days.

    Your subscription has ended, and your results are closed. Nothing more will be charged. Thank you for giving it a try.

    See my subscription:
    https://kindling.example/quiz2/manage?token=TOKEN

    The page lists all your payments, and what was refunded.

    Does something look wrong? Write to hello@kindling.example.
    "
  `);
});

const canceledAt = PAID_AT + days(1);

test("The mail about a subscription that a dispute has ended says why", async () => {
  const payload = { accessEnd: canceledAt, canceledAt, isDisputed: true };
  expect(await read(mails.writeSubscriptionCancelled(deps, job(payload)))).toMatchInlineSnapshot(`
    "Your subscription is canceled

    Nothing more will be charged

    Hello,

    A payment for your subscription was disputed at your bank, so the subscription is canceled. No further payment will be taken.

    Your access ended on November 21, 2026, 00:00 UTC.

    See my subscription:
    https://kindling.example/quiz2/manage?token=TOKEN

    If that’s a mistake, please write to hello@kindling.example. We’d like to sort it out with you.
    "
  `);
});

test.each(["canceled", "trialing"])(
  "The mail about an end says how long access lasts: %s",
  async (status) => {
    await env.DB.prepare("update quiz2_subscriptions set status = ?").bind(status).run();
    const payload = { accessEnd: PAID_AT + days(7), canceledAt };
    const tell = async (more: { isDisputed?: boolean }) =>
      (await mails.writeSubscriptionCancelled(deps, job({ ...payload, ...more }))).paragraphs.at(
        -1,
      );
    const until = "You keep your access until November 27, 2026, 00:00 UTC.";
    expect(await tell({ isDisputed: true })).toBe(until);
    const undo =
      " If you change your mind before then, you can undo the cancellation on the same page.";
    expect(await tell({})).toBe(status === "canceled" ? until : until + undo);
  },
);

test("The mail about an undone cancellation has this text", async () => {
  const payload = { renewsAt: PAID_AT };
  expect(await read(mails.writeSubscriptionResumed(deps, job(payload)))).toMatchInlineSnapshot(`
    "Your subscription continues

    Your subscription continues

    Hello,

    The cancellation of your subscription was undone. Nothing was charged for that.

    If you do nothing, it renews on November 20, 2026, 00:00 UTC, and then each month until you cancel.

    You can cancel again at any time, in two clicks and without a login. Before November 20, 2026, 00:00 UTC, nothing more is charged.

    Manage or cancel the subscription:
    https://kindling.example/quiz2/manage?token=TOKEN
    "
  `);
});

test.each([
  "is_cancelling = 1",
  "cancel_requested_at = 1",
  "status = 'canceled'",
  "period_end = 1",
])("No mail about an undone cancellation is sent if it no longer holds: %s", async (change) => {
  await env.DB.prepare(`update quiz2_subscriptions set ${change}`).run();
  expect(await mails.writeSubscriptionResumed(deps, job({ renewsAt: PAID_AT }))).toBeNull();
});

test("The mail about results that are open again after a dispute has this text", async () => {
  const payload = { accessEnd: PAID_AT + days(7) };
  expect(await read(mails.writeAccessRestored(deps, job(payload)))).toMatchInlineSnapshot(`
    "Your results are open again

    Your results are open again

    Hello,

    Your bank has closed the dispute about your payment, and the payment stands. So your results are open again until November 27, 2026, 00:00 UTC.

    The subscription stays canceled, so nothing more will be charged.

    Open my results:
    https://kindling.example/quiz2/open?token=TOKEN

    See my subscription:
    https://kindling.example/quiz2/manage?token=TOKEN

    The link works for 30 days. Anyone who has it can open your results, so please keep this email to yourself.
    "
  `);
});

test("The mail to a corrected address leads to the subscription and to the results", async () => {
  expect(await read(mails.writeAddressCorrected(deps, job({})))).toMatchInlineSnapshot(`
    "Your subscription emails come here now

    Your emails come here now

    Hello,

    The email address of your Life Audit subscription was corrected to this one. We’ll send everything about it here from now on, and the links in earlier emails no longer open anything.

    Manage or cancel the subscription:
    https://kindling.example/quiz2/manage?token=TOKEN

    Open my results:
    https://kindling.example/quiz2/open?token=TOKEN

    Anyone who has these links can open your results and manage the subscription, so please keep this email to yourself. If you haven’t bought anything from us, someone mistyped an address, and you can delete this.
    "
  `);
});
