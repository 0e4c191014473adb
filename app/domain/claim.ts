/**
 * A marketing claim. `sample` marks one that is not verified yet: shown with `CLAIMS=seed`, hidden with
 * `CLAIMS=verified`.
 */
export type Claim = {
  readonly id: string;
  readonly text: string;
  readonly source: "sample" | { readonly url: string; readonly checkedOn: string };
};

export type ClaimsMode = "seed" | "verified";

export const isShown = (claim: Claim, mode: ClaimsMode): boolean =>
  mode === "seed" || claim.source !== "sample";
