/**
 * The most processor time of ours for that of the bare worker, which does the same work outside of the app's own code:
 * the rest is reading, checking, routing and answering. A bare page has as many elements and as much HTML,
 * but nothing decides what it shows. Measured on a busy machine: 1.1 to 1.4 for calls, 1.3 to 1.55 for pages.
 */
export const MOST = { call: 1.5, page: 1.7 } as const;

/** Processor milliseconds of workerd for each request, in each round. */
export type Rounds = { ours: number[]; bare: number[] };
type Measured = Iterable<readonly [name: string, rounds: Rounds]>;

/** The least of the rounds: whatever else the machine does can only add to it. NaN for none. */
const leastOf = (rounds: readonly number[]): number =>
  rounds.length === 0 ? Number.NaN : Math.min(...rounds);

export const ratioOf = ({ ours, bare }: Rounds): number => leastOf(ours) / leastOf(bare);

export const printRounds = (measured: Measured): void =>
  console.table(
    Object.fromEntries(
      [...measured].map(([name, rounds]) => {
        const figures = [leastOf(rounds.ours), leastOf(rounds.bare), ratioOf(rounds)];
        const [ours, bare, ratio] = figures.map((value) => value.toFixed(2));
        return [name, { ours, bare, "of the bare one's": ratio }];
      }),
    ),
  );

/** Messages for what is over budget. NaN (not measured) counts as over. */
export const judgeRounds = (measured: Measured, most: number): string[] =>
  [...measured]
    .map(([name, rounds]) => [name, ratioOf(rounds)] as const)
    .filter(([, ratio]) => !(ratio <= most))
    .map(([name, ratio]) => `${name}  ${ratio.toFixed(2)} of the bare one's CPU, at most ${most}`);
