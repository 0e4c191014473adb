import { type APIRequestContext, expect } from "@playwright/test";
import { TERMS_VERSIONS } from "#app/funnels/shared/content/trial.ts";
import { completeAttempt, giveEmail } from "./completed-attempt.ts";
import { newEmail } from "./inbox.ts";
import { CARDS, fieldsOfCard, readStripeObject } from "./local-stripe.ts";

/** A visitor at the paywall: assessment completed, email gate passed. */
export type Visitor = { readonly attemptId: string; readonly email: string };
export type Buyer = Visitor & { readonly sessionId: string; readonly customerId: string };

/** Creates such a visitor with API calls. */
export async function openGateByCalls(request: APIRequestContext): Promise<Visitor> {
  const attemptId = await completeAttempt(request);
  const email = newEmail("buyer");
  await giveEmail(request, attemptId, email);
  return { attemptId, email };
}

/** Requests a checkout as the paywall does; returns its URL. */
export async function askForCheckout(
  request: APIRequestContext,
  { attemptId, email }: Visitor,
): Promise<string> {
  const data = { attempt_id: attemptId, email, consent: TERMS_VERSIONS.trial };
  const answer = await request.post("/api/quiz2/checkout", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).checkout_url;
}

export const sessionOf = (checkoutUrl: string): string => checkoutUrl.split("/").at(-1) ?? "";

export async function findCustomer(request: APIRequestContext, sessionId: string): Promise<string> {
  const { customer } = await readStripeObject<{ customer: string }>(request, sessionId);
  return customer;
}

/** Submits the hosted page's form without a browser; there is no return to the app. */
export async function payByCalls(request: APIRequestContext, visitor: Visitor): Promise<Buyer> {
  const checkoutUrl = await askForCheckout(request, visitor);
  const answer = await request.post(checkoutUrl, {
    form: fieldsOfCard(CARDS.good),
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const sessionId = sessionOf(checkoutUrl);
  return { ...visitor, sessionId, customerId: await findCustomer(request, sessionId) };
}

/** Buys a trial for this browser with API calls. */
export async function buyTrial(request: APIRequestContext): Promise<Buyer> {
  const buyer = await payByCalls(request, await openGateByCalls(request));
  await request.get("/quiz2/thank-you", { params: { session_id: buyer.sessionId } });
  expect(await hasAccess(request, buyer)).toBe(true);
  return buyer;
}

/** Whether the results call returns the paid content. */
async function hasAccess(request: APIRequestContext, { attemptId }: Visitor) {
  const answer = await request.get(`/api/quiz2/results/${attemptId}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return "complete" in (await answer.json());
}

/** Whether the subscription ends with its period at Stripe. */
export async function isCancelling(
  request: APIRequestContext,
  { sessionId }: Buyer,
): Promise<boolean> {
  const session = await readStripeObject<{ subscription: string }>(request, sessionId);
  const { cancel_at_period_end } = await readStripeObject<{ cancel_at_period_end: boolean }>(
    request,
    session.subscription,
  );
  return cancel_at_period_end;
}
