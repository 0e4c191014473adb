import { readStartedPayment } from "../rules/started-payment.ts";
import { callPayment } from "./call-payment.ts";

/**
 * Requests a payment. Idempotent: repeated calls return the open one.
 * @throws CallError, TypeError without a response, Error for an invalid response
 */
export const requestPayment = async (path: string, purchase: object) =>
  readStartedPayment(await callPayment(path, purchase));
