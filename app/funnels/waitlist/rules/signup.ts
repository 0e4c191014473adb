import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
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
 * The visitor's source, from `utm_source`. Untrusted input, so it is truncated and stripped of control and bidi
 * characters.
 */
export function readSource(text: string | null | undefined): string {
  const clean = (text ?? "").replaceAll(/\p{C}/gu, "").trim();
  return [...clean].slice(0, MAX_SOURCE_LENGTH).join("") || DEFAULT_SOURCE;
}
