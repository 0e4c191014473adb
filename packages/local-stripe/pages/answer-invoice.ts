import type { StripeDesk } from "../api/stripe-api.ts";
import { askHolder, readRefusal } from "./answer-authentication.ts";
import { readCard } from "./card-form.ts";
import { renderInvoice } from "./invoice-page.ts";
import { goTo, notFound } from "./page.ts";

/** The hosted invoice, where an open one is paid. */
export async function answerInvoice(
  request: Request,
  stripe: StripeDesk,
  id: string,
): Promise<Response> {
  const invoice = await stripe.describeInvoice(id);
  if (invoice === null) return notFound();
  if (request.method !== "POST" || invoice.status !== "open") {
    return renderInvoice(invoice, readRefusal(request));
  }
  const form = await request.formData();
  if (form.get("intent") === "confirm" && invoice.waitingIntentId !== null) {
    return askHolder(invoice.waitingIntentId, `invoice/${id}`);
  }
  const outcome = await stripe.payInvoice(id, readCard(form));
  switch (outcome.kind) {
    case "paid":
      return goTo(`/__sandbox/stripe/invoice/${id}`);
    case "authenticate":
      return askHolder(outcome.paymentIntentId, `invoice/${id}`);
    case "declined":
      return renderInvoice(invoice, outcome.message);
  }
}
