declare const emailAddress: unique symbol;

/** A trimmed, well-formed address of at most 254 ASCII characters, in its original case. */
export type EmailAddress = string & { readonly [emailAddress]: true };

export const MAX_EMAIL_LENGTH = 254;
/** Replaces the address in rows that are kept without it. Does not parse as an address. */
export const REMOVED_ADDRESS = "removed@invalid";
const MAX_LOCAL_PART_LENGTH = 64;

// ASCII alone, like a browser's email field (https://html.spec.whatwg.org/#valid-e-mail-address) and Stripe.
// No controls, spaces or quotes: an address goes into mail headers and into exports.
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;
const FOREIGN_DOMAIN = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u;

/** Parses user input; null when it is not an address. A domain in another script becomes its ASCII form. */
export function parseEmailAddress(text: string): EmailAddress | null {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf("@");
  const localPart = trimmed.slice(0, Math.max(at, 0));
  if (localPart.length > MAX_LOCAL_PART_LENGTH || !LOCAL_PART.test(localPart)) return null;
  const domain = toAsciiDomain(trimmed.slice(at + 1));
  const address = `${localPart}@${domain}`;
  return address.length <= MAX_EMAIL_LENGTH && DOMAIN.test(domain)
    ? (address as EmailAddress)
    : null;
}

/** Punycode, as browsers submit it from an email field. Anything but a domain is returned unchanged. */
export function toAsciiDomain(domain: string): string {
  if (!FOREIGN_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}/`).hostname;
  } catch {
    return domain;
  }
}

/** The form in which addresses are compared. Older stored addresses may have letters beyond ASCII. */
export const foldEmailAddress = (address: string): string =>
  address.normalize("NFC").toLowerCase().normalize("NFC");

/** Masks an address so that its owner recognizes it and others cannot use it. */
export const maskEmailAddress = (address: string): string =>
  address.replace(/^(\P{M}\p{M}*).*@/su, "$1•••@");
