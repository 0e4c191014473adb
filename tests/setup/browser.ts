import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { newNetwork } from "../fixtures/new-network.ts";

export { expect };

type Fixtures = {
  /** Allows a console message that this test expects, such as the one Chromium writes for a 409. */
  allowConsole: (message: RegExp) => void;
  /** A page in a second, independent browser context that is watched like the first. */
  otherPage: Page;
};

const allowedIn = new WeakMap<BrowserContext, RegExp[]>();

/** Playwright's test, which fails on console errors, exceptions, policy violations and foreign requests. */
export const test = base.extend<Fixtures>({
  // Each test has its own network, as visitors do: in one, the tests would use up each other's limits.
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "CF-Connecting-IP": newNetwork() }),
  context: async ({ context, baseURL }, use) => {
    const allowed: RegExp[] = [];
    allowedIn.set(context, allowed);
    const expectNone = await watch(context, baseURL ?? "", allowed);
    await use(context);
    await expectNone();
  },
  allowConsole: async ({ context }, use) =>
    use((message) => void allowedIn.get(context)?.push(message)),
  otherPage: async ({ browser, context, baseURL }, use) => {
    const other = await browser.newContext();
    const expectNone = await watch(other, baseURL ?? "", allowedIn.get(context) ?? []);
    await use(await other.newPage());
    await expectNone();
    await other.close();
  },
});

async function watch(context: BrowserContext, baseURL: string, allowed: readonly RegExp[]) {
  const complaints = await collectComplaints(context, baseURL);
  return async () => {
    await Promise.all(context.pages().map(settle));
    const unexpected = complaints.filter((text) => !allowed.some((message) => message.test(text)));
    expect(unexpected.join("\n"), "The pages of this test complained.").toBe("");
  };
}

async function collectComplaints(context: BrowserContext, baseURL: string): Promise<string[]> {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    complaints.push(`exception: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!protocol.startsWith("http") || origin === new URL(baseURL).origin) return;
    complaints.push(`request to another origin: ${request.method()} ${request.url()}`);
  });
  await context.exposeBinding("reportPolicyViolation", (_source, text: string) => {
    complaints.push(`content security policy: ${text}`);
  });
  await context.addInitScript(() => {
    const report = (window as unknown as { reportPolicyViolation: (text: string) => void })
      .reportPolicyViolation;
    document.addEventListener("securitypolicyviolation", (event) => {
      report(`${event.violatedDirective} refused ${event.blockedURI} on ${event.documentURI}`);
    });
  });
  return complaints;
}

/** A round trip through the page flushes earlier console messages. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => undefined).catch(() => undefined);
}

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** Describing the passed rules took half of an analysis's time. */
const RESULTS = { resultTypes: ["violations" as const] };

/** Expects no violations of WCAG 2.2 AA and best practices in the current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode assembles its findings in the page under test, not in a blank page opened for each analysis. It skips
  // cross-origin frames; there are none.
  const axe = new AxeBuilder({ page }).options(RESULTS).withTags(AXE_TAGS).setLegacyMode();
  expectNone(page, (await axe.analyze()).violations);
}

/** In the dark theme, analyzes only the rules that depend on colours. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  // The first analysis has left axe in the page; loading it takes as long as these rules.
  const { violations } = await page.evaluate(
    async (options) => {
      const isTransition = (one: Animation) => one instanceof CSSTransition;
      // Colours fade into the other theme.
      const fading = document.getAnimations().filter(isTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      return (window as unknown as { axe: Axe }).axe.run(document, options);
    },
    { runOnly: COLOUR_RULES, ...RESULTS },
  );
  expectNone(page, violations);
  await page.emulateMedia({ colorScheme: "light" });
}

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Axe = { run: (document: Document, options: object) => Promise<Results> };

function expectNone(page: Page, violations: Results["violations"]): void {
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(" ")}\n  ${node.failureSummary}`),
  );
  expect(found.join("\n\n"), `axe on ${page.url()}`).toBe("");
}

/** The page's title, if it has this one. */
export const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole("heading", { level: 1, ...(name !== undefined && { name }) });

/** Expects nothing to be wider than the window. A phone would widen `innerWidth` instead. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Presses Tab until the element has the focus, and expects it to be in sight. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Does what starts a download, and returns its file. */
export async function download(page: Page, start: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent("download"), start()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** From now on only `page.clock.runFor` advances time in this page. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}
