import { join } from "node:path";
import { buildApp } from "../tools/build.ts";
import { type Server, startFreshServer } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
import { judgeCall, LEAST_RATIO, type Rounds } from "./api-budget.ts";
import { alternate, formatCalls } from "./api-rounds.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { type Call, FRESH, sendLoad } from "./load.ts";
import { startBarePages } from "./side-by-side.ts";
import { prepareVisitors, scenarios } from "./visitor-load.ts";
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
      name: "Ada",
      email: `${FRESH}@bench.example`,
      age: "25–34",
      gender: "female",
      archetype: "echo",
    },
  },
  count: { method: "GET", path: "/api/waitlist/count" },
};

/** Each is compared with a bare page that has as many elements and as much HTML. */
const pages = { landing: "/", "dating quiz": "/quiz1", "life assessment": "/quiz2/start" };

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;

const options = readOptions({
  seconds: 6,
  rounds: 5,
  "patience-seconds": 10,
  "limit-minutes": 40,
});
const { seconds, rounds } = options;
const patienceMs = options["patience-seconds"] * 1_000;

type Servers = { ours: Server; bare: Server };
type Prepare = (
  seconds: number,
) => (origin: string, who: keyof Rounds) => ReturnType<typeof prepareVisitors>;

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
  const barePages = await runStep("Building and starting the bare pages", () =>
    startBarePages(join(folder, "bare-remix")),
  );
  defer(barePages.stop);

  return printResults({
    call: {
      ...(await compareAll({ ours, bare }, calls, (call) => sendAlways(() => call))),
      ...(await compareAll(
        { ours, bare },
        scenarios,
        (scenario) => (time) => (origin) =>
          prepareVisitors(origin, scenario, { seconds: time, connections: CONNECTIONS }),
      )),
    },
    page: await compareAll({ ours, bare: barePages }, await findAlike(ours.url), (paths) =>
      sendAlways((who) => ({ method: "GET", path: paths[who] })),
    ),
  });
}

const BARE_TAGS = '<p class="filled"></p>';

/** The paths of our pages and of the bare pages that match them. */
async function findAlike(origin: string): Promise<Record<string, Record<keyof Rounds, string>>> {
  const found = Object.entries(pages).map(async ([name, ours]) => {
    const html = await (await fetch(origin + ours)).text();
    const elements = html.match(/<[a-z]/g)?.length ?? 0;
    const characters = Math.round(html.length / elements) - BARE_TAGS.length;
    return [name, { ours, bare: `/filled/${elements}/${characters}` }] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const sendAlways =
  (choose: (who: keyof Rounds) => Call): Prepare =>
  (time) =>
  async (origin, who) =>
  () =>
    sendLoad(origin, choose(who), { seconds: time, connections: CONNECTIONS });

async function compareAll<Kind>(
  servers: Servers,
  kinds: Record<string, Kind>,
  toLoad: (kind: Kind) => Prepare,
): Promise<Record<string, Rounds>> {
  const results: Record<string, Rounds> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const load = toLoad(kind);
    results[name] = await runStep(`Calling ${name}, ${rounds} rounds of ${seconds} s each`, () =>
      alternate(
        servers,
        { rounds, patienceMs },
        {
          warmUp: async (origin, who) => (await load(WARM_UP_SECONDS)(origin, who))(),
          prepare: load(seconds),
        },
      ),
    );
  }
  return results;
}

function printResults(results: Record<"call" | "page", Record<string, Rounds>>): string[] {
  console.log(`\n${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s.\n`);
  console.log(formatCalls({ ...results.call, ...results.page }));
  const leastRatio = LEAST_RATIO;
  writeResult("api", { connections: CONNECTIONS, seconds, rounds, leastRatio, results });
  return (["call", "page"] as const).flatMap((kind) =>
    Object.entries(results[kind]).flatMap(([name, found]) =>
      judgeCall(name, found, LEAST_RATIO[kind]),
    ),
  );
}

await runBench(options["limit-minutes"], benchApi);
