import { type APIRequestContext, expect } from "@playwright/test";

type Form = Record<string, string | number>;

/** Calls the local Stripe as a server of ours would. */
export async function callStripe<T>(request: APIRequestContext, path: string, form: Form) {
  const headers = { Authorization: "Bearer sk_test_sandbox" };
  const answer = await request.post(`/v1/${path}`, { headers, form });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** What has moved on one payment or for one customer, oldest first: `charge 200`. */
export async function readLedger(request: APIRequestContext, id: string): Promise<string[]> {
  const answer = await request.get("/__sandbox/stripe/ledger");
  const movements: Record<string, unknown>[] = await answer.json();
  return movements
    .filter((movement) => Object.values(movement).includes(id))
    .map(({ kind, amountCents }) => `${kind} ${amountCents}`);
}

export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  secured: "4000000000003220",
} as const;
