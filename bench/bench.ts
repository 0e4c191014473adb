import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Undo = () => unknown;

export type Bench = {
  /** `undo` runs when the bench ends for any reason; last in, first out. */
  defer: (undo: Undo) => void;
  /** A folder that is removed when the bench ends. */
  folder: string;
  /** Whether the bench may measure further, instead of judging what it has. */
  hasTime: () => boolean;
};

const LIMIT_MS = 5 * 60_000;
/** For the last measurement to end, and for the clean-up. */
const RESERVE_MS = 30_000;

/**
 * Runs a bench and sets the exit code: `run` returns the messages of figures over budget.
 * A failure, a signal and the time limit all run the same clean-up.
 */
export async function runBench(run: (bench: Bench) => Promise<string[]>): Promise<void> {
  const endsAt = performance.now() + LIMIT_MS;
  const folder = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  // Temporary files of killed servers and browsers are removed with the folder.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  const undos: Undo[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })];
  const stopped = new Promise<never>((_, reject) => {
    const stop = (why: string) => reject(new Error(why));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => stop(signal));
    setTimeout(stop, LIMIT_MS, "Not done in five minutes.").unref();
  });
  let isOver = true;
  try {
    const running = run({
      folder,
      defer: (undo) => void undos.push(undo),
      hasTime: () => performance.now() < endsAt - RESERVE_MS,
    });
    running.catch(() => {});
    isOver = printVerdict(await Promise.race([running, stopped]));
  } catch (error) {
    console.error(error);
  }
  for (const undo of undos.reverse()) await Promise.resolve(undo()).catch(() => {});
  process.exit(isOver ? 1 : 0);
}

function printVerdict(problems: string[]): boolean {
  for (const problem of problems) console.log(`FAIL  ${problem}`);
  if (problems.length === 0) console.log("ok    everything is within budget");
  return problems.length > 0;
}
