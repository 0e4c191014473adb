import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../tools/tool.ts";

type Undo = () => unknown;

export type Bench = {
  /** `undo` runs when the bench ends for any reason; last in, first out. */
  defer: (undo: Undo) => void;
  /** A folder that is removed when the bench ends. */
  folder: string;
};

const minutes = (count: number) => count * 60_000;

/**
 * Runs a bench and sets the exit code: `run` returns the messages of figures over budget.
 * A failure, a signal and the time limit all run the same clean-up.
 */
export async function runBench(
  limitMinutes: number,
  run: (bench: Bench) => Promise<string[]>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  // Temporary files of killed servers and browsers are removed with the folder.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  const undos: Undo[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })];
  const stopped = new Promise<never>((_, reject) => {
    const stop = (why: string) => reject(new Error(why));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => stop(signal));
    setTimeout(stop, minutes(limitMinutes), `Not done in ${limitMinutes} minutes.`).unref();
  });
  let isOver = true;
  try {
    const running = run({ folder, defer: (undo) => void undos.push(undo) });
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

/** bench/results/ is not part of the repository. */
export function writeResult(name: string, result: object): void {
  const path = join(root, "bench/results", `${name}.json`);
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(
    path,
    `${JSON.stringify({ when: new Date().toISOString(), ...result }, null, 2)}\n`,
  );
  console.log(`\nWritten to ${path}`);
}

/**
 * Numeric command-line options (`--name 5`) with their defaults.
 * @throws Error for an unknown name, or a value that is not above zero
 */
export function readOptions<Name extends string>(
  defaults: Record<Name, number>,
  args: string[] = process.argv.slice(2),
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[];
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  });
  const options = { ...defaults };
  for (const name of names) {
    if (values[name] !== undefined) options[name] = readPositive(name, values[name]);
  }
  return options;
}

function readPositive(name: string, text: string): number {
  const value = Number(text);
  if (value > 0) return value;
  throw new Error(`--${name} takes a number above zero, not "${text}".`);
}
