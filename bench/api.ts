import { join } from "node:path";
import { buildApp } from "../tools/build.ts";
import { startFreshServer } from "../tools/serve.ts";
import { tellStep } from "../tools/tool.ts";
import { combineRounds, judgeCall, LEAST_RATIO, type Rounds, ratioToBare } from "./api-budget.ts";
import { type Bench, runBench, writeResult } from "./bench.ts";
import { type Call, FRESH, sendLoad } from "./load.ts";
import { readOptions } from "./options.ts";
import { measureQuietly } from "./other-load.ts";
import { formatTable, whole } from "./table.ts";
import { pathFrom, writeBareConfig, writeUnlimitedConfig } from "./wrangler-config.ts";

const calls: Record<string, Call> = {
  signup: {
    method: "POST",
    path: "/api/waitlist/signup",
    body: { email: `${FRESH}@bench.example`, source: "bench" },
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

async function benchApi({ folder, defer }: Bench): Promise<string[]> {
  await tellStep("Building the app", buildApp);
  const ours = await tellStep("Starting it, without rate limits", () =>
    startFreshServer({ config: writeUnlimitedConfig(join(folder, "app/wrangler.toml")) }),
  );
  defer(ours.stop);
  const bare = await tellStep("Starting the bare worker", () =>
    startFreshServer({ config: writeBareWorkerConfig(join(folder, "bare/wrangler.json")) }),
  );
  defer(bare.stop);

  const results: Record<string, Rounds> = {};
  for (const [name, call] of Object.entries(calls)) {
    results[name] = await tellStep(`Calling ${name}, ${rounds} rounds of ${seconds} s each`, () =>
      alternate(ours.url, bare.url, call),
    );
  }
  return tellResults(results);
}

const writeBareWorkerConfig = (path: string) =>
  writeBareConfig(path, {
    name: "bare-worker",
    main: pathFrom(path, "bench/peers/bare-worker.ts"),
    d1_databases: [
      {
        binding: "DB",
        database_name: "bare",
        database_id: "00000000-0000-0000-0000-000000000000",
        migrations_dir: pathFrom(path, "migrations"),
      },
    ],
  });

/** Ours and the bare one in turn, so that what slows the machine down for a while slows both down. */
async function alternate(ours: string, bare: string, call: Call): Promise<Rounds> {
  const results: Rounds = { ours: [], bare: [] };
  const send = async (origin: string) => {
    const load = () => sendLoad(origin, call, { seconds, connections: CONNECTIONS });
    const { value, otherLoad, ownSeconds } = await measureQuietly(patienceMs, load);
    return { ...value, otherLoad, cpuMs: (ownSeconds * 1_000) / value.requests };
  };
  for (const origin of [ours, bare]) {
    await sendLoad(origin, call, { seconds: WARM_UP_SECONDS, connections: CONNECTIONS });
  }
  for (let round = 0; round < rounds; round++) {
    results.ours.push(await send(ours));
    results.bare.push(await send(bare));
  }
  return results;
}

function tellResults(results: Record<string, Rounds>): string[] {
  const rows = Object.entries(results).flatMap(([name, call]) =>
    (["ours", "bare"] as const).map((who) => {
      const { requestsPerSecond, p50Ms, p99Ms, cpuMs, errors } = combineRounds(call[who]);
      const ratio = who === "ours" ? ratioToBare(call).toFixed(2) : "";
      const figures = [requestsPerSecond, p50Ms, p99Ms, errors].map(whole);
      return [`${name}, ${who}`, ...figures, cpuMs.toFixed(2), ratio];
    }),
  );
  const titles = ["call", "requests/s", "p50 ms", "p99 ms", "errors", "CPU ms", "of bare"];
  console.log(`\n${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s.\n`);
  console.log(formatTable([titles, ...rows]));
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
