import { toAsciiDomain } from "#app/domain/mail/email-address.ts";

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// Bidirectional controls can make one name look like another.
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Reduces any text to one line that is safe in a mail header. */
export const toHeaderText = (text: string): string =>
  text.replace(BREAKS, " ").replace(DIRECTIONS, "").trim();

/** Writes an address's domain in ASCII (punycode). */
export function toAsciiAddress(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + toAsciiDomain(address.slice(at));
}
