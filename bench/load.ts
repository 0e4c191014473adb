import { spawn } from "node:child_process";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export type Call = { method: "GET" | "POST"; path: string; body?: object };

export type LoadFigures = {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** No response, a timeout, or a status other than 2xx. */
  errors: number;
};

/** autocannon replaces it with a unique id in every request. */
export const FRESH = "[<id>]";

const AUTOCANNON = fileURLToPath(import.meta.resolve("autocannon"));
const GRACE_MS = 15_000;

type Report = {
  duration: number;
  "2xx": number;
  non2xx: number;
  errors: number;
  timeouts: number;
  latency: { p50: number; p99: number };
};

/**
 * Sends one call repeatedly for the given time over the given number of connections.
 * @throws Error if autocannon reports nothing in time
 */
export async function sendLoad(
  origin: string,
  call: Call,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<LoadFigures> {
  const args = [
    "--json",
    "-n",
    "--idReplacement",
    "--connections",
    String(connections),
    "--duration",
    String(seconds),
    "--method",
    call.method,
    ...(call.body
      ? ["--header", "content-type=application/json", "--body", JSON.stringify(call.body)]
      : []),
    origin + call.path,
  ];
  // A separate process, so that work in this one does not delay the requests.
  const child = spawn(process.execPath, [AUTOCANNON, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: seconds * 1_000 + GRACE_MS,
  });
  const report = (await json(child.stdout)) as Report;
  return {
    requests: report["2xx"],
    requestsPerSecond: report["2xx"] / report.duration,
    p50Ms: report.latency.p50,
    p99Ms: report.latency.p99,
    errors: report.non2xx + report.errors + report.timeouts,
  };
}
