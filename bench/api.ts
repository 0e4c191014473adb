import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "../tools/build.ts";
import type { Server } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
import { judgeRounds, MOST, printRounds, type Rounds } from "./api-budget.ts";
import { calls, newCaller, recordCalls, send, sendAs } from "./api-calls.ts";
import { type Bench, runBench } from "./bench.ts";
import { readProcessorSeconds } from "./processor-time.ts";
import { migrate, startBarePages, startRecordingApp, startReplay } from "./servers.ts";

/** Each is compared with a bare page that has as many elements and as much HTML. */
const PAGES = { landing: "/", "dating quiz": "/quiz1", "life assessment": "/quiz2/start" };
const BARE_TAGS = '<p class="filled"></p>';

const ROUNDS = 6;
/** Visitors of each round and server; a second or so is some hundred ticks of the clock that processor time has. */
const VISITORS = 100;
const AT_ONCE = 16;
/** Until a server has done what it does after its answers. */
const SETTLE_MS = 200;

type Side = keyof Rounds;
type Servers = Record<Side, Server>;
type Measured = Map<string, Rounds>;
const SIDES = ["ours", "bare"] as const;

async function benchApi(bench: Bench): Promise<string[]> {
  await migrate(bench);
  const [ours, bare, barePages] = await runStep("Starting it, a bare worker and bare pages", () =>
    Promise.all([startRecordingApp(bench), startReplay(bench), startBarePages(bench)]),
  );
  const replays = await runStep("Recording what it does in each call", () => recordCalls(ours.url));
  await fetch(`${bare.url}/__replays`, { method: "PUT", body: JSON.stringify(replays) });

  const ofCalls: Measured = new Map();
  const ofPages: Measured = new Map();
  for (let round = 1; round <= ROUNDS && bench.hasTime(); round++) {
    console.log(`\nRound ${round}, ms of CPU for each request: ours, bare`);
    await measureCalls(bench, { ours, bare }, ofCalls);
    await measurePages(bench, { ours, bare: barePages }, ofPages);
  }
  console.log("\nLeast CPU of all rounds, ms");
  printRounds([...ofCalls, ...ofPages]);
  return [...judgeRounds(ofCalls, MOST.call), ...judgeRounds(ofPages, MOST.page)];
}

/** Sends new visitors through all calls, each call by all of them before the next. */
async function measureCalls(bench: Bench, servers: Servers, measured: Measured) {
  const newCallers = () => Array.from({ length: VISITORS }, newCaller);
  const callers = { ours: newCallers(), bare: newCallers() };
  for (const [name, toCall] of Object.entries(calls)) {
    if (!bench.hasTime()) return;
    await compare(servers, name, measured, (side, { url }, visitor) => {
      const caller = callers[side][visitor] ?? newCaller();
      return sendAs(url, caller, toCall(caller));
    });
  }
}

async function measurePages(bench: Bench, servers: Servers, measured: Measured) {
  for (const [name, path] of Object.entries(PAGES)) {
    if (!bench.hasTime()) return;
    const paths = { ours: path, bare: await findAlike(servers.ours.url + path) };
    await compare(servers, name, measured, (side, { url }) =>
      send(url, { method: "GET", path: paths[side] }),
    );
  }
}

/** The path of the bare page that matches one of ours. */
async function findAlike(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  const characters = Math.round(html.length / elements) - BARE_TAGS.length;
  return `/filled/${elements}/${characters}`;
}

/** Sends the same from all visitors to both servers, a few at once. */
async function compare(
  servers: Servers,
  name: string,
  measured: Measured,
  request: (side: Side, server: Server, visitor: number) => Promise<unknown>,
): Promise<void> {
  const rounds = measured.get(name) ?? { ours: [], bare: [] };
  measured.set(name, rounds);
  const figures: string[] = [];
  for (const side of SIDES) {
    const server = servers[side];
    const before = readProcessorSeconds(server.pid ?? 0, "workerd");
    const waiting = [...Array(VISITORS).keys()];
    const visit = async () => {
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        await request(side, server, at);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    await sleep(SETTLE_MS);
    const seconds = readProcessorSeconds(server.pid ?? 0, "workerd") - before;
    rounds[side].push((seconds * 1_000) / VISITORS);
    figures.push(((seconds * 1_000) / VISITORS).toFixed(2));
  }
  console.log(`${name}: ${figures.join(", ")}`);
}

// Not among the five minutes: an unchanged app is not built again.
await runStep("Building the app", buildApp);
await runBench(benchApi);
