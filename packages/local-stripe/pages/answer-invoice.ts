import { askHolder, readRefusal } from "./answer-authentication.ts";
import { readCard } from "./card-entry.ts";
import { NO_ENTRIES, readEntries } from "./card-fields.ts";
import type { StripeDesk } from "./desk.ts";
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
  const form = { entries: NO_ENTRIES, problems: {}, failure: readRefusal(request) };
  if (request.method !== "POST" || invoice.status !== "open") return renderInvoice(invoice, form);
  const fields = await request.formData();
  if (fields.get("intent") === "confirm" && invoice.waitingIntentId !== null) {
    return askHolder(invoice.waitingIntentId, `invoice/${id}`);
  }
  const entries = readEntries(fields);
  const reading = readCard(entries, (await stripe.readClock()).nowMs);
  if ("problems" in reading) {
    return renderInvoice(invoice, { entries, problems: reading.problems, failure: null });
  }
  const outcome = await stripe.payInvoice(id, reading.card);
  switch (outcome.kind) {
    case "paid":
      return goTo(`/__sandbox/stripe/invoice/${id}`);
    case "authenticate":
      return askHolder(outcome.paymentIntentId, `invoice/${id}`);
    case "declined":
      return renderInvoice(invoice, { entries, problems: {}, failure: outcome.message });
  }
}
