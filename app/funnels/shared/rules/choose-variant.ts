import type { Funnel } from "#app/domain/funnel-step.ts";
import { EXPERIMENTS, type Experiment } from "../content/experiments.ts";

/** FNV-1a with a final mix, to spread even texts that differ in one letter. */
function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Chooses a variant by the split. The same key always gets the same variant. */
export function chooseVariant({ id, variants, split }: Experiment, key: string): string {
  const total = split.reduce((sum, share) => sum + share, 0);
  let rest = hashToUnit(`${id}\n${key}`) * total;
  const at = split.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
  return variants[Math.max(at, 0)] ?? variants[0];
}

/** Ids of the running experiments. */
export type Running = readonly string[] | "all";

const isRunning = ({ id }: Experiment, running: Running): boolean =>
  running === "all" || running.includes(id);

/** Returns the variants of a funnel's running experiments, such as `goods:plain`, joined by commas. */
export const listVariants = (
  funnel: Funnel,
  key: string,
  running: Running,
  experiments: readonly Experiment[] = EXPERIMENTS,
): string =>
  experiments
    .filter((experiment) => experiment.funnel === funnel && isRunning(experiment, running))
    .map((experiment) => `${experiment.id}:${chooseVariant(experiment, key)}`)
    .join(",");

/** Finds an experiment's variant in `variants`; returns its first one if none is there or it is not running. */
export function findVariant(
  id: string,
  variants: string,
  running: Running,
  experiments: readonly Experiment[] = EXPERIMENTS,
): string {
  const experiment = experiments.find((known) => known.id === id);
  if (experiment === undefined) return "";
  const [shown] = experiment.variants;
  const named = variants.split(",").find((part) => part.startsWith(`${id}:`));
  const variant = experiment.variants.find((known) => named === `${id}:${known}`) ?? shown;
  return isRunning(experiment, running) ? variant : shown;
}
