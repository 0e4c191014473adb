import { type CardInput, isLuhn } from "../api/cards.ts";
import type { CardEntries, CardProblems } from "./card-fields.ts";

type CardReading = { card: CardInput } | { problems: CardProblems };

/** Validates the input with the messages of Stripe's own page. */
export function readCard(entries: CardEntries, nowMs: number): CardReading {
  const number = entries.number.replaceAll(/[\s-]/g, "");
  const expiry = readExpiry(entries.expiry);
  const problems: CardProblems = {
    ...judge("number", judgeNumber(number)),
    ...judge("expiry", judgeExpiry(expiry, nowMs)),
    ...judge("cvc", judgeCvc(entries.cvc, number)),
    ...judge("name", entries.name === "" ? "Enter the name on the card." : null),
  };
  if (expiry === null || Object.keys(problems).length > 0) return { problems };
  return {
    card: {
      number,
      expMonth: expiry.month,
      expYear: expiry.year,
      cvc: entries.cvc,
      name: entries.name,
      country: entries.country,
      postalCode: entries.postal_code,
    },
  };
}

const judge = (field: keyof CardProblems, problem: string | null): CardProblems =>
  problem === null ? {} : { [field]: problem };

function judgeNumber(number: string): string | null {
  if (!/^\d*$/.test(number)) return "Your card number is invalid.";
  if (number.length < (isAmex(number) ? 15 : 16)) return "Your card number is incomplete.";
  return isLuhn(number) ? null : "Your card number is invalid.";
}

const isAmex = (number: string): boolean => /^3[47]/.test(number);

type Expiry = { month: number; year: number };

/** `12 / 34`, `12/2034` or `1234`. */
function readExpiry(text: string): Expiry | null {
  const [, month = "", year = ""] = /^(\d{2})\s*\/?\s*(\d{2}|20\d{2})$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: 2_000 + (Number(year) % 100) };
}

function judgeExpiry(expiry: Expiry | null, nowMs: number): string | null {
  if (expiry === null) return "Your card's expiration date is incomplete.";
  const ended = Date.UTC(expiry.year, expiry.month) <= nowMs;
  return ended ? "Your card's expiration date is in the past." : null;
}

const judgeCvc = (cvc: string, number: string): string | null =>
  new RegExp(`^\\d{${isAmex(number) ? 4 : 3}}$`).test(cvc)
    ? null
    : "Your card's security code is incomplete.";
