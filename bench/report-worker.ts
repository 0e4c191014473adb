import type { Book } from "@kindling/press/book";
import { printBook } from "@kindling/press/print-book";
import { ARCHETYPES } from "../app/domain/archetypes.ts";
import { AREAS } from "../app/domain/life-areas.ts";
import { composePlan } from "../app/funnels/life-assessment/server/report/compose-plan.ts";
import { composeReport } from "../app/funnels/life-assessment/server/report/compose-report.ts";
import {
  composeOwnReport,
  type OwnFacts,
  type Source,
} from "../products/dating-reports/compose-report.ts";
import { createChance } from "../tests/fixtures/chance.ts";
import { factsOf, mixedValues } from "../tests/fixtures/report-facts.ts";
import { fonts } from "../workers/jobs/fonts.ts";

const BRAND = { name: "Kindling", siteOrigin: "https://kindling.example" };

/** Time and size of one print. */
export type Print = { readonly ms: number; readonly bytes: number };
export type Prints = { readonly report: Print; readonly plan: Print; readonly dating: Print };

/** Prints random results from a seed with the press and fonts of the jobs worker. The body holds the manuscripts. */
export default {
  async fetch(request: Request): Promise<Response> {
    const seed = Number(new URL(request.url).searchParams.get("seed"));
    if (request.method === "GET") return new Response("Ready.");
    const source: Source = await request.json();
    const chance = createChance(seed);
    const means = AREAS.map(() => 0.5 + chance() * 5);
    const facts = factsOf(mixedValues(means, chance), { country: seed % 2 === 0 ? "US" : null });
    const prints: Prints = {
      report: await print(() => composeReport(facts, BRAND)),
      plan: await print(() => composePlan(facts, BRAND)),
      dating: await print(() => composeOwnReport(source, drawOrder(chance))),
    };
    return Response.json(prints);
  },
};

/** Draws somebody with five random scores. */
function drawOrder(chance: () => number): OwnFacts {
  const scores = ARCHETYPES.map((each) => [each, Math.floor(chance() * 11) / 2] as const);
  const [[archetype]] = scores.toSorted(([, one], [, other]) => other - one) as [
    (typeof scores)[0],
  ];
  return {
    archetype,
    orderedAt: Date.UTC(2026, 10, 23),
    quiz: {
      name: "Ada",
      age: "25–34",
      gender: "female",
      dates: null,
      scores: Object.fromEntries(scores) as OwnFacts["quiz"]["scores"],
    },
  };
}

async function print(compose: () => Book): Promise<Print> {
  const startedAt = performance.now();
  const { bytes } = await printBook(compose(), fonts);
  return { ms: performance.now() - startedAt, bytes: bytes.length };
}
