import type { StripeElements, StripeExpressCheckoutElementConfirmEvent } from "@stripe/stripe-js";
import { seconds } from "#app/domain/duration.ts";

/** How long the form waits for Stripe to say whether this browser has a wallet. */
const KNOWN_WITHIN_MS = seconds(3);

export type WalletPress = {
  /** False keeps the wallet closed. */
  readonly mayOpen: () => boolean;
  /** The buyer has agreed in the wallet; false tells the wallet that the payment failed. */
  readonly pay: (address: string | undefined) => Promise<boolean>;
};

type Wallets = {
  /** Resolves once it is known whether there is a wallet, or after a while. */
  readonly known: Promise<void>;
  readonly destroy: () => void;
};

type WalletOptions = {
  /** The wallet is asked for the buyer's address. */
  readonly asksEmail: boolean;
  readonly press: () => WalletPress;
  /** Says whether there are buttons: at first, and when that changes or they fail. */
  readonly onChange: (isOffered: boolean) => void;
};

/**
 * Mounts the buttons of Apple Pay and Google Pay (Stripe's Express Checkout Element), which Stripe shows where browser
 * and device support them. `host` has to be laid out, though it may be invisible. Returns null if that fails: nobody
 * needs a wallet to pay.
 */
export function mountWallets(
  elements: StripeElements,
  host: HTMLElement,
  options: WalletOptions,
): Wallets | null {
  try {
    return mount(elements, host, options);
  } catch {
    return null;
  }
}

function mount(
  elements: StripeElements,
  host: HTMLElement,
  { asksEmail, press, onChange }: WalletOptions,
): Wallets {
  const element = elements.create("expressCheckout", {
    buttonHeight: 48,
    buttonType: { applePay: "buy", googlePay: "buy" },
    emailRequired: asksEmail,
    layout: { maxColumns: 2, maxRows: 1, overflow: "never" },
    paymentMethodOrder: ["apple_pay", "google_pay"],
    paymentMethods: {
      applePay: "auto",
      googlePay: "auto",
      link: "never",
      paypal: "never",
      amazonPay: "never",
      klarna: "never",
    },
  });
  const known = new Promise<void>((resolve) => {
    const tell = (isOffered: boolean) => {
      onChange(isOffered);
      resolve();
    };
    element.on("availablepaymentmethodschange", ({ paymentMethods }) =>
      tell(Object.values(paymentMethods ?? {}).some((method) => method?.available)),
    );
    element.on("loaderror", () => tell(false));
    setTimeout(resolve, KNOWN_WITHIN_MS);
  });
  // Stripe waits at most one second for the answer.
  element.on("click", ({ resolve, reject }) => (press().mayOpen() ? resolve() : reject()));
  element.on("confirm", async (event: StripeExpressCheckoutElementConfirmEvent) => {
    const isPaid = await press().pay(event.billingDetails?.email);
    if (!isPaid) event.paymentFailed({ reason: "fail" });
  });
  element.mount(host);
  return { known, destroy: () => element.destroy() };
}
