/** What the server knows of a visitor who comes back from the payment. */
export type ThankYou = {
  /** The payment's session, as the address names it. */
  readonly sessionId: string | null;
  /** When something is charged again, or the last day when nothing is. */
  readonly nextBillingMs: number;
  readonly isCancelled: boolean;
  /** `pending`: the payment was not confirmed to us yet. */
  readonly state: "confirmed" | "pending";
};
