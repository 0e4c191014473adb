/** The value of the first cookie with this name in a `Cookie` header; null when there is none. */
export function readCookie(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}
