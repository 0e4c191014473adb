import { hours } from "#app/domain/duration.ts";

/** For a buyer who returns from the payment in a different browser than the one that started it. */
export type WayBack =
  /** The token of a mailed link, for a button. */
  | { readonly state: "open"; readonly token: string }
  /** The return address has expired. `mailedTo`: the masked address that got the link, if the buyer gave one. */
  | { readonly state: "late"; readonly mailedTo: string | null };

/**
 * A return address cannot be guessed, but it stays in histories and screenshots: it only grants access shortly
 * after the payment.
 */
const RETURN_FOR_MS = hours(1);

export const judgeReturn = (paidAt: number, nowMs: number): WayBack["state"] =>
  nowMs - paidAt < RETURN_FOR_MS ? "open" : "late";
