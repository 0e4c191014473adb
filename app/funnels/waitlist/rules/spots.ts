import { scarcity } from "../content/texts.ts";

export type Spots = { joined: number; left: number; percent: number };

/** How many of the thousand spots are taken, from the real count. */
export function countSpots(joined: number): Spots {
  const taken = Math.min(joined, scarcity.spots);
  return {
    joined,
    left: scarcity.spots - taken,
    percent: Math.round((taken / scarcity.spots) * 1_000) / 10,
  };
}
