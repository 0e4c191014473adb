/** An intent in Stripe's terms. */
type Intent = { readonly status: string; readonly amount: number };
type Failure = {
  readonly message?: string;
  readonly type?: string;
  readonly payment_intent?: Intent;
};

export type PaymentOutcome =
  | { readonly kind: "paid" }
  /** The bank has not decided yet. */
  | { readonly kind: "pending" }
  /** The buyer may retry. `isUnpaid`: known for certain; `isAtField`: the provider shows it at the field too. */
  | {
      readonly kind: "failed";
      readonly message: string | null;
      readonly isUnpaid: boolean;
      readonly isAtField: boolean;
    }
  /** This intent cannot be paid any more; a new one can. The provider's message is for developers only. */
  | { readonly kind: "unpayable" };

const TRIED_AGAIN = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** The outcome of a payment attempt. An error with a paid intent is not a failure: another tab was first. */
export function judgePayment(result: {
  readonly error?: Failure | undefined;
  readonly paymentIntent?: Intent | undefined;
}): PaymentOutcome {
  const message = result.error?.message || null;
  const status = (result.paymentIntent ?? result.error?.payment_intent)?.status;
  if (status === "succeeded") return { kind: "paid" };
  if (status === "processing") return { kind: "pending" };
  if (status !== undefined && !TRIED_AGAIN.includes(status)) return { kind: "unpayable" };
  const isAtField = result.error?.type === "validation_error";
  return { kind: "failed", message, isUnpaid: status !== undefined, isAtField };
}

/** What a stored intent can be used for; null: Stripe does not know it. */
export function judgeIntent(
  intent: Intent | null,
  amountCents: number,
): "payable" | "paid" | "pending" | "unpayable" {
  if (intent?.status === "succeeded") return "paid";
  if (intent?.status === "processing") return "pending";
  const isPayable = intent?.amount === amountCents && TRIED_AGAIN.includes(intent.status);
  return isPayable ? "payable" : "unpayable";
}
