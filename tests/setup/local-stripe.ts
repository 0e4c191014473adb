import { type APIRequestContext, expect, type Page } from "@playwright/test";

type Form = Record<string, string | number>;

/** Calls the local Stripe as a server. */
export async function callStripe<T>(request: APIRequestContext, path: string, form: Form) {
  const headers = { Authorization: "Bearer sk_test_sandbox" };
  const answer = await request.post(`/v1/${path}`, { headers, form });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

type Movement = { kind: string; amountCents: number; chargeId: string; customerId: string };

async function readMovements(request: APIRequestContext, id: string): Promise<Movement[]> {
  const answer = await request.get("/__sandbox/stripe/ledger");
  const movements: Movement[] = await answer.json();
  return movements.filter((movement) => Object.values(movement).includes(id));
}

/** The ledger of a payment or customer, oldest first: `charge 200`. */
export async function readLedger(request: APIRequestContext, id: string): Promise<string[]> {
  const movements = await readMovements(request, id);
  return movements.map(({ kind, amountCents }) => `${kind} ${amountCents}`);
}

/** The latest charge of a customer. */
export async function findCharge(request: APIRequestContext, customerId: string): Promise<string> {
  const movements = await readMovements(request, customerId);
  return movements.findLast(({ kind }) => kind === "charge")?.chargeId ?? "";
}

export async function readStripeObject<T>(request: APIRequestContext, id: string): Promise<T> {
  const answer = await request.get(`/__sandbox/stripe/objects/${id}`);
  expect(answer.ok(), id).toBe(true);
  return answer.json();
}

/** Performs an action at Stripe or a bank, such as `{ act: "refund", id }`, and delivers its webhooks. */
export async function act<T>(
  request: APIRequestContext,
  action: { act: string } & Form,
): Promise<T> {
  const answer = await request.post("/__sandbox/stripe/act", { data: action });
  expect(answer.ok(), await answer.text()).toBe(true);
  await request.post("/__sandbox/stripe/deliver");
  return answer.json();
}

export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  secured: "4000000000003220",
} as const;

export const fieldsOfCard = (number: string) => ({
  number,
  expiry: "12/40",
  cvc: "123",
  name: "Ada",
});

/** Fills in a card on a page hosted by the local Stripe. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration").fill("12/40");
  await page.getByLabel("Security code").fill("123");
}

/** Submits a payment on the hosted checkout page. */
export async function payOnHostedPage(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/__sandbox\/stripe\/checkout\/cs_test_/);
  await fillCard(page, number);
  await page.getByLabel("Cardholder name").fill("Ada");
  await page.getByRole("button", { name: "Start trial" }).click();
}
