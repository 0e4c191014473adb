import type { Claim } from "../../app/domain/claim.ts";

/** What the house really has of something that claims count. */
export type Holding = {
  readonly claimIds: readonly string[];
  readonly count: number;
  /** After the number: "guides are in the library". */
  readonly text: string;
};

type Held = {
  /** By how much a claim says more than there is. */
  readonly missing: number;
  readonly text: string;
};

/** What a claim may be held against; null where nobody knows. */
export function holdAgainst(claim: Claim, holdings: readonly Holding[]): Held | null {
  const holding = holdings.find(({ claimIds }) => claimIds.includes(claim.id));
  if (holding === undefined) return null;
  const { count, text } = holding;
  const missing = Math.max(0, (readCount(claim.text) ?? 0) - count);
  return { missing, text: `${count} ${text}${missing > 0 ? `, ${missing} too few` : ""}` };
}

/** The first number that a text says: 2847 of "2,847+ people". */
function readCount(text: string): number | null {
  const digits = /\d[\d,]*/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}
