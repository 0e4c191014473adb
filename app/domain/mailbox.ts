/** Providers that deliver every spelling with dots to one mailbox. */
const DOTLESS = ["gmail.com", "googlemail.com"];

/**
 * An address without what does not change whose mailbox it is: letter case, a plus tag, Gmail's dots. Only for
 * comparing people; mail goes to the address as it was entered.
 */
export function foldMailbox(address: string): string {
  const folded = address.normalize("NFC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const [name = ""] = folded.slice(0, at).split("+");
  const domain = folded.slice(at + 1);
  if (!DOTLESS.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
