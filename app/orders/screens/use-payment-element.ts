import type { PaymentIntent, Stripe, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import { inTime } from "#app/funnels/shared/screens/in-time.ts";
import { judgeIntent } from "../rules/judge-payment.ts";
import { addScript } from "./add-script.ts";
import { mountWallets, type WalletPress } from "./mount-wallets.ts";
import { readAppearance, watchTheme } from "./stripe-appearance.ts";

type ElementState = "loading" | "ready" | "not-loaded";
/** A mounted form and its provider. */
export type MountedPayment = { readonly stripe: Stripe; readonly elements: StripeElements };

type PaymentElementOptions = {
  clientSecret: string;
  amountCents: number;
  setup: PaymentSetup;
  email: string | undefined;
  onIntent: (judgement: "paid" | "pending" | "unpayable") => void;
  /** The buyer changes a field of the provider's form. */
  onEdit: () => void;
  wallet: WalletPress;
};

/**
 * Loads the provider and mounts its form in `place`, and the buttons of wallets in `walletPlace`. Ready once the form
 * is shown and its intent is payable on this page, even after it was reported as not loaded; other intents are passed
 * to `onIntent`. The intent is read separately, because a form that fails to load gives no reason.
 */
export function usePaymentElement(
  place: RefObject<HTMLElement>,
  walletPlace: RefObject<HTMLElement>,
  options: PaymentElementOptions,
) {
  const { clientSecret, setup } = options;
  const [tries, setTries] = useState(0);
  // The state of one attempt says nothing about the next, which begins with loading.
  const attempt = `${clientSecret} ${tries}`;
  const [known, setKnown] = useState({ attempt, state: "loading" as ElementState });
  const state = known.attempt === attempt ? known.state : "loading";
  const [attemptWithWallets, setAttemptWithWallets] = useState<string | null>(null);
  const mounted = useRef<MountedPayment | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    let isGone = false;
    let leave = () => {};
    const fail = () => !isGone && setKnown({ attempt, state: "not-loaded" });

    const mount = async (host: HTMLElement, walletHost: HTMLElement) => {
      const stripe = await openStripe(setup);
      if (isGone) return;
      const elements = stripe.elements({ clientSecret, appearance: readAppearance(host) });
      const { email } = latest.current;
      const element = elements.create("payment", {
        layout: "tabs",
        paymentMethodOrder: ["card", "apple_pay", "google_pay"],
        // The wallets are above the form. Link would be offered with every card, and would keep the buyer's details for
        // other shops.
        wallets: { applePay: "never", googlePay: "never", link: "never" },
        ...(email && { defaultValues: { billingDetails: { email } } }),
      });
      const isShown = new Promise<boolean>((resolve) => {
        element.on("ready", () => resolve(true));
        element.on("loaderror", () => resolve(false));
      });
      element.on("change", ({ empty }) => !empty && latest.current.onEdit());
      element.mount(host);
      const wallets = mountWallets(elements, walletHost, {
        asksEmail: email === undefined,
        press: () => latest.current.wallet,
        // Late buttons would push the card fields away from under the buyer's finger.
        onChange: (isOffered) => {
          if (!isGone && !(isOffered && mounted.current)) {
            setAttemptWithWallets(isOffered ? attempt : null);
          }
        },
      });
      const unwatch = watchTheme(() => elements.update({ appearance: readAppearance(host) }));
      leave = () => {
        unwatch();
        wallets?.destroy();
        element.destroy();
      };
      const judgement = judgeIntent(
        await readIntent(stripe, clientSecret),
        latest.current.amountCents,
      );
      if (isGone) return;
      if (judgement !== "payable") return latest.current.onIntent(judgement);
      if (!(await isShown)) return fail();
      await wallets?.known;
      if (isGone) return;
      mounted.current = { stripe, elements };
      setKnown({ attempt, state: "ready" });
      // The buyer was sent here to enter the card again.
      if (document.activeElement === host) element.focus();
    };

    if (place.current && walletPlace.current) {
      inTime(mount(place.current, walletPlace.current)).catch(fail);
    }
    return () => {
      isGone = true;
      mounted.current = null;
      leave();
    };
  }, [place, walletPlace, clientSecret, setup, attempt]);

  return {
    state,
    // Not earlier: what a buyer approves in a wallet must be payable.
    hasWallets: attemptWithWallets === attempt && state === "ready",
    mounted,
    tryAgain: () => setTries((count) => count + 1),
  };
}

/**
 * Null for an intent that Stripe does not know.
 * @throws Error if Stripe is unavailable
 */
async function readIntent(stripe: Stripe, clientSecret: string): Promise<PaymentIntent | null> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error && error.type !== "invalid_request_error") throw new Error("Stripe is unavailable.");
  return paymentIntent ?? null;
}

/**
 * Loads Stripe's script on the first call (docs/decisions/0012).
 * @throws Error if loading fails; the next call retries
 */
async function openStripe({ publishableKey, scriptUrl }: PaymentSetup): Promise<Stripe> {
  // An existing `window.Stripe` is used, so the local Stripe replaces the real script.
  if (scriptUrl !== null && !("Stripe" in window)) await addScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe's script did not load.");
  return stripe;
}
