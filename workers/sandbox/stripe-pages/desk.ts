import type { CardInput } from "../stripe/cards.ts";
import type { CheckoutView, PortalView } from "./views.ts";

type Paid = { kind: "paid"; redirectUrl: string | null };
type Declined = { kind: "declined"; message: string; redirectUrl?: string | null };

/** What the pages ask of the account of the local Stripe. */
export type StripeDesk = {
  describeCheckout(sessionId: string): Promise<CheckoutView | null>;
  payCheckout(
    sessionId: string,
    card: CardInput,
  ): Promise<
    Paid | Declined | { kind: "authenticate"; paymentIntentId: string } | { kind: "expired" }
  >;
  finishAuthentication(paymentIntentId: string, accepted: boolean): Promise<Paid | Declined>;
  describePortal(portalSessionId: string): Promise<PortalView | null>;
  portalCancel(portalSessionId: string, subscriptionId: string): Promise<unknown>;
  portalResume(portalSessionId: string, subscriptionId: string): Promise<unknown>;
  portalPay(
    portalSessionId: string,
    subscriptionId: string,
    card: CardInput,
  ): Promise<Paid | Declined | { kind: "authenticate"; paymentIntentId: string }>;
  readClock(): Promise<number>;
  readObject(id: string): Promise<{ object: string } | null>;
};
