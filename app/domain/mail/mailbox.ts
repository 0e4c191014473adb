import { foldEmailAddress } from "./email-address.ts";

/** Providers that deliver every spelling with dots to one mailbox. */
const DOTLESS = ["gmail.com", "googlemail.com"];
const TAG = /(?<=.)\+.*(?=@)/s;

/**
 * Strips from an address what does not change whose mailbox it is: letter case, a plus tag, Gmail's dots. Only for
 * comparing and counting; mail goes to the address as it was entered.
 */
export function foldMailbox(address: string): string {
  const folded = foldEmailAddress(address).replace(TAG, "");
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  const name = folded.slice(0, at);
  return DOTLESS.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Whether an address has a plus tag. At a provider without tags, no mailbox has that address. */
export const hasTag = (address: string): boolean => TAG.test(address);
