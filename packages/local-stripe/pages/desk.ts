import type { CardInput } from "../api/cards.ts";
import type { CheckoutDescription, CheckoutOutcome, MethodInput } from "../api/checkout-payment.ts";
import type { Deed } from "../api/deeds.ts";
import type { StripeFaults } from "../api/faults.ts";
import type { Movement } from "../api/movements.ts";
import type { PortalDescription, PortalPayment } from "../api/portal.ts";
import type { AuthenticationOutcome } from "../api/settle.ts";
import type { InvoiceDescription, ShownEvent, ShownObject } from "../api/shown.ts";
import type { Delivered } from "../api/webhooks.ts";

/** The account's RPC interface for pages and controls. */
export type StripeDesk = {
  describeCheckout(sessionId: string): Promise<CheckoutDescription | null>;
  payCheckout(sessionId: string, method: MethodInput): Promise<CheckoutOutcome>;
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
  act(deed: Deed): Promise<object>;
  setDefaultCard(customerId: string, cardNumber: string): Promise<void>;
  setAfterRetries(what: "cancel" | "unpaid"): Promise<void>;
  reset(): Promise<void>;
};
