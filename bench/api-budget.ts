import { median } from "./figures.ts";
import type { LoadFigures } from "./load.ts";

/** The least share of the speed of a bare worker with the same statements, and of a bare Remix page. */
export const LEAST_RATIO = { call: 0.8, page: 0.7 };

export type Round = LoadFigures & {
  /** Processor time of the server's workerd per request, D1 included; hardly affected by other load. */
  cpuMs: number;
  otherLoad: number;
};
export type Rounds = { ours: Round[]; bare: Round[] };

/** The median of each figure, the sum of the errors. */
export const combineRounds = (rounds: readonly Round[]): Omit<Round, "requests" | "otherLoad"> => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50Ms: median(rounds.map((round) => round.p50Ms)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  cpuMs: median(rounds.map((round) => round.cpuMs)),
  errors: rounds.reduce((sum, round) => sum + round.errors, 0),
});

/** The median ratio of neighbouring rounds, which ran under the same conditions. */
export const ratioToBare = ({ ours, bare }: Rounds): number =>
  median(
    ours.map((round, index) => {
      const other = bare[index]?.requestsPerSecond ?? Number.NaN;
      return round.requestsPerSecond / other;
    }),
  );

/** The bare worker's processor time per request divided by ours: on the scale of `ratioToBare`, but steadier. */
export const cpuRatioToBare = ({ ours, bare }: Rounds): number =>
  median(ours.map((round, index) => (bare[index]?.cpuMs ?? Number.NaN) / round.cpuMs));

/** Messages for all figures over budget. */
export function judgeCall(
  name: string,
  rounds: Rounds,
  least: number = LEAST_RATIO.call,
): string[] {
  const ratio = ratioToBare(rounds);
  const cpuRatio = cpuRatioToBare(rounds);
  const { errors } = combineRounds([...rounds.ours, ...rounds.bare]);
  return [
    ...(ratio >= least
      ? []
      : [`${name}  ${ratio.toFixed(2)} of the bare one's requests, at least ${least}`]),
    ...(cpuRatio >= least
      ? []
      : [`${name}  ${cpuRatio.toFixed(2)} of the bare one's speed by CPU, at least ${least}`]),
    ...(errors === 0 ? [] : [`${name}  ${errors} errors`]),
  ];
}
