import { existsSync, readdirSync, readFileSync } from "node:fs";

// Linux counts in hundredths of a second on all platforms of Node (getconf CLK_TCK).
const TICKS_PER_SECOND = 100;

/** The command's name, which may hold spaces and brackets, and the words after it (man 5 proc_pid_stat). */
const STAT = /\((.*)\) (.*)/s;

/**
 * Processor time of a process and its descendants, exited ones included; with `command`, only of those that run it.
 * 0 without /proc.
 */
export function readProcessorSeconds(pid: number, command?: string): number {
  const processes = listProcesses().map((name) => {
    const [, running = "", rest = ""] = readText(`/proc/${name}/stat`).match(STAT) ?? [];
    const words = rest.split(" ").map(Number);
    const ticks = words.slice(11, 15).reduce((sum, word) => sum + word, 0);
    return { pid: Number(name), parent: words[1], running, ticks };
  });
  const sum = (members: typeof processes): number =>
    members
      .map((one) => {
        const isCounted = command === undefined || command === one.running;
        const children = processes.filter(({ parent }) => parent === one.pid);
        return (isCounted ? one.ticks : 0) + sum(children);
      })
      .reduce((total, ticks) => total + ticks, 0);
  return sum(processes.filter((one) => one.pid === pid)) / TICKS_PER_SECOND;
}

const listProcesses = (): string[] =>
  existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];

/** Empty for a process that has just ended. */
function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
