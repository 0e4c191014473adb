const isWeak = (etag: string): boolean => etag.startsWith("W/");
const strip = (etag: string): string => etag.replace(/^W\//, "");

/** The tags of an `If-Match` or `If-None-Match` header. */
const readTags = (header: string): string[] => header.match(/(?:W\/)?"[^"]*"|\*/g) ?? [];

/** Evaluates the conditional headers of a request (RFC 9110, section 13). */
export function judgePreconditions(headers: Headers, etag: string): "send" | "known" | "changed" {
  const wanted = headers.get("If-Match");
  if (wanted !== null) {
    const isThere = readTags(wanted).some((tag) => tag === "*" || tag === etag);
    if (!isThere) return "changed";
  }
  const known = headers.get("If-None-Match");
  const isKnown =
    known !== null && readTags(known).some((tag) => tag === "*" || strip(tag) === etag);
  return isKnown ? "known" : "send";
}

/** Whether the client's ETag matches. A date never does, because we send no `Last-Modified`. */
export function isPartOfSame(headers: Headers, etag: string): boolean {
  const validator = headers.get("If-Range");
  return validator === null || (!isWeak(validator) && validator.trim() === etag);
}
