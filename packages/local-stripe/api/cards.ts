/** A decline by the card's issuer. */
export type Decline = { code: string; declineCode: string | null; message: string };

/** How a test card behaves. Only this and the last four digits are stored, never the number. */
export type CardBehaviour =
  | { kind: "works" }
  | { kind: "disputed" }
  | { kind: "declined"; decline: Decline }
  /** Attaches to a customer, but every charge is declined. */
  | { kind: "attachesOnly"; decline: Decline }
  /** Asks its holder at every charge. */
  | { kind: "authenticates" };

const decline = (declineCode: string, message: string, code = "card_declined"): Decline => ({
  code,
  declineCode,
  message,
});

const GENERIC = decline("generic_decline", "Your card was declined.");

/** Rejected before the issuer is asked, so there is no `decline_code`. */
const rule = (code: string, message: string): Decline => ({ code, declineCode: null, message });

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
  "5555555555554444": WORKS,
  "4000000000000002": declined(GENERIC),
  "4000000000009995": declined(decline("insufficient_funds", "Your card has insufficient funds.")),
  "4000000000000341": { kind: "attachesOnly", decline: GENERIC },
  "4000000000000259": { kind: "disputed" },
  "4000002760003184": { kind: "authenticates" },
  "4000000000003220": { kind: "authenticates" },
};

/** One person's card. All others stand for the cards of many people, so each payment method has its own fingerprint. */
const KNOWN_AGAIN = "5555555555554444";

/** Stripe's test payment methods and their card numbers. */
export const READY_MADE: Record<string, string> = {
  pm_card_visa: "4242424242424242",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_createDispute: "4000000000000259",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_threeDSecure2Required: "4000000000003220",
};

export type CardInput = {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
  name?: string | undefined;
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
  if (!/^\d{3}$/.test(card.cvc)) return WRONG_CVC;
  return {
    brand: number.startsWith("4") ? "visa" : "mastercard",
    last4: number.slice(-4),
    behaviour: CARDS[number] ?? declined(NO_TEST_CARD),
    isKnownAgain: number === KNOWN_AGAIN,
  };
}

const isCardNumber = (number: string): boolean => /^\d{12,19}$/.test(number) && isLuhn(number);

/** Luhn's checksum of a text of digits. */
function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
