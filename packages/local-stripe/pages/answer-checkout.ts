import type { CheckoutDescription } from "../api/checkout-payment.ts";
import { askHolder, readRefusal } from "./answer-authentication.ts";
import { readCard } from "./card-entry.ts";
import { NO_ENTRIES, readEntries } from "./card-fields.ts";
import {
  type CheckoutForm,
  renderCheckout,
  renderComplete,
  renderExpired,
  renderUnknown,
} from "./checkout-page.ts";
import type { StripeDesk } from "./desk.ts";
import { goTo } from "./page.ts";

const EMPTY: CheckoutForm = { entries: NO_ENTRIES, email: "", problems: {}, failure: null };

const EMAIL = /^\S+@\S+\.\S+$/;

/** The hosted checkout and its form. */
export async function answerCheckout(
  request: Request,
  stripe: StripeDesk,
  sessionId: string,
): Promise<Response> {
  const view = await stripe.describeCheckout(sessionId);
  if (view === null) return renderUnknown();
  if (view.status === "expired") return renderExpired(view);
  if (view.status === "complete") return renderComplete(view);
  const { nowMs } = await stripe.readClock();
  if (request.method === "POST") return pay(await request.formData(), stripe, view, nowMs);
  const form = { ...EMPTY, email: view.email ?? "", failure: readRefusal(request) };
  return renderCheckout(view, form, nowMs);
}

async function pay(form: FormData, stripe: StripeDesk, view: CheckoutDescription, nowMs: number) {
  const entries = readEntries(form);
  const email = view.isEmailFixed ? (view.email ?? "") : String(form.get("email")).trim();
  const isEmailWrong = !view.isEmailFixed && !EMAIL.test(email);
  const reading = readCard(entries, nowMs);
  const problems = {
    ...("problems" in reading && reading.problems),
    ...(view.asksConsent && form.get("terms") === null && { terms: "Accept the terms." }),
    ...(isEmailWrong && { email: "Enter your email." }),
  };
  if ("problems" in reading || Object.keys(problems).length > 0) {
    return renderCheckout(view, { entries, email, problems, failure: null }, nowMs);
  }
  const outcome = await stripe.payCheckout(view.id, { ...reading.card, email });
  switch (outcome.kind) {
    case "paid":
      return goTo(outcome.redirectUrl);
    case "authenticate":
      return askHolder(outcome.paymentIntentId, `checkout/${view.id}`);
    case "declined":
      return renderCheckout(view, { entries, email, problems, failure: outcome.message }, nowMs);
    case "expired":
      return renderExpired(view);
  }
}
