import { buildApp } from "../tools/build.ts";
import { matchesRoute, TWIN_PATHS } from "../tools/deploy/twin-paths.ts";
import { runStep } from "../tools/tool.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { openBrowser } from "./browser-calls.ts";
import { formatFar, judgeFar, kindOf, type Measured } from "./far-budget.ts";
import { CITIES, type City, type Layout, WAITS_HEADER, waitsFor } from "./far-distances.ts";
import { type FarServer, startFarServer } from "./far-server.ts";
import { FUNNELS, storeProducts, type TakeStep } from "./far-walk.ts";

const { runs } = readOptions({ runs: 3 });
const cities = Object.keys(CITIES) as City[];

async function benchFar({ folder, defer }: Bench): Promise<string[]> {
  await runStep("Building the app", buildApp);
  const server = await runStep("Starting it in Miniflare", () => startFarServer(folder));
  defer(server.stop);
  await storeProducts(server);
  // Once without distances: a new isolate is slow, and has yet to read what it caches.
  await runStep("Warming up", () => walkAll(server, null));
  const measured: Measured[] = [];
  for (const layout of ["as is", "placed"] as const) {
    await runStep(`Walking every funnel ${runs} times from each city, ${layout}`, async () => {
      for (let run = 0; run < runs; run++) {
        // One after the other: together they would wait for one processor.
        for (const city of cities) measured.push(...(await walkAll(server, { city, layout })));
      }
    });
  }
  console.log(`\n${formatFar(measured)}\n`);
  writeResult("far", { runs, measured });
  return judgeFar(measured);
}

type From = { readonly city: City; readonly layout: Layout };

async function walkAll(server: FarServer, from: From | null): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [funnel, walk] of Object.entries(FUNNELS)) {
    const browser = openBrowser(server.origin);
    const step: TakeStep = async (name, url, { status = 200, ...init } = {}) => {
      const path = new URL(url, server.origin).pathname;
      const isTwins = TWIN_PATHS.some((pattern) => matchesRoute(pattern, path));
      const waits = from && waitsFor(from.city, from.layout === "placed" && isTwins);
      const headers = { ...init.headers, [WAITS_HEADER]: JSON.stringify(waits) };
      const startedAt = performance.now();
      const answer = await browser.send(url, { ...init, headers });
      const { text, firstByteMs, answerMs } = await readBody(answer, startedAt);
      if (answer.status !== status)
        throw new Error(`${url} answers ${answer.status}, not ${status}.`);
      const kind = kindOf(path, name);
      if (from) measured.push({ ...from, funnel, name, kind, firstByteMs, answerMs });
      const isJson = answer.headers.get("content-type")?.includes("json");
      return isJson ? JSON.parse(text) : {};
    };
    const email = `${crypto.randomUUID()}@bench.example`;
    await walk({ server, browser, step, email });
  }
  return measured;
}

/** An answer without a body is complete with its headers. */
async function readBody(answer: Response, startedAt: number) {
  const parts: Uint8Array[] = [];
  let firstByteMs = Number.NaN;
  for await (const part of answer.body ?? []) {
    if (parts.length === 0) firstByteMs = performance.now() - startedAt;
    parts.push(part);
  }
  const answerMs = performance.now() - startedAt;
  if (parts.length === 0) firstByteMs = answerMs;
  return { text: Buffer.concat(parts).toString(), firstByteMs, answerMs };
}

await runBench(15, benchFar);
