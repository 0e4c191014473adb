/** What a provider tells of an intent; the names are Stripe's. */
type Intent = { readonly status: string; readonly amount: number };
type Failure = { readonly message?: string; readonly payment_intent?: Intent };

export type PaymentOutcome =
  | { readonly kind: "paid" }
  /** The bank has not decided yet. */
  | { readonly kind: "pending" }
  /** Another try may do it. */
  | { readonly kind: "failed"; readonly message: string | null }
  /** This intent will never be paid; another one may. */
  | { readonly kind: "unpayable"; readonly message: string | null };

const TRIED_AGAIN = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** What became of a try to pay. An error that tells of a paid intent is no failure: another tab was first. */
export function judgePayment(result: {
  readonly error?: Failure | undefined;
  readonly paymentIntent?: Intent | undefined;
}): PaymentOutcome {
  const message = result.error?.message || null;
  const status = (result.paymentIntent ?? result.error?.payment_intent)?.status;
  if (status === "succeeded") return { kind: "paid" };
  if (status === "processing") return { kind: "pending" };
  if (status === undefined || TRIED_AGAIN.includes(status)) return { kind: "failed", message };
  return { kind: "unpayable", message };
}

/** What an intent that was kept is good for now; null is one that nobody knows. */
export function judgeIntent(
  intent: Intent | null,
  amountCents: number,
): "payable" | "paid" | "pending" | "unpayable" {
  if (intent?.status === "succeeded") return "paid";
  if (intent?.status === "processing") return "pending";
  const isPayable = intent?.amount === amountCents && TRIED_AGAIN.includes(intent.status);
  return isPayable ? "payable" : "unpayable";
}
