import type { Claim } from "../../app/domain/claim.ts";

/** What we really have of something that claims count. */
export type Holding = {
  readonly claimIds: readonly string[];
  readonly count: number;
  /** Follows the number: "guides are in the library". */
  readonly text: string;
};

type Held = {
  /** By how much a claim exceeds what there is. */
  readonly missing: number;
  readonly text: string;
};

/** Compares a claim with what we have; null if nobody knows. */
export function holdAgainst(claim: Claim, holdings: readonly Holding[]): Held | null {
  const holding = holdings.find(({ claimIds }) => claimIds.includes(claim.id));
  if (holding === undefined) return null;
  const { count, text } = holding;
  const missing = Math.max(0, (readCount(claim.text) ?? 0) - count);
  return { missing, text: `${count} ${text}${missing > 0 ? `, ${missing} too few` : ""}` };
}

/** The first number in a text: 2847 of "2,847+ people". */
function readCount(text: string): number | null {
  const digits = /\d[\d,]*/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}
