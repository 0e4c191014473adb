import { compareFacts } from "./compare.ts";
import { JOURNEYS } from "./journeys.ts";
import type { Account } from "./partner.ts";

type JourneyName = keyof typeof JOURNEYS;

/** Returns the facts of one journey in one account, which it leaves as clean as Stripe allows. */
export async function runJourney(name: JourneyName, account: Account): Promise<object> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    const journey = JOURNEYS[name];
    if (journey === undefined) throw new Error(`There is no journey ${name}.`);
    return await journey({ ...account, cleanUps });
  } finally {
    // A failed clean-up does not change the facts.
    for (const cleanUp of cleanUps) await cleanUp().catch(() => undefined);
  }
}

type Contract = {
  readonly here: Account;
  /** If null, only the local half is shown. */
  readonly there: Account | null;
  readonly print: (line: string) => void;
};

/**
 * Runs the journeys in both accounts and prints where they differ. A journey that cannot be finished at Stripe counts
 * as a difference and does not stop the others. Returns the exit code.
 */
export async function runContract(
  { here, there, print }: Contract,
  names: readonly JourneyName[] = Object.keys(JOURNEYS),
): Promise<0 | 1> {
  let isSame = true;
  for (const name of names) {
    const local = await runJourney(name, here);
    if (there === null) {
      print(`${name}: ${JSON.stringify(local)}`);
      continue;
    }
    const lines = await runJourney(name, there).then(
      (real) => compareFacts(local, real),
      (error: Error) => [`not finished there: ${error.message}`],
    );
    isSame &&= lines.length === 0;
    print(lines.length === 0 ? `${name}: the same` : `${name}:\n  ${lines.join("\n  ")}`);
  }
  return isSame ? 0 : 1;
}
