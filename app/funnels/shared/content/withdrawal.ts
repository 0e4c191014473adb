import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";

/** Names of the statutory functions, in English and as German law words them. */
export const withdrawal = {
  withdraw: "Withdraw from a contract",
  withdrawGerman: "Vertrag widerrufen",
  cancel: "Cancel a subscription",
  cancelGerman: "Verträge hier kündigen",
} as const;

/**
 * Versions of the consent in `orderConsent` and `walletConsent`, stored with each order: a change of the text needs a new one, which comes
 * last.
 */
export const ORDER_CONSENTS = ["2026-11-23", "2026-11-23-adult"] as const;
export type OrderConsent = (typeof ORDER_CONSENTS)[number];
export const ORDER_CONSENT: OrderConsent = "2026-11-23-adult";

/** The clause by which a buyer of digital content gives up the right of withdrawal. Shown above the pay button. */
const GIVEN_UP =
  "expressly ask us to deliver at once, and acknowledge that your 14-day right of withdrawal ends when we do";

const AGREED = `you confirm that you are 18 or older, accept our terms, ${GIVEN_UP}.`;

/** `action` is the pay button's label. */
export const orderConsent = (action: string): string => `By pressing “${action}” ${AGREED}`;
/** Shown above the buttons of Apple Pay and Google Pay, whose labels we do not choose. */
export const walletConsent = `By paying this way, ${AGREED}`;

/** For the terms of a subscription. */
export const SUBSCRIPTION_CONSENT = `You also ${GIVEN_UP}.`;

/** Where the terms can be read, below the consent. */
export const ORDER_LINKS = [
  { label: "Terms", href: LEGAL_PATHS.terms },
  { label: "Refunds and withdrawal", href: LEGAL_PATHS.refunds },
] as const;

export const SUBSCRIPTION_LINKS = [
  ...ORDER_LINKS,
  { label: "Subscription terms", href: LEGAL_PATHS.subscriptionTerms },
] as const;

/** Repeats the consent in the mail that confirms a purchase. */
export const CONSENT_REMINDER =
  "When you paid, you expressly asked us to deliver at once, and acknowledged that your 14-day right of withdrawal ended when we did.";
