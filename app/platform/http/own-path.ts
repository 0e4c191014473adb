/** The path of the referring page; never another site's, whatever the header says. */
export function ownPath(request: Request): string {
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return "/";
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(request.url).origin && !pathname.startsWith("//")
    ? `${pathname}${search}`
    : "/";
}
