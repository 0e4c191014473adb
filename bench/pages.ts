import { buildApp } from "../tools/build.ts";
import { runStep } from "../tools/tool.ts";
import { type Bench, runBench } from "./bench.ts";
import { formatRow, kilobytes, whole } from "./figures.ts";
import { combineLoads, judgePage, type PageFigures } from "./page-budget.ts";
import { type LoadedPage, loadPage, warmUp } from "./page-load.ts";
import { combineWalks, judgeFigures, type PressFigure, printFigures } from "./press-budget.ts";
import { pressAssessment, pressQuiz } from "./press-walks.ts";
import { nameOf, routes } from "./routes.ts";
import { startSideBySide } from "./side-by-side.ts";

/** What is over budget is measured again: other work on the machine makes times longer, never shorter. */
const TRIES = 3;

const columns: readonly (readonly [string, (page: PageFigures) => string])[] = [
  ["JS kB", (page) => kilobytes(page.scriptBytes)],
  ["CSS kB", (page) => kilobytes(page.styleBytes)],
  ["font kB", (page) => kilobytes(page.fontBytes)],
  ["total kB", (page) => kilobytes(page.totalBytes)],
  ["FCP ms", (page) => whole(page.firstPaintMs)],
  ["LCP ms", (page) => whole(page.largestPaintMs)],
  ["CLS", (page) => page.layoutShift.toFixed(3)],
  ["blocked ms", (page) => whole(page.blockedMs)],
];

/** Rows are printed one by one, so the widths are fixed. */
const WIDTHS = [18, ...columns.map(([title]) => title.length)];

const pageTitles = formatRow(["page", ...columns.map(([title]) => title)], WIDTHS);

const formatPage = (name: string, page: PageFigures): string =>
  formatRow([name, ...columns.map(([, read]) => read(page))], WIDTHS);

/** A page, or the presses on one. */
type Subject = {
  name: string;
  /** Prints the figures, and returns messages for those that are over budget so far. */
  measure: () => Promise<string[]>;
};

async function benchPages(bench: Bench): Promise<string[]> {
  const sides = await startSideBySide(bench);
  const { browser, appOrigin, bareOrigin } = sides;
  const bareRemix = { url: `${bareOrigin}/filled/3/80`, status: 200 };
  const pages = routes.map((route) => ({ ...route, url: appOrigin + route.path }));
  await runStep("Loading each page once to warm up", async () => {
    for (const page of [bareRemix, ...pages]) await warmUp(browser, page);
  });

  console.log(`\nChromium ${browser.version()}, slow 4G, a processor four times slower than this.`);
  console.log(`Brotli as at the edge; styles within a page count as CSS as well.\n\n${pageTitles}`);
  const load = async (name: string, page: LoadedPage) => {
    const figures = await loadPage(browser, page);
    console.log(formatPage(name, figures));
    return figures;
  };
  const ofPage = (page: (typeof pages)[number]): Subject => {
    let least: { bare: PageFigures; own: PageFigures } | undefined;
    const measure = async () => {
      // Loaded beside each page, because the machine may become slower within a run.
      const bare = await load("bare Remix", bareRemix);
      const own = await load(nameOf(page), page);
      least = {
        bare: combineLoads(least?.bare ?? bare, bare),
        own: combineLoads(least?.own ?? own, own),
      };
      return judgePage(page, least.own, least.bare);
    };
    return { name: nameOf(page), measure };
  };
  const ofPresses = (path: string, press: typeof pressQuiz): Subject => {
    let least: PressFigure[] | undefined;
    const measure = async () => {
      const figures = await press(browser, sides);
      console.log(`\n${path}`);
      printFigures(figures);
      least = least === undefined ? figures : combineWalks(least, figures);
      return judgeFigures(path, least);
    };
    return { name: `presses on ${path}`, measure };
  };
  return measureAll(bench, [
    ofPresses("/quiz2/start", pressAssessment),
    ofPresses("/quiz1", pressQuiz),
    ...pages.map(ofPage),
  ]);
}

async function measureAll(bench: Bench, subjects: readonly Subject[]): Promise<string[]> {
  const problems = new Map(subjects.map(({ name }) => [name, [`${name}  not measured`]]));
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    for (const { name, measure } of subjects) {
      if (problems.get(name)?.length === 0 || !bench.hasTime()) continue;
      problems.set(name, await measure().catch((error) => [`${name}  ${error}`]));
    }
  }
  return [...problems.values()].flat();
}

// Not among the five minutes: an unchanged app is not built again.
await runStep("Building the app", buildApp);
await runBench(benchPages);
