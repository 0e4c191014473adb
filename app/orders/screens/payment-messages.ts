/** The messages about a payment, for the page to which a bank returns its buyer. */
export { payment as paymentMessages } from "../content/payment.ts";
