import { setTimeout as sleep } from "node:timers/promises";
import { type Part, type Taken, Walker } from "../tests/fixtures/mixed-walks.ts";
import { buildApp } from "../tools/build.ts";
import { startFreshServer } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { BUDGET, formatSteps, judgeMixed, type MixedFigures } from "./mixed-budget.ts";
import { MixedSite, writeFailingMains } from "./mixed-site.ts";

const AT_ONCE = 16;
const WARM_UP = 32;
/** With a part in trouble, the share of walks whose buyers have paid before and return during it. */
const EARLY = 0.25;
const SLOW_MS = 3_000;
const MAILS_WITHIN_MS = 90_000;
const LOOK_AGAIN_MS = 2_000;

const options = readOptions({ walks: 96, "limit-minutes": 15 });

type Situation = { name: string; part: Part | null; slowMs?: number };

const SITUATIONS: readonly Situation[] = [
  { name: "Everything in order", part: null },
  { name: "Stripe down", part: "stripe" },
  { name: "Stripe slow", part: "stripe", slowMs: SLOW_MS },
  { name: "Mail down", part: "mail" },
  { name: "R2 down", part: "files" },
];

async function benchMixed({ folder, defer }: Bench): Promise<string[]> {
  await runStep("Building the app", buildApp);
  const server = await runStep("Starting all workers", () =>
    startFreshServer({ mains: writeFailingMains(folder) }),
  );
  defer(server.stop);
  const site = new MixedSite(server.url);
  await site.storeFiles();
  await runStep("Walking to warm up", async () => {
    await site.planStripe({});
    await walkAll(createWalkers(site, WARM_UP), () => undefined);
    await site.end();
  });
  const results: MixedFigures[] = [];
  for (const situation of SITUATIONS) {
    const walk = () => walkIn(site, situation);
    const figures = await runStep(`${situation.name}, ${options.walks} walks`, walk);
    console.log(`\n${formatSteps(figures)}\n`);
    results.push(figures);
  }
  writeResult("mixed", { options, budget: BUDGET, results });
  return results.flatMap(judgeMixed);
}

const createWalkers = (site: MixedSite, count: number): Walker[] =>
  Array.from({ length: count }, (_, number) => new Walker(number, site.outside));

/** Keeps `AT_ONCE` visitors walking: each begins when another has left. */
async function walkAll(
  walkers: readonly Walker[],
  note: (taken: Taken) => void,
  to?: "payment",
): Promise<void> {
  const waiting = [...walkers];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.walkOn(note, to);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

async function walkIn(site: MixedSite, { name, part, slowMs }: Situation): Promise<MixedFigures> {
  const walkers = createWalkers(site, options.walks);
  const taken: Taken[] = [];
  let others = 0;
  const noteOther = ({ outcome }: Taken) => {
    if (outcome !== null) others += 1;
  };
  const buyers = part === null ? [] : walkers.filter(({ walk }) => walk.sells);
  if (part === "stripe") await site.planStripe({});
  await walkAll(buyers.slice(0, options.walks * EARLY), noteOther, "payment");
  await site.begin(part, slowMs);
  await walkAll(walkers, (each) => void taken.push(each));
  const early = part === "mail" ? await countWelcomes(site, walkers) : 0;
  await site.end();
  await site.passHour();
  await walkAll(walkers, noteOther);
  return {
    situation: name,
    trouble: part && { part, isDown: slowMs === undefined },
    taken,
    after: {
      ...(await countLosses(site, walkers)),
      "steps that failed before or after it": others,
      "mails that came while mail was down": early,
    },
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Counts the mails of those who buy nothing: they have not come before. */
const countWelcomes = async (site: MixedSite, walkers: readonly Walker[]): Promise<number> => {
  const visitors = walkers.filter(({ walk }) => !walk.sells);
  const counts = await Promise.all(visitors.map((walker) => site.countMails(walker)));
  return sum(counts.map(({ all }) => all));
};

/** Waits until everybody has all mails. */
async function countLosses(site: MixedSite, walkers: readonly Walker[]) {
  const giveUpAt = performance.now() + MAILS_WITHIN_MS;
  for (;;) {
    await site.tick();
    const counts = await Promise.all(walkers.map((walker) => site.countMails(walker)));
    const lacking = walkers.filter(({ walk }, at) => counts[at]?.all !== walk.mails.length).length;
    if (lacking > 0 && performance.now() < giveUpAt) {
      await sleep(LOOK_AGAIN_MS);
      continue;
    }
    return {
      "visitors who did not get to the end": walkers.filter(({ isDone }) => !isDone).length,
      "visitors without all of their mails, or with more": lacking,
      "mails sent twice": sum(counts.map(({ again }) => again)),
    };
  }
}

await runBench(options["limit-minutes"], benchMixed);
