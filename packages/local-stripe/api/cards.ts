/** A decline by the card's issuer. */
export type Decline = { code: string; declineCode: string | null; message: string };

/** How a test card behaves. Only this and the last four digits are stored, never the number. */
export type CardBehaviour =
  | { kind: "works" }
  | { kind: "disputed" }
  /** Its refunds fail an hour later. */
  | { kind: "refundFails" }
  | { kind: "declined"; decline: Decline }
  /** Attaches to a customer, but every charge is declined. */
  | { kind: "attachesOnly"; decline: Decline }
  /** `once`: after one authentication, off-session charges succeed. */
  | { kind: "authenticates"; how: "once" | "always" };

const decline = (declineCode: string, message: string, code = "card_declined"): Decline => ({
  code,
  declineCode,
  message,
});

const GENERIC = decline("generic_decline", "Your card was declined.");

/** Rejected before the issuer is asked, so there is no `decline_code`. */
const rule = (code: string, message: string): Decline => ({ code, declineCode: null, message });

export const AUTHENTICATION_REQUIRED = decline(
  "authentication_required",
  "Your card was declined. This transaction requires authentication.",
  "authentication_required",
);
export const AUTHENTICATION_FAILED = rule(
  "payment_intent_authentication_failure",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
);
const NO_TEST_CARD = decline(
  "live_mode_test_card",
  "Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
);
const NO_NUMBER = rule("incorrect_number", "Your card number is incorrect.");
const EXPIRED_YEAR = rule("invalid_expiry_year", "Your card's expiration year is invalid.");
const WRONG_MONTH = rule("invalid_expiry_month", "Your card's expiration month is invalid.");
const WRONG_CVC = rule("invalid_cvc", "Your card's security code is invalid.");

const declined = (decline: Decline): CardBehaviour => ({ kind: "declined", decline });
const WORKS: CardBehaviour = { kind: "works" };

const CARDS: Record<string, CardBehaviour> = {
  "4242424242424242": WORKS,
  "4000056655665556": WORKS,
  "5555555555554444": WORKS,
  "2223003122003222": WORKS,
  "5200828282828210": WORKS,
  "378282246310005": WORKS,
  "6011111111111117": WORKS,
  "4000000000000002": declined(GENERIC),
  "4000000000009995": declined(decline("insufficient_funds", "Your card has insufficient funds.")),
  "4000000000009987": declined(decline("lost_card", "Your card was declined.")),
  "4000000000009979": declined(decline("stolen_card", "Your card was declined.")),
  "4000000000000069": declined(decline("expired_card", "Your card has expired.", "expired_card")),
  "4000000000000127": declined(
    decline("incorrect_cvc", "Your card's security code is incorrect.", "incorrect_cvc"),
  ),
  "4000000000000119": declined(
    decline(
      "processing_error",
      "An error occurred while processing your card. Try again in a little bit.",
      "processing_error",
    ),
  ),
  "4000000000000341": { kind: "attachesOnly", decline: GENERIC },
  "4000000000000259": { kind: "disputed" },
  "4000000000005126": { kind: "refundFails" },
  "4000002500003155": { kind: "authenticates", how: "once" },
  "4000002760003184": { kind: "authenticates", how: "always" },
  "4000000000003220": { kind: "authenticates", how: "always" },
};

/** One person's card. All others stand for the cards of many people, so each payment method has its own fingerprint. */
const KNOWN_AGAIN = "5555555555554444";

/** Stripe's test payment methods and their card numbers. */
export const READY_MADE: Record<string, string> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeDeclinedIncorrectCvc: "4000000000000127",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_refundFail: "4000000000005126",
  pm_card_createDispute: "4000000000000259",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_authenticationRequiredOnSetup: "4000002500003155",
  pm_card_threeDSecure2Required: "4000000000003220",
};

export type CardInput = {
  number: string;
  expMonth: number;
  expYear: number;
  cvc?: string | null | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
  country?: string | null | undefined;
  postalCode?: string | null | undefined;
};

export type ReadCard = {
  brand: string;
  last4: string;
  behaviour: CardBehaviour;
  isKnownAgain: boolean;
};

/** Validates a card before any charge: an error, or its brand and behaviour. */
export function readCard(card: CardInput, now: Date): ReadCard | Decline {
  const number = card.number.replaceAll(/[\s-]/g, "");
  if (!isCardNumber(number)) return NO_NUMBER;
  if (card.expMonth < 1 || card.expMonth > 12) return WRONG_MONTH;
  const year = card.expYear < 100 ? 2_000 + card.expYear : card.expYear;
  const thisYear = now.getUTCFullYear();
  const thisMonth = now.getUTCMonth() + 1;
  if (year < thisYear || year > thisYear + 50) return EXPIRED_YEAR;
  if (year === thisYear && card.expMonth < thisMonth) return WRONG_MONTH;
  if (typeof card.cvc === "string" && !/^\d{3,4}$/.test(card.cvc)) return WRONG_CVC;
  return {
    brand: findBrand(number),
    last4: number.slice(-4),
    behaviour: CARDS[number] ?? declined(NO_TEST_CARD),
    isKnownAgain: number === KNOWN_AGAIN,
  };
}

function findBrand(number: string): string {
  if (number.startsWith("4")) return "visa";
  if (/^3[47]/.test(number)) return "amex";
  if (number.startsWith("6")) return "discover";
  return "mastercard";
}

const isCardNumber = (number: string): boolean => /^\d{12,19}$/.test(number) && isLuhn(number);

/** Luhn's checksum of a text of digits. */
export function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
