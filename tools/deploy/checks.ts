/** Something to look at, which changes nothing. */
export type Check = {
  readonly name: string;
  /** What is wrong, in words. */
  readonly findFaults: () => Promise<readonly string[]>;
};

/** Prints all faults. Returns whether there is none. */
export async function runChecks(
  checks: readonly Check[],
  print: (line: string) => void,
): Promise<boolean> {
  let isWell = true;
  for (const { name, findFaults } of checks) {
    const faults = await findFaults().catch((error: Error) => [error.message]);
    print(`${faults.length === 0 ? "ok  " : "FAIL"}  ${name}`);
    for (const fault of faults) print(fault.replace(/^/gm, "        "));
    if (faults.length > 0) isWell = false;
  }
  return isWell;
}
