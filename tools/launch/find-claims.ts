import type { Claim } from "../../app/domain/claim.ts";

/** Everything that a module of content exports, with the path of the file. */
export type ContentModule = { readonly path: string; readonly exported: unknown };

/** A claim, and the file that makes it. */
export type SaidClaim = Claim & { readonly path: string };

/** What a page promises outside of any claim, and the file that says it. */
export type Sentence = { readonly path: string; readonly text: string };

/** Every exported claim, however deeply nested, once for each id. */
export const findClaims = (modules: readonly ContentModule[]): SaidClaim[] => {
  const found = new Map<string, SaidClaim>();
  for (const { path, exported } of modules) {
    for (const value of walk(exported)) {
      // A claim that several files export is listed with the first of them.
      if (isClaim(value) && !found.has(value.id)) found.set(value.id, { ...value, path });
    }
  }
  return [...found.values()].sort((one, other) => one.id.localeCompare(other.id));
};

/** Every exported text outside the claims, once per file. */
export const findSentences = (modules: readonly ContentModule[]): Sentence[] =>
  modules.flatMap(({ path, exported }) => {
    const texts = [...walk(exported)].filter((value) => typeof value === "string");
    return [...new Set(texts)].map((text) => ({ path, text }));
  });

/** Yields values and what they contain, but nothing inside a claim. */
function* walk(value: unknown, seen = new Set<unknown>()): Generator<unknown> {
  if (seen.has(value)) return;
  yield value;
  if (typeof value !== "object" || value === null || isClaim(value)) return;
  seen.add(value);
  const isKeyed = value instanceof Map || value instanceof Set;
  for (const part of isKeyed ? value.values() : Object.values(value)) yield* walk(part, seen);
}

const isClaim = (value: unknown): value is Claim =>
  typeof value === "object" &&
  value !== null &&
  ["id", "text", "source"].every((key) => key in value) &&
  isSource((value as Claim).source);

const isSource = (source: unknown): boolean =>
  source === "sample" || (typeof source === "object" && source !== null && "checkedOn" in source);
