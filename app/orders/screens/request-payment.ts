import { ORDER_CONSENT } from "#app/funnels/shared/content/withdrawal.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { readStartedPayment } from "../rules/started-payment.ts";
import { callPayment } from "./call-payment.ts";

/**
 * Gives this browser access to what it has paid, even if its cookie changed. Returns the address of the download, which
 * needs no cookie; null if that fails: the mail has the link.
 */
export async function claimOrder(clientSecret: string): Promise<string | null> {
  try {
    const body = { client_secret: clientSecret };
    const answer = await callApi("POST", "/api/claim-order", body, { keepalive: true });
    const { download } = answer as { download?: unknown };
    return typeof download === "string" ? download : null;
  } catch {
    return null;
  }
}

/**
 * Requests a payment, for a form that shows our newest consent text. Idempotent: further calls return the open payment.
 * @throws CallError, TypeError without a response, Error for an invalid response
 */
export const requestPayment = async (path: string, purchase: object) =>
  readStartedPayment(await callPayment(path, { ...purchase, consent: ORDER_CONSENT }));
