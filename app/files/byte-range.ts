/** Bytes from `offset` on; at least one. */
export type ByteRange = { readonly offset: number; readonly length: number };

const SINGLE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Resolves a `Range` header for a file of that size (RFC 9110, section 14). A malformed header, another unit or
 * several ranges get the whole file, as the RFC allows.
 */
export function readRange(
  header: string | null,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  const [, first = "", last = ""] = header?.match(SINGLE_RANGE) ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") return cut(size - Number(last), size - 1, size);
  if (last !== "" && Number(last) < Number(first)) return "whole";
  return cut(Number(first), last === "" ? size - 1 : Number(last), size);
}

function cut(first: number, last: number, size: number): ByteRange | "unsatisfiable" {
  const offset = Math.max(first, 0);
  const end = Math.min(last, size - 1);
  return offset > end ? "unsatisfiable" : { offset, length: end - offset + 1 };
}
