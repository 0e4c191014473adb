import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { PaymentSetup } from "#app/domain/payment-setup.ts";

/**
 * Loads Stripe's script when it is first called, not before.
 * @throws Error when it did not come; another call tries again.
 */
export async function openStripe({ publishableKey, scriptUrl }: PaymentSetup): Promise<Stripe> {
  // A `window.Stripe` that is there already is taken, and Stripe's own script stays away.
  if (scriptUrl !== null && !("Stripe" in window)) await addScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe's script did not come.");
  return stripe;
}

function addScript(url: string): Promise<void> {
  const script = document.createElement("script");
  script.src = url;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not come.`));
    };
    document.head.appendChild(script);
  });
}
