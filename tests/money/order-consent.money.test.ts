import { CONSENT_REMINDER, ORDER_CONSENT } from "#app/funnels/shared/content/withdrawal.ts";
import { START } from "../fixtures/frozen-time.ts";
import { settle } from "../fixtures/money-world.ts";
import { askBundle, askToolkit, confirm, openPayer, readStarted } from "../fixtures/orders.ts";
import { readRows } from "../fixtures/rows.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { postJson } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

const readConsents = () =>
  readRows<{ consent_version: string | null; paid_at: number | null }>(
    "select consent_version, paid_at from orders",
  );

const readDelivery = async () => {
  await settle();
  const mail = (await sendMails()).find(({ kind }) => kind === "order_delivery");
  return mail?.text;
};

test("P36 A bundle's order stores the consent's version and time, and its mail repeats the consent", async () => {
  const payer = await openPayer();
  const started = await readStarted(await askBundle(payer, { consent: ORDER_CONSENT }));
  expect(await readConsents()).toEqual([{ consent_version: ORDER_CONSENT, paid_at: null }]);
  await confirm(started);
  expect(await readDelivery()).toContain(CONSENT_REMINDER);
  expect(await readConsents()).toEqual([{ consent_version: ORDER_CONSENT, paid_at: START }]);
});

test("P36 A toolkit's order does the same", async () => {
  const payer = await openPayer();
  const path = "/api/create-perfectionism-payment";
  const body = { price: "49", consent: ORDER_CONSENT };
  const answer = await postJson(path, body, { headers: { Cookie: payer.cookie } });
  await confirm(await readStarted(answer), { email: "ada@example.test" });
  expect(await readDelivery()).toContain(CONSENT_REMINDER);
  expect(await readConsents()).toMatchObject([{ consent_version: ORDER_CONSENT }]);
});

test("P36 No consent is recorded for a buyer who was shown none", async () => {
  const payer = await openPayer();
  await readStarted(await askBundle(payer, { consent: ORDER_CONSENT }));
  // The same order, from a page of an earlier release.
  await confirm(await readStarted(await askBundle(payer)));
  const text = await readDelivery();
  expect(text).toContain("Your receipt");
  expect(text).not.toContain(CONSENT_REMINDER);
  expect(await readConsents()).toMatchObject([{ consent_version: null }]);
});

test("P36 A consent to unknown terms is refused", async () => {
  for (const answer of [
    await askBundle(await openPayer(), { consent: "2020-01-01" }),
    await postJson("/api/create-perfectionism-payment", { price: "49", consent: "" }),
  ]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path: "consent" }] });
  }
  expect(await readConsents()).toEqual([]);
  await readStarted(await askToolkit(await openPayer()));
  expect(await readConsents()).toMatchObject([{ consent_version: null }]);
});
