const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// Bidirectional controls can make one name look like another.
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Reduces any text to one line that is safe in a mail header. */
export const toHeaderText = (text: string): string =>
  text.replace(BREAKS, " ").replace(DIRECTIONS, "").trim();

/** Converts the domain of an address to ASCII (punycode). */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const url = `http://${address.slice(at + 1)}/`;
  const domain = URL.canParse(url) ? new URL(url).hostname : address.slice(at + 1);
  return `${address.slice(0, at)}@${domain}`;
}
