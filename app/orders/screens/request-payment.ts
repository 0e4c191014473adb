import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { readStartedPayment } from "../rules/started-payment.ts";

/**
 * Asks the server for a payment; asked again, it names the one that is open.
 * @throws CallError, TypeError when there was no answer, Error for an answer that makes no sense
 */
export const requestPayment = async (path: string, purchase: object) =>
  readStartedPayment(await callApi("POST", path, purchase));
