import { median } from "./figures.ts";
import type { LoadFigures } from "./load.ts";

export const LEAST_RATIO = 0.8;

export type Round = LoadFigures & {
  /** Processor time of a request: server and generator together. Other load hardly enters it. */
  cpuMs: number;
  otherLoad: number;
};
export type Rounds = { ours: Round[]; bare: Round[] };

/** The median of each figure; of errors the sum. */
export const combineRounds = (rounds: readonly Round[]): Omit<Round, "requests" | "otherLoad"> => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50Ms: median(rounds.map((round) => round.p50Ms)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  cpuMs: median(rounds.map((round) => round.cpuMs)),
  errors: rounds.reduce((sum, round) => sum + round.errors, 0),
});

/** Of neighbouring rounds, which the machine treated alike, then the median. */
export const ratioToBare = ({ ours, bare }: Rounds): number =>
  median(
    ours.map((round, index) => {
      const other = bare[index]?.requestsPerSecond ?? Number.NaN;
      return round.requestsPerSecond / other;
    }),
  );

/** What of a call is over budget, in words. */
export function judgeCall(name: string, rounds: Rounds): string[] {
  const ratio = ratioToBare(rounds);
  const { errors } = combineRounds([...rounds.ours, ...rounds.bare]);
  return [
    ...(ratio >= LEAST_RATIO
      ? []
      : [`${name}  ${ratio.toFixed(2)} of the bare worker's requests, at least ${LEAST_RATIO}`]),
    ...(errors === 0 ? [] : [`${name}  ${errors} errors`]),
  ];
}
