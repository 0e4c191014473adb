import { buildApp } from "../tools/build.ts";
import { runStep } from "../tools/tool.ts";
import { type Bench, runBench } from "./bench.ts";
import { combineLoads, judgePage, type PageFigures } from "./page-budget.ts";
import { type LoadedPage, loadPage, warmUp } from "./page-load.ts";
import { formatPage, pageTitles } from "./page-report.ts";
import { combineWalks, formatFigures, judgeFigures, type PressFigure } from "./press-budget.ts";
import { pressAssessment, pressQuiz } from "./press-walks.ts";
import { nameOf, routes } from "./routes.ts";
import { startSideBySide } from "./side-by-side.ts";

/** What is over budget is measured again: other work on the machine makes times longer, never shorter. */
const TRIES = 3;
/** What all pages are compared with is the least of these. */
const BARE_LOADS = 3;

/** A page, or the presses on one. */
type Subject = {
  name: string;
  /** Prints the figures, and returns messages for those that are over budget so far. */
  measure: () => Promise<string[]>;
};

async function benchPages(bench: Bench): Promise<string[]> {
  const sides = await startSideBySide(bench);
  const { browser, appOrigin, bareOrigin } = sides;
  const staticHtml = { url: `${bareOrigin}/static`, status: 200 };
  const bareRemix = { url: `${bareOrigin}/filled/3/80`, status: 200 };
  const pages = routes.map((route) => ({ ...route, url: appOrigin + route.path }));
  await runStep("Loading each page once to warm up", async () => {
    for (const page of [staticHtml, bareRemix, ...pages]) await warmUp(browser, page);
  });

  console.log(`\nChromium ${browser.version()}, slow 4G, a processor four times slower than this.`);
  console.log(`Brotli as at the edge; styles within a page count as CSS as well.\n\n${pageTitles}`);
  const load = async (name: string, page: LoadedPage) => {
    const figures = await loadPage(browser, page);
    console.log(formatPage(name, figures));
    return figures;
  };
  await load("static HTML", staticHtml);
  let bare = await load("bare Remix", bareRemix);
  for (let count = 1; count < BARE_LOADS; count++) {
    bare = combineLoads(bare, await load("bare Remix", bareRemix));
  }
  const ofPage = (page: (typeof pages)[number]): Subject => {
    let least: PageFigures | undefined;
    const measure = async () => {
      const figures = await load(nameOf(page), page);
      least = least === undefined ? figures : combineLoads(least, figures);
      return judgePage(page, least, bare);
    };
    return { name: nameOf(page), measure };
  };
  const ofPresses = (path: string, press: typeof pressQuiz): Subject => {
    let least: PressFigure[] | undefined;
    const measure = async () => {
      const figures = await press(browser, sides);
      console.log(`\n${formatFigures(path, figures)}`);
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
