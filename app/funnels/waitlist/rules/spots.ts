export type Spots = { places: number; joined: number; left: number; percent: number };

/** How many of the places are taken, from the real count. */
export function countSpots(joined: number, places: number): Spots {
  const taken = Math.min(joined, places);
  return {
    places,
    joined,
    left: places - taken,
    percent: Math.round((taken / places) * 1_000) / 10,
  };
}
