import { ORDER_CONSENT } from "#app/funnels/shared/content/withdrawal.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { readStartedPayment } from "../rules/started-payment.ts";
import { callPayment } from "./call-payment.ts";

/** Gives this browser access to what it has paid, even if its cookie changed. Failing that, the mail has the link. */
export const claimOrder = (clientSecret: string): void =>
  void callApi(
    "POST",
    "/api/claim-order",
    { client_secret: clientSecret },
    { keepalive: true },
  ).catch(() => {});

/**
 * Requests a payment, for a form that shows our newest consent text. Idempotent: further calls return the open payment.
 * @throws CallError, TypeError without a response, Error for an invalid response
 */
export const requestPayment = async (path: string, purchase: object) =>
  readStartedPayment(await callPayment(path, { ...purchase, consent: ORDER_CONSENT }));
