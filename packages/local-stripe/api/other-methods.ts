import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import type { CardBehaviour, Decline } from "./cards.ts";
import { readAddress } from "./customers.ts";
import { drawId } from "./ids.ts";
import { invalid } from "./problem.ts";

/** The methods that the account has switched on, as a new account does: cards and more. */
export const ACCOUNT_METHODS = ["card", "link", "us_bank_account"] as const;
type OtherMethodType = Exclude<(typeof ACCOUNT_METHODS)[number], "card">;

/** A payment method other than a card. Bank debits are delayed: they succeed or are returned days later. */
export type OtherMethodInput = {
  type: OtherMethodType;
  isReturned?: boolean | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
};

export const RETURNED: Decline = {
  code: "payment_method_provider_decline",
  declineCode: null,
  message: "The customer's bank account has insufficient funds.",
};

/** Stripe's test bank accounts: whether their debits are returned. */
export const READY_MADE_BANKS = new Map([
  ["pm_usBankAccount_success", false],
  ["pm_usBankAccount_insufficientFunds", true],
]);

export function addOtherMethod(books: Books, input: OtherMethodInput): Stripe.PaymentMethod {
  const behaviour: CardBehaviour =
    input.type === "link"
      ? { kind: "works" }
      : { kind: "delayed", isReturned: input.isReturned === true };
  const method = books.add<"payment_method">({
    ...blanks.payment_method,
    id: drawId("payment_method"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: readAddress({}),
      email: input.email ?? null,
      name: input.name ?? null,
      phone: null,
      tax_id: null,
    },
    created: books.now,
    metadata: {},
    type: input.type,
    ...(input.type === "link"
      ? { link: { email: input.email ?? null } }
      : { us_bank_account: BANK_ACCOUNT }),
  });
  books.store.hide(method.id, { behaviour, isAuthenticated: false });
  return method;
}

const BANK_ACCOUNT: Stripe.PaymentMethod.UsBankAccount = {
  account_holder_type: "individual",
  account_type: "checking",
  bank_name: "STRIPE TEST BANK",
  financial_connections_account: null,
  fingerprint: "sandboxbank6789",
  last4: "6789",
  networks: { preferred: "ach", supported: ["ach"] },
  routing_number: "110000000",
  status_details: {},
};

/** The details of a charge with such a method. */
export const describeOther = (type: string): Stripe.Charge.PaymentMethodDetails =>
  type === "link"
    ? { link: { country: "US" }, type }
    : {
        type: "us_bank_account",
        us_bank_account: {
          account_holder_type: "individual",
          account_type: "checking",
          bank_name: "STRIPE TEST BANK",
          fingerprint: "sandboxbank6789",
          last4: "6789",
          payment_reference: null,
          routing_number: "110000000",
        },
      };

export function checkMethodType(type: string, allowed: readonly string[]): void {
  if (allowed.includes(type)) return;
  throw invalid(
    `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${allowed.join(", ")}.`,
    { code: "payment_intent_incompatible_payment_method" },
  );
}
