import { type Chance, drawPoisson } from "./distributions.ts";

/** What one variant brought: how many starters, and how many of them brought how much. The others brought nothing. */
export type Arm = {
  readonly variant: string;
  readonly starters: number;
  readonly revenue: readonly { readonly netCents: number; readonly buyers: number }[];
};

/** In cents per starter. */
export type Interval = { readonly low: number; readonly high: number };

const ROUNDS = 2_000;

/** Net revenue per starter. */
export const meanOf = ({ starters, revenue }: Arm): number =>
  revenue.reduce((sum, { netCents, buyers }) => sum + netCents * buyers, 0) / starters;

/**
 * The interval in which the difference of two means lies with probability 1 - `level`, by a percentile bootstrap. Each
 * starter is drawn a Poisson number of times, with mean one, so that equal starters can be drawn together: the work
 * grows with the number of different amounts, not of starters (Chamandy et al., Google, 2012).
 */
export function boundDifference(
  control: Arm,
  variant: Arm,
  { level, chance }: { level: number; chance: Chance },
): Interval {
  const drawn = Array.from(
    { length: ROUNDS },
    () => drawMean(variant, chance) - drawMean(control, chance),
  ).toSorted((one, other) => one - other);
  return { low: quantile(drawn, level / 2), high: quantile(drawn, 1 - level / 2) };
}

function drawMean({ starters, revenue }: Arm, chance: Chance): number {
  let buyersLeft = starters;
  let drawnStarters = 0;
  let drawnCents = 0;
  for (const { netCents, buyers } of revenue) {
    const drawn = drawPoisson(buyers, chance);
    drawnCents += drawn * netCents;
    drawnStarters += drawn;
    buyersLeft -= buyers;
  }
  drawnStarters += drawPoisson(Math.max(0, buyersLeft), chance);
  return drawnStarters === 0 ? 0 : drawnCents / drawnStarters;
}

/** A quantile of sorted values, interpolated between two of them. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
