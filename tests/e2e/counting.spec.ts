import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";

type Told = { readonly steps: string[]; readonly from: string };

/** Collects the steps that the pages of a window send. */
async function watchReported(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.route("**/api/steps", async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return told;
}

/** Playwright does not see the beacon of a page that is left, so the page stores it for the next one. */
const noteBeacons = (page: Page) =>
  page.addInitScript(() => {
    const texts = new WeakMap<object, string>();
    window.Blob = class extends Blob {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options);
        texts.set(this, String(parts));
      }
    };
    navigator.sendBeacon = (path, body) => {
      sessionStorage.setItem("beacon", `${path} ${texts.get(body as Blob)}`);
      return true;
    };
  });

/** Fires the event twice, as some browsers do. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

/** Returns the URL of the next request for a document. */
const nextDocument = (page: Page) =>
  page.waitForRequest((request) => request.isNavigationRequest()).then((one) => one.url());

const SOURCE = "utm_source=newsletter&utm_campaign=november";

test("P50 A page that is left sends its steps once, with the source", async ({ page }) => {
  await noteBeacons(page);
  await page.goto(`/quiz2?${SOURCE}&ref=1`);
  await expect(page).toHaveURL("/quiz2?ref=1");
  const started = page.waitForRequest("**/api/quiz2/start*");
  const asked = nextDocument(page);
  await page.locator('main a[href="/quiz2/start"]').first().click();
  expect(new URL(await asked).search).toBe(`?${SOURCE}`);
  expect((await started).headers()["visit-from"]).toBe(SOURCE);
  await expect(page).toHaveURL("/quiz2/start");
  expect(await page.evaluate(() => sessionStorage.getItem("beacon"))).toBe(
    `/api/steps ${JSON.stringify({ steps: ["quiz2.seen"], from: SOURCE })}`,
  );
  await page.goBack();
  await expect(page.locator('main a[href="/quiz2/start"]').first()).toBeVisible();
});

test("P50 A campaign with a long name in another script is sent", async ({ page }) => {
  const told = await watchReported(page);
  await page.goto(`/?utm_source=vk&utm_campaign=${encodeURIComponent("осень ".repeat(12))}2026`);
  await hide(page);
  await expect
    .poll(() => told)
    .toEqual([{ steps: ["waitlist.seen"], from: "utm_source=vk&utm_campaign=-2026" }]);
});

test("P50 A page that is hidden and shown again sends only what is new", async ({ page }) => {
  const told = await watchReported(page);
  await page.goto("/quiz2/paywall");
  await hide(page);
  await expect.poll(() => told).toEqual([{ steps: ["quiz2.paywall"], from: "" }]);
  await page.evaluate(() => window.visit?.seen.add("quiz2.form"));
  await hide(page);
  await expect
    .poll(() => told)
    .toEqual([
      { steps: ["quiz2.paywall"], from: "" },
      { steps: ["quiz2.form"], from: "" },
    ]);
});

test("P50 Only links to our own pages change, and nothing is stored", async ({ page }) => {
  await watchReported(page);
  await page.goto(`/?${SOURCE}`);
  const addresses = await page.evaluate(() => {
    const found: string[] = [];
    document.addEventListener("click", (event) => {
      event.preventDefault();
      found.push((event.target as HTMLAnchorElement).href);
    });
    for (const href of ["https://elsewhere.example/a", "#below", "/privacy-policy"]) {
      document.body.insertAdjacentHTML("beforeend", `<a href="${href}">link</a>`);
      (document.body.lastElementChild as HTMLElement).click();
    }
    return found;
  });
  const own = new URL(page.url()).origin;
  expect(addresses).toEqual([
    "https://elsewhere.example/a",
    `${own}/#below`,
    `${own}/privacy-policy?${SOURCE}`,
  ]);
  const stored = await page.evaluate(() => [
    ...Object.values({ ...localStorage, ...sessionStorage }),
    document.cookie,
    window.name,
    JSON.stringify(history.state),
  ]);
  expect(stored.join(" ")).not.toContain("newsletter");
});
