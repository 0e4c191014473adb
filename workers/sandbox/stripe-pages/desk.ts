import type { CardInput } from "../stripe/cards.ts";
import type { CheckoutDescription, CheckoutOutcome } from "../stripe/checkout-payment.ts";
import type { StripeFaults } from "../stripe/faults.ts";
import type { Movement } from "../stripe/movements.ts";
import type { PortalDescription, PortalPayment } from "../stripe/portal.ts";
import type { AuthenticationOutcome } from "../stripe/settle.ts";
import type { InvoiceDescription, ShownEvent, ShownObject } from "../stripe/shown.ts";
import type { Delivered } from "../stripe/webhooks.ts";

/** What the pages and the tests' calls ask of the account of the local Stripe. */
export type StripeDesk = {
  describeCheckout(sessionId: string): Promise<CheckoutDescription | null>;
  payCheckout(sessionId: string, card: CardInput): Promise<CheckoutOutcome>;
  finishAuthentication(intentId: string, accepted: boolean): Promise<AuthenticationOutcome>;
  describePortal(portalId: string): Promise<PortalDescription | null>;
  portalCancel(portalId: string, subscriptionId: string): Promise<void>;
  portalResume(portalId: string, subscriptionId: string): Promise<void>;
  portalPay(portalId: string, subscriptionId: string, card: CardInput): Promise<PortalPayment>;
  readClock(): Promise<{ nowMs: number }>;
  advanceClock(to: { toMs: number } | { byMs: number }): Promise<{ nowMs: number }>;
  readLedger(): Promise<Movement[]>;
  readFaults(): Promise<StripeFaults>;
  planFaults(faults: StripeFaults): Promise<void>;
  describeInvoice(invoiceId: string): Promise<InvoiceDescription | null>;
  readObject(id: string): Promise<ShownObject | null>;
  listObjects(name?: string): Promise<ShownObject[]>;
  listEvents(): Promise<ShownEvent[]>;
  sendEventAgain(eventId: string): Promise<void>;
  deliver(): Promise<Delivered>;
  releaseWebhooks(): Promise<void>;
  refund(id: string, amountCents?: number): Promise<{ refundId: string }>;
  dispute(chargeId: string): Promise<{ disputeId: string }>;
  closeDispute(disputeId: string, verdict: "won" | "lost"): Promise<void>;
  setDefaultCard(customerId: string, cardNumber: string): Promise<void>;
  setAfterRetries(what: "cancel" | "unpaid"): Promise<void>;
  reset(): Promise<void>;
};
