import { readFileSync } from "node:fs";
import { printBook } from "@kindling/press/print-book";
import { readFonts } from "@kindling/press/read-fonts";
import { unzipSync } from "fflate";
import { fileOfGuide, fileOfReport, SOLD_FILES } from "#app/domain/purchase/download.ts";
import { ARCHETYPES } from "../../app/domain/archetypes.ts";
import { composePlan } from "../../app/funnels/life-assessment/server/report/compose-plan.ts";
import { composeReport } from "../../app/funnels/life-assessment/server/report/compose-report.ts";
import { keyOf } from "../../app/orders/rules/product-file.ts";
import { readBrandName } from "../../products/brand.ts";
import { PRODUCTS } from "../../products/catalogue.ts";
import { factsOf, mixedValues } from "../../tests/fixtures/report-facts.ts";
import { buildProducts } from "../products/build-products.ts";

/** Reads a PDF that is sold. */
type ReadPdf = () => Promise<Uint8Array>;

const once = (read: ReadPdf): ReadPdf => {
  let pdf: Promise<Uint8Array> | undefined;
  return () => (pdf ??= read());
};

const product = (file: Parameters<typeof keyOf>[0]) =>
  once(async () => {
    const built = await buildProducts(PRODUCTS.filter(({ key }) => key === keyOf(file)));
    return readFileSync(built[0]?.path ?? "");
  });

const tools = once(() => product(SOLD_FILES.toolkit)());
const tool = (name: string) =>
  once(async () => {
    const files = Object.entries(unzipSync(await tools()));
    const found = files.find(([path]) => path.endsWith(`${name}.pdf`));
    if (!found) throw new Error(`The toolkit has no ${name}.pdf.`);
    return found[1];
  });

/** A made-up life with high and low areas; the same on every run. */
function sampleFacts() {
  let state = 7;
  const chance = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return factsOf(mixedValues([4.2, 3.4, 2.3, 3, 3.9], chance));
}
const brand = { name: readBrandName(), siteOrigin: "https://kindling.example" };
const print = async (book: Parameters<typeof printBook>[0]) =>
  (await printBook(book, readFonts())).bytes;

const report = once(() => print(composeReport(sampleFacts(), brand)));
const plan = once(() => print(composePlan(sampleFacts(), brand)));
const datingGuide = product(SOLD_FILES.guide);
/** Each pattern's pages of the guide and the report, which are laid out alike. */
const datingPages = ARCHETYPES.flatMap((archetype, index) => {
  const report = product(fileOfReport(archetype));
  return [
    [`dating-guide-${archetype}`, [datingGuide, 6 + 3 * index]],
    [`dating-report-cover-${archetype}`, [report, 1]],
    [`dating-report-${archetype}`, [report, 2]],
    [`dating-report-meets-${archetype}`, [report, 4]],
    [`dating-report-weeks-${archetype}`, [report, 6]],
  ] as const;
});
const texting = product(fileOfGuide("texting"));
const boundaries = product(fileOfGuide("boundaries"));
const slowYes = product(fileOfGuide("slow-yes"));
const quiz = tool("Perfectionism Personality Quiz");
const calendar = tool("30-Day Consistency Calendar");
const decision = tool("5-Minute Decision Framework");

/** Where each picture's page is: its PDF, and the page's number from 1. */
export const PRINTED: Readonly<Record<string, readonly [pdf: ReadPdf, page: number]>> = {
  "life-report-cover": [report, 1],
  "life-report-picture": [report, 3],
  "life-report-area": [report, 4],
  "life-report-steps": [report, 5],
  "action-plan-start": [plan, 1],
  "action-plan-days": [plan, 2],
  "action-plan-notes": [plan, 3],
  "dating-guide-cover": [datingGuide, 1],
  "dating-guide-five": [datingGuide, 4],
  "dating-guide-meet": [datingGuide, 21],
  "dating-guide-exercises": [datingGuide, 26],
  "dating-guide-reset": [datingGuide, 30],
  "dating-guide-messages": [datingGuide, 34],
  "dating-guide-boundaries": [datingGuide, 37],
  ...Object.fromEntries(datingPages),
  "guides-texting": [texting, 1],
  "guides-texting-start": [texting, 2],
  "guides-texting-table": [texting, 6],
  "guides-boundaries": [boundaries, 1],
  "guides-boundaries-start": [boundaries, 2],
  "guides-slow-yes": [slowYes, 1],
  "toolkit-decision": [decision, 1],
  "toolkit-decision-sheet": [decision, 7],
  "toolkit-quiz": [quiz, 1],
  "toolkit-quiz-sentences": [quiz, 2],
  "toolkit-boundaries": [tool("Boundary Templates"), 1],
  "toolkit-calendar": [calendar, 1],
  "toolkit-calendar-month": [calendar, 2],
  "toolkit-cheatsheet": [tool("Good Enough Cheatsheet"), 1],
  "toolkit-tracker": [tool("Progress Tracker"), 1],
  "toolkit-procrastination": [tool("Anti-Procrastination Toolkit"), 1],
};
