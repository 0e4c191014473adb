import type Stripe from "stripe";
import { notFound } from "../page.ts";
import { answerAuthentication } from "./answer-authentication.ts";
import { answerCheckout } from "./answer-checkout.ts";
import { answerPortal } from "./answer-portal.ts";
import type { StripeDesk } from "./desk.ts";
import { renderInvoice, renderReceipt } from "./documents.ts";

const PAGE = /^\/__sandbox\/stripe\/(checkout|authenticate|portal|invoice|receipt)\/(\w+)$/;

/** The pages that Stripe would host, or null where there is none. */
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
    case "receipt":
      return answerDocument(await stripe.readObject(id));
    default:
      return null;
  }
}

function answerDocument(found: { object: string } | null): Response {
  if (found?.object === "invoice") return renderInvoice(found as Stripe.Invoice);
  if (found?.object === "charge") return renderReceipt(found as Stripe.Charge);
  return notFound();
}
