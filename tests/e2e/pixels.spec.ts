import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { startFreshServer } from "../../tools/serve.ts";
import { test as base, expect, expectAccessibleInBothThemes } from "../setup/browser.ts";
import { printNews } from "../setup/server-lines.ts";

/** A server of its own, because the others' have no pixels. */
const test = base.extend<object, { pixelServer: string }>({
  pixelServer: [
    // Playwright requires a destructuring pattern; `browserName` costs nothing.
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "kindling-pixels-"));
      const devVars = join(folder, ".dev.vars");
      writeFileSync(devVars, "META_PIXEL_ID=123456789012345\nREDDIT_PIXEL_ID=a2_abcd1234\n");
      const server = await startFreshServer({ devVars, onLine: printNews });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ pixelServer }, use) => use(pixelServer),
});

// One worker, hence one server.
test.describe.configure({ mode: "default" });

const LANDINGS = ["/", "/quiz2", "/perfectionism"];
/** What the other pages ask and load is requested, for each choice, by workers/web/pixels.test.ts. */
const ROUTES = [
  ...LANDINGS.map((path) => `${path}?utm_source=x&email=ada@example.test`),
  "/quiz1",
  "/quiz2/results",
  "/checkout",
  "/privacy-policy",
];

type Hit = { readonly url: URL; readonly headers: Record<string, string> };

/** Answers and collects all foreign requests. */
async function intercept(context: BrowserContext, baseURL: string): Promise<Hit[]> {
  const hits: Hit[] = [];
  await context.route(
    (url) => url.origin !== baseURL,
    async (route) => {
      const request = route.request();
      hits.push({ url: new URL(request.url()), headers: await request.allHeaders() });
      await route.fulfill({ status: 200, contentType: "image/gif", body: "" });
    },
  );
  return hits;
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) await page.goto(path);
}

const question = (page: Page) => page.getByRole("region", { name: "Advertising pixels" });

test("P50 The source of a visit survives the answer", async ({ page, pixelServer: baseURL }) => {
  await page.goto(`${baseURL}/?utm_source=podcast`);
  await question(page).getByRole("button", { name: "Reject" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator('input[name="source"]').first()).toHaveValue("podcast");
  await expect(page).toHaveURL(`${baseURL}/`);
});

test("P35 Pixels load after consent alone", async ({
  page,
  context,
  pixelServer: baseURL,
  allowConsole,
}) => {
  allowConsole(/^request to another origin: GET https:\/\/(www\.facebook|alb\.reddit)\.com\//);
  const hits = await intercept(context, baseURL);
  await visit(page, ROUTES);

  await page.goto("/quiz2");
  await expectAccessibleInBothThemes(page);
  await question(page).getByRole("button", { name: "Reject" }).press("Enter");
  await expect(question(page)).toHaveCount(0);
  await visit(page, LANDINGS);
  expect(hits).toEqual([]);

  await page.goto("/privacy-policy");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("You said yes.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await visit(page, ROUTES);
  await expect.poll(() => hits.length).toBe(2 * LANDINGS.length);
  expect(hits.flatMap(({ url }) => url.searchParams.get("dl") ?? [])).toEqual(
    LANDINGS.map((path) => `${baseURL}${path}`),
  );
  for (const { url, headers } of hits) {
    expect(url.href).not.toMatch(/utm_source|email|example\.test/);
    expect(headers).not.toHaveProperty("referer");
  }

  await context.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await visit(page, LANDINGS);
  await context.setExtraHTTPHeaders({ "Sec-GPC": "1" });
  await visit(page, LANDINGS);
  expect(hits).toHaveLength(2 * LANDINGS.length);
  await page.goto("/privacy-policy");
  await expect(page.getByText("Your browser sends Global Privacy Control.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
});

test("P35 The question needs little room and no script", async ({
  browser,
  pixelServer: baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto("/");
  const box = await question(page).boundingBox();
  expect(box?.height).toBeLessThan(280);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(641);
  const [accept, reject] = await Promise.all(
    ["Accept", "Reject"].map((name) => question(page).getByRole("button", { name }).boundingBox()),
  );
  expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height]);
  await page.getByRole("link", { name: "Privacy Policy" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Privacy Policy" }).click({ trial: true });
  await question(page).getByRole("button", { name: "Reject" }).click();
  await expect(page).toHaveURL("/");
  await expect(question(page)).toHaveCount(0);
  await context.close();
});
