import { join } from "node:path";
import { buildApp } from "../tools/build.ts";
import { startFreshServer } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
import { judgeCall, LEAST_RATIO, type Rounds } from "./api-budget.ts";
import { alternate, formatCalls } from "./api-rounds.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { type Call, FRESH, sendLoad } from "./load.ts";
import { writeBareWorkerConfig, writeUnlimitedConfig } from "./wrangler-config.ts";

const calls: Record<string, Call> = {
  signup: {
    method: "POST",
    path: "/api/waitlist/signup",
    body: { email: `${FRESH}@bench.example`, source: "bench" },
  },
  submit: {
    method: "POST",
    path: "/api/quiz/submit",
    body: {
      ...{ name: "Ada", email: `${FRESH}@bench.example`, age: "25–34" },
      ...{ gender: "female", archetype: "echo" },
    },
  },
  count: { method: "GET", path: "/api/waitlist/count" },
};

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;

const options = readOptions({
  seconds: 6,
  rounds: 5,
  "patience-seconds": 10,
  "limit-minutes": 20,
});
const { seconds, rounds } = options;
const patienceMs = options["patience-seconds"] * 1_000;
const load = { seconds, connections: CONNECTIONS };

async function benchApi({ folder, defer }: Bench): Promise<string[]> {
  await runStep("Building the app", buildApp);
  const ours = await runStep("Starting it, without rate limits", () =>
    startFreshServer({ config: writeUnlimitedConfig(join(folder, "app/wrangler.toml")) }),
  );
  defer(ours.stop);
  const bare = await runStep("Starting the bare worker", () =>
    startFreshServer({ config: writeBareWorkerConfig(join(folder, "bare/wrangler.toml")) }),
  );
  defer(bare.stop);

  const results: Record<string, Rounds> = {};
  for (const [name, call] of Object.entries(calls)) {
    results[name] = await runStep(`Calling ${name}, ${rounds} rounds of ${seconds} s each`, () =>
      alternate(
        { ours, bare },
        { rounds, patienceMs },
        {
          warmUp: (origin) => sendLoad(origin, call, { ...load, seconds: WARM_UP_SECONDS }),
          measure: (origin) => sendLoad(origin, call, load),
        },
      ),
    );
  }
  return printResults(results);
}

function printResults(results: Record<string, Rounds>): string[] {
  console.log(`\n${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s.\n`);
  console.log(formatCalls(results));
  writeResult("api", {
    connections: CONNECTIONS,
    seconds,
    rounds,
    leastRatio: LEAST_RATIO,
    results,
  });
  return Object.entries(results).flatMap(([name, call]) => judgeCall(name, call));
}

await runBench(options["limit-minutes"], benchApi);
