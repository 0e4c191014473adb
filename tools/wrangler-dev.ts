import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { endTool, spawnTool } from "./tool.ts";
import { writeWorkerConfigs } from "./worker-configs.ts";

const READY_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 10_000;

export type Storage = {
  /** Folder of the local database. */
  persistTo: string;
  /** The wrangler.toml of a single worker to serve; default: all workers. */
  config?: string;
};

export type ServerOptions = Storage & {
  /** 0 picks a free port. */
  port: number;
  /** Override the variables of the configuration. */
  vars?: Record<string, string>;
  /** A file like .dev.vars for all workers, which overrides both; default: none. */
  devVars?: string;
  /** For all workers as well; they override that file. */
  shellVars?: Record<string, string>;
  /** Other entry files, by the worker's name. */
  mains?: Record<string, string>;
  /** Where `bundleWorkers` has put all workers; default: they are bundled, and watched for changes. */
  bundles?: string | undefined;
  /** Called with each line of output once the server is ready. */
  onLine?: (line: string) => void;
};

export type Server = {
  url: string;
  /** Wrangler's, whose descendants run the workers; undefined if it could not be started. */
  pid: number | undefined;
  stop: () => Promise<void>;
  /** Resolves when the process exits for any reason. */
  ended: Promise<unknown>;
};

/** @throws Error with wrangler's output if the server does not start */
export async function startWrangler(options: ServerOptions): Promise<Server> {
  const url = `http://localhost:${options.port}`;
  const child = spawnTool("wrangler", listArguments(url, options), {
    env: {
      // By default all runs of one user share a folder, where workers of the same name replace each other.
      WRANGLER_REGISTRY_PATH: join(options.persistTo, "registry"),
      // Otherwise wrangler stores a trace of every request, on the thread that all workers share.
      X_LOCAL_OBSERVABILITY: "false",
    },
  });
  const ended = new Promise<"ended">((resolve) => child.once("close", () => resolve("ended")));
  const stop = async () => {
    endTool(child);
    if ((await Promise.race([ended, wait(STOP_WITHIN_MS)])) !== "ended") endTool(child, "SIGKILL");
  };

  const early: string[] = [];
  let report = (line: string): void => void early.push(line);
  const ready = new Promise<"ready">((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        report(line);
        if (line.includes("Ready on ")) resolve("ready");
      });
    }
  });
  let outcome: Outcome = await Promise.race([ready, ended, wait(READY_WITHIN_MS)]);
  if (outcome === "ready") outcome = await askFirstPage(url);
  if (outcome !== "answers") {
    await stop();
    throw new Error(`${FAILURES[outcome]}\n${early.join("\n")}`);
  }
  report = (line) => options.onLine?.(line);
  return { url, pid: child.pid, stop, ended };
}

function listArguments(url: string, options: ServerOptions): string[] {
  const vars = { SITE_ORIGIN: url, ...options.vars };
  return [
    "dev",
    "--port",
    String(options.port),
    "--inspector-port",
    "0",
    "--persist-to",
    options.persistTo,
    "--show-interactive-dev-session=false",
    ...(options.config ? listForOne(options.config, vars) : listForAll(options, vars)),
  ];
}

const listForOne = (config: string, vars: Record<string, string>): string[] => [
  "--config",
  config,
  ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
];

const listForAll = (
  { persistTo, devVars, shellVars = {}, mains = {}, bundles }: ServerOptions,
  vars: Record<string, string>,
) =>
  writeWorkerConfigs(join(persistTo, "config"), {
    vars,
    shellVars,
    mains,
    bundles,
    ...(devVars && { devVars }),
  }).flatMap((config) => ["--config", config]);

type Outcome = "ready" | "answers" | "ended" | "fails" | "too late";

const FAILURES: Record<Exclude<Outcome, "ready" | "answers">, string> = {
  ended: "wrangler dev exited before the server was ready.",
  fails: "The server answered its first request with an error.",
  "too late": `The server was not ready within ${READY_WITHIN_MS / 1000} s.`,
};

async function askFirstPage(url: string): Promise<"answers" | "fails"> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(READY_WITHIN_MS) });
    await response.arrayBuffer();
    return response.status < 500 ? "answers" : "fails";
  } catch {
    return "fails";
  }
}

const wait = (ms: number) => sleep(ms, "too late" as const, { ref: false });
