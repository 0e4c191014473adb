const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// Marks that turn the text after them around: they can make one name look like another.
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** One line, fit for a mail header, of whatever text. */
export const toHeaderText = (text: string): string =>
  text.replace(BREAKS, " ").replace(DIRECTIONS, "").trim();

/** An address whose domain is spelled in ASCII, as mail servers know it. */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const url = `http://${address.slice(at + 1)}/`;
  const domain = URL.canParse(url) ? new URL(url).hostname : address.slice(at + 1);
  return `${address.slice(0, at)}@${domain}`;
}
