import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import { addScript } from "./add-script.ts";

/**
 * Loads Stripe's script on the first call (docs/decisions/0012).
 * @throws Error if loading fails; the next call retries
 */
export async function openStripe({ publishableKey, scriptUrl }: PaymentSetup): Promise<Stripe> {
  // An existing `window.Stripe` is used, so the local Stripe replaces the real script.
  if (scriptUrl !== null && !("Stripe" in window)) await addScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe's script did not load.");
  return stripe;
}
