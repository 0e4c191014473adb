/**
 * Something that a page says in its own praise. `sample` marks what nobody has proven yet: it is shown while
 * `CLAIMS=seed` and left out when `CLAIMS=verified`.
 */
export type Claim = {
  readonly id: string;
  readonly text: string;
  readonly source: "sample" | { readonly url: string; readonly checkedOn: string };
};

export type ClaimsMode = "seed" | "verified";

export const isShown = (claim: Claim, mode: ClaimsMode): boolean =>
  mode === "seed" || claim.source !== "sample";
