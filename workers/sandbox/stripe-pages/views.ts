/** What the pages ask of the local Stripe, and what they get: plain values. */
export type CheckoutView = {
  id: string;
  status: "open" | "complete" | "expired";
  mode: "payment" | "subscription" | "setup";
  email: string | null;
  lines: CheckoutLine[];
  totalTodayCents: number;
  currency: string;
  successUrl: string | null;
  cancelUrl: string | null;
  expiresAtMs: number;
  merchantName: string;
};

type CheckoutLine = {
  description: string;
  amountCents: number;
  recurring: "month" | null;
  trialDays: number;
};

export type PortalView = {
  returnUrl: string | null;
  customer: { email: string | null };
  subscriptions: {
    id: string;
    status: string;
    cancelAtPeriodEnd: boolean;
    currentPeriodEndMs: number;
    amountCents: number;
  }[];
  invoices: { id: string; createdMs: number; amountCents: number; status: string | null }[];
};
