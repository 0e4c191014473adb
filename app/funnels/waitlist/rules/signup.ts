import { type EmailAddress, parseEmailAddress } from "#app/domain/email-address.ts";
import { messages } from "../content/texts.ts";

export const DEFAULT_SOURCE = "direct";
const MAX_SOURCE_LENGTH = 100;

type CheckedEmail = { email: EmailAddress; problem: null } | { email: null; problem: string };

/** Validates the waitlist form's address (docs/product.md#waitlist-signup). */
export function checkEmail(text: string): CheckedEmail {
  if (text.trim() === "") return { email: null, problem: messages.required };
  const email = parseEmailAddress(text);
  return email === null ? { email, problem: messages.invalid } : { email, problem: null };
}

/**
 * Where a visitor came from, as `utm_source` tells it. It is written by whoever made the link, so it is cut
 * to a harmless length and loses control and direction characters.
 */
export function readSource(text: string | null | undefined): string {
  const clean = (text ?? "").replaceAll(/\p{C}/gu, "").trim();
  return [...clean].slice(0, MAX_SOURCE_LENGTH).join("") || DEFAULT_SOURCE;
}
