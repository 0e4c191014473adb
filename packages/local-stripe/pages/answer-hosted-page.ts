import type { ShownObject } from "../api/shown.ts";
import type { StripeDesk } from "../api/stripe-api.ts";
import { answerAuthentication } from "./answer-authentication.ts";
import { answerCheckout } from "./answer-checkout.ts";
import { answerInvoice } from "./answer-invoice.ts";
import { answerPortal } from "./answer-portal.ts";
import { renderReceipt } from "./documents.ts";
import { notFound } from "./page.ts";

const PAGE = /^\/__sandbox\/stripe\/(checkout|authenticate|portal|invoice|receipt)\/(\w+)$/;

/** The hosted pages; null for any other path. */
export async function answerHostedPage(
  request: Request,
  stripe: StripeDesk,
): Promise<Response | null> {
  const [, kind, id = ""] = PAGE.exec(new URL(request.url).pathname) ?? [];
  if (!["GET", "POST"].includes(request.method)) return null;
  switch (kind) {
    case "checkout":
      return answerCheckout(request, stripe, id);
    case "authenticate":
      return answerAuthentication(request, stripe, id);
    case "portal":
      return answerPortal(request, stripe, id);
    case "invoice":
      return answerInvoice(request, stripe, id);
    case "receipt":
      return answerReceipt(await stripe.readObject(id));
    default:
      return null;
  }
}

const answerReceipt = (charge: ShownObject | null): Response =>
  charge?.name === "charge" ? renderReceipt(JSON.parse(charge.json)) : notFound();
