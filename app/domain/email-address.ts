declare const emailAddress: unique symbol;

/** A trimmed, well-formed address of at most 254 characters, in its original case. */
export type EmailAddress = string & { readonly [emailAddress]: true };

export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

// Letters of every script are allowed on both sides (RFC 6531), but no controls, spaces, quotes or
// direction marks: an address goes into mail headers and into exports.
const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN =
  /^([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Parses user input; null when it is not an address. */
export function parseEmailAddress(text: string): EmailAddress | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_EMAIL_LENGTH) return null;
  const at = trimmed.lastIndexOf("@");
  const localPart = trimmed.slice(0, Math.max(at, 0));
  if (localPart.length > MAX_LOCAL_PART_LENGTH || !LOCAL_PART.test(localPart)) return null;
  return DOMAIN.test(trimmed.slice(at + 1)) ? (trimmed as EmailAddress) : null;
}

/** Masks an address so that its owner recognizes it and others cannot use it. */
export const maskEmailAddress = (address: string): string =>
  address.replace(/^(\P{M}\p{M}*).*@/su, "$1•••@");
