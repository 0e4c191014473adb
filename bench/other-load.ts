import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

// Linux counts in hundredths of a second on all platforms of Node (getconf CLK_TCK).
const TICKS_PER_SECOND = 100;
const WATCH_MS = 500;
const ATTEMPTS = 3;

/** Processor cores that other processes may use during a measurement. */
export const QUIET_CORES = 0.3;

type Mark = { atMs: number; allSeconds: number; ownSeconds: number };
export type Measured<Value> = {
  value: Value;
  /** Processor cores that other processes used in the meantime; 0 without /proc. */
  otherLoad: number;
  /** Processor time of this process and its descendants. */
  ownSeconds: number;
};

/**
 * Waits up to `patienceMs` for an idle machine, then measures; retries a few times after a failure or other load.
 * Returns the least disturbed attempt.
 * @throws the last error if every attempt failed
 */
export async function measureQuietly<Value>(
  patienceMs: number,
  measure: () => Promise<Value>,
  attempts = ATTEMPTS,
): Promise<Measured<Value>> {
  let best: Measured<Value> | undefined;
  for (let attempt = 1; ; attempt++) {
    await waitForQuiet(patienceMs);
    const mark = markLoad();
    try {
      const value = await measure();
      const measured = { value, ...loadSince(mark) };
      if (best === undefined || measured.otherLoad < best.otherLoad) best = measured;
    } catch (error) {
      if (attempt === attempts && best === undefined) throw error;
    }
    if (best && (best.otherLoad <= QUIET_CORES || attempt === attempts)) return best;
  }
}

function loadSince(mark: Mark): { otherLoad: number; ownSeconds: number } {
  const now = markLoad();
  const seconds = (now.atMs - mark.atMs) / 1_000;
  const ownSeconds = now.ownSeconds - mark.ownSeconds;
  const others = now.allSeconds - mark.allSeconds - ownSeconds;
  return { ownSeconds, otherLoad: Math.max(0, others / seconds) };
}

const markLoad = (): Mark => ({
  atMs: performance.now(),
  allSeconds: readAll(),
  ownSeconds: readProcessorSeconds(process.pid),
});

async function waitForQuiet(limitMs: number): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  for (;;) {
    const mark = markLoad();
    await sleep(WATCH_MS);
    if (loadSince(mark).otherLoad <= QUIET_CORES || performance.now() > giveUpAt) return;
  }
}

function readAll(): number {
  const [, user, nice, system, , , irq, softIrq] = readWords("/proc/stat");
  return [user, nice, system, irq, softIrq].reduce((sum, ticks) => sum + toSeconds(ticks), 0);
}

/**
 * Processor time of a process and its descendants, exited ones included; with `command`, only of those that run it.
 * 0 without /proc.
 */
export function readProcessorSeconds(pid: number, command?: string): number {
  const children = new Map<number, number[]>();
  const secondsOf = new Map<number, number>();
  for (const name of listFolder("/proc").filter((entry) => /^\d+$/.test(entry))) {
    // The words after the command's name: state, parent, ... (man 5 proc_pid_stat).
    const [, running = "", rest = ""] = readText(`/proc/${name}/stat`).match(STAT) ?? [];
    const words = rest.split(" ");
    const parent = Number(words[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    const seconds = words.slice(11, 15).reduce((sum, ticks) => sum + toSeconds(ticks), 0);
    secondsOf.set(Number(name), command === undefined || command === running ? seconds : 0);
  }
  const sum = (parent: number): number =>
    (children.get(parent) ?? []).reduce(
      (total, child) => total + sum(child),
      secondsOf.get(parent) ?? 0,
    );
  return sum(pid);
}

/** The command's name, which may hold spaces and brackets, and the words after it. */
const STAT = /\((.*)\) (.*)/s;
const toSeconds = (ticks: string | undefined) => Number(ticks ?? 0) / TICKS_PER_SECOND;
const readWords = (path: string) => (readText(path).split("\n")[0] ?? "").split(/\s+/);

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
