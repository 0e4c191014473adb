import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { PaymentSetup } from "#app/domain/payment-setup.ts";
import { judgeIntent } from "../rules/judge-payment.ts";
import { openStripe } from "./load-stripe.ts";
import { readAppearance, watchTheme } from "./stripe-appearance.ts";

export type ElementState = "loading" | "ready" | "not-loaded";
/** A form that is mounted, and the provider that takes it. */
export type MountedPayment = { readonly stripe: Stripe; readonly elements: StripeElements };

type PaymentElementOptions = {
  clientSecret: string;
  amountCents: number;
  setup: PaymentSetup;
  email: string | undefined;
  onIntent: (standing: "paid" | "pending" | "unpayable") => void;
};

/**
 * Loads the provider and puts its form into `place`. An intent that this page may not pay any more is told to
 * `onIntent`; what is read is the intent itself, because a form's failure to load does not say why.
 */
export function usePaymentElement(place: RefObject<HTMLElement>, options: PaymentElementOptions) {
  const { clientSecret, setup } = options;
  const [state, setState] = useState<ElementState>("loading");
  const [tries, setTries] = useState(0);
  const mounted = useRef<MountedPayment | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    let isGone = false;
    let leave = () => {};
    const fail = () => !isGone && setState("not-loaded");

    const mount = async (host: HTMLElement) => {
      const stripe = await openStripe(setup);
      if (isGone) return;
      const elements = stripe.elements({ clientSecret, appearance: readAppearance(host) });
      const { email } = latest.current;
      const element = elements.create("payment", {
        layout: "tabs",
        paymentMethodOrder: ["card", "apple_pay", "google_pay"],
        ...(email && { defaultValues: { billingDetails: { email } } }),
      });
      element.on("ready", () => {
        mounted.current = { stripe, elements };
        setState("ready");
      });
      element.on("loaderror", fail);
      element.mount(host);
      const unwatch = watchTheme(() => elements.update({ appearance: readAppearance(host) }));
      leave = () => {
        unwatch();
        element.destroy();
      };
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
      if (isGone || (error && error.type !== "invalid_request_error")) return;
      const standing = judgeIntent(paymentIntent ?? null, latest.current.amountCents);
      if (standing !== "payable") latest.current.onIntent(standing);
    };

    if (tries > 0) setState("loading");
    if (place.current) mount(place.current).catch(fail);
    return () => {
      isGone = true;
      mounted.current = null;
      leave();
    };
  }, [place, clientSecret, setup, tries]);

  return { state, mounted, tryAgain: () => setTries((count) => count + 1) };
}
