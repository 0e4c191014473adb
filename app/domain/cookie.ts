/**
 * Response header of a call that came without a visitor's cookie, although the page that makes it had set one: the
 * browser refuses cookies.
 */
export const NEW_VISITOR_HEADER = "New-Visitor";

/** The value of the first cookie with this name in a `Cookie` header; null when there is none. */
export function readCookie(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}
