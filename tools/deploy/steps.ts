/** A part of the deployment. */
export type Step = {
  readonly name: string;
  /**
   * What is left to do, a line for each act; empty if all of it is done.
   * @throws Error in words if it cannot be done
   */
  readonly check: () => Promise<readonly string[]>;
  readonly act?: () => Promise<void>;
  /** Undoes what visitors would see of the act, if a later step fails. */
  readonly undo?: () => Promise<void>;
};

/** A step without an act: it fails with what a person has to fix. */
export const look = (name: string, findFaults: () => Promise<readonly string[]>): Step => ({
  name,
  check: async () => {
    const faults = await findFaults();
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return [];
  },
});

type Run = { isDryRun: boolean; print: (line: string) => void };

/**
 * Runs the steps in order, each only if something is left to do. If one fails, undoes in reverse order what the site
 * shows. A dry run checks, prints every act, and does none. Returns whether all is well.
 */
export async function runSteps(steps: readonly Step[], { isDryRun, print }: Run): Promise<boolean> {
  const acted: Step[] = [];
  let isWell = true;
  for (const step of steps) {
    try {
      const left = await step.check();
      print(`${left.length === 0 ? "ok  " : isDryRun ? "plan" : "do  "}  ${step.name}`);
      for (const line of left) print(`        ${line}`);
      if (left.length === 0 || isDryRun) continue;
      // Added before it acts, so that a half-done step is undone as well.
      acted.push(step);
      await step.act?.();
    } catch (error) {
      print(`FAIL  ${step.name}`);
      print(tell(error).replace(/^/gm, "        "));
      isWell = false;
      if (isDryRun) continue;
      await undoAll(acted.reverse(), print);
      break;
    }
  }
  return isWell;
}

async function undoAll(acted: readonly Step[], print: Run["print"]): Promise<void> {
  for (const { name, undo } of acted) {
    if (undo === undefined) continue;
    try {
      await undo();
      print(`back  ${name}`);
    } catch (error) {
      print(`FAIL  ${name} could not be taken back: do it by hand`);
      print(tell(error).replace(/^/gm, "        "));
    }
  }
}

const tell = (error: unknown): string => (error instanceof Error ? error.message : String(error));
