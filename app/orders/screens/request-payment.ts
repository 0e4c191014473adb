import { ORDER_CONSENT } from "#app/funnels/shared/content/withdrawal.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { readStartedPayment } from "../rules/started-payment.ts";
import { callPayment } from "./call-payment.ts";

/** Makes this browser the owner of what it has paid, whatever became of its cookie; otherwise the mail has the link. */
export const claimOrder = (clientSecret: string): void =>
  void callApi(
    "POST",
    "/api/claim-order",
    { client_secret: clientSecret },
    { keepalive: true },
  ).catch(() => {});

/**
 * Requests a payment, for a form that shows our newest consent text. Idempotent: repeated calls return the open one.
 * @throws CallError, TypeError without a response, Error for an invalid response
 */
export const requestPayment = async (path: string, purchase: object) =>
  readStartedPayment(await callPayment(path, { ...purchase, consent: ORDER_CONSENT }));
