import type { Page } from "@playwright/test";
import { seconds } from "../../app/domain/duration.ts";
import { expect, heading, stopTime, test } from "../setup/browser.ts";
import { answered, go, openKept } from "../setup/dating-quiz.ts";
import { leaveByTop } from "../setup/exit-offer.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { newEmail } from "../setup/inbox.ts";
import { openLanding } from "../setup/landing.ts";

function removePopovers(): void {
  for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
}

const lacks: [of: string, ...plants: (() => void)[]][] = [
  [
    "popovers and animations",
    removePopovers,
    () => void Reflect.deleteProperty(Element.prototype, "animate"),
  ],
  [
    "popovers that open and animations that run",
    () => {
      HTMLElement.prototype.showPopover = () => {
        throw new Error("No popover today.");
      };
      Element.prototype.animate = () => {
        throw new Error("No animation today.");
      };
    },
  ],
];

for (const [of, ...plants] of lacks) {
  test(`Without ${of} toasts and confetti still work`, async ({ page, allowConsole }) => {
    allowConsole(/503/);
    await page.clock.install();
    for (const plant of plants) await page.addInitScript(plant);
    const refused = { message: "We are resting.", code: "unavailable" };
    await page.route(
      "**/api/waitlist/signup",
      (route) => route.fulfill({ status: 503, json: refused }),
      { times: 1 },
    );
    await openLanding(page);
    await page.getByLabel("Email address").fill(newEmail());
    await page.getByLabel("Email address").press("Enter");
    const toast = page.getByRole("alert").filter({ hasText: refused.message });
    await expect(toast).toBeVisible();
    expect(await toast.evaluate(isOnTop)).toBe(true);
    await page.getByLabel("Email address").press("Enter");
    await expect(
      page.getByRole("heading", { level: 2, name: "You’re on the list!" }),
    ).toBeFocused();
    const sky = page.locator("[data-confetti]");
    await expect(sky).toHaveCount(1);
    await page.clock.fastForward(seconds(10));
    await expect(sky).toHaveCount(0);
  });
}

/** Whether nothing covers the corners of an element. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y]));
  return corners.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
}

const pressResults = (page: Page) => go(page, "Get My Results").click();

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Email address").fill(newEmail());
  await pressResults(page);
}

const openEmailStage = (page: Page) => openKept(page, { ...answered, stage: "email" });
const offer = (page: Page) => heading(page, /your pattern is/);

test("A form's errors disappear once it is submitted again", async ({ page }) => {
  await stopTime(page);
  await openEmailStage(page);
  await pressResults(page);
  const toast = page.getByText("Name required", { exact: true });
  await expect(toast).toBeVisible();
  await fillPerson(page);
  await expect(offer(page)).toBeFocused();
  await expect(toast).toHaveCount(0);
});

test("A toast that cannot be shown leaves the page alone", async ({ page, allowConsole }) => {
  allowConsole(/No dialogs today|error occurred in the <Toaster>/);
  await page.addInitScript(() => {
    const find = Document.prototype.querySelectorAll;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      if (selector === "dialog[open]") throw new Error("No dialogs today.");
      return find.call(this, selector);
    } as typeof find;
  });
  await openEmailStage(page);
  await pressResults(page);
  await fillPerson(page);
  await expect(offer(page)).toBeFocused();
});

test("An offer that cannot be shown leaves the page alone", async ({ page, allowConsole }) => {
  allowConsole(/No dialog today/);
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("No dialog today.");
    };
  });
  await page.goto("/perfectionism");
  await untilHydrated(page.getByRole("link", { name: "Get the toolkit" }).first());
  const told = page.waitForEvent("console", (message) => message.text().includes("No dialog"));
  await leaveByTop(page);
  await told;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Get the toolkit" }).first()).toBeVisible();
});

test("The error page is styled, and has no toasts", async ({ page, allowConsole }) => {
  // React rewrites the icon's link with the document: for a moment there is none.
  allowConsole(/No height today|favicon/);
  await page.addInitScript(removePopovers);
  await page.addInitScript(() => {
    Object.defineProperty(window, "innerHeight", {
      get: () => {
        throw new Error("No height today.");
      },
    });
  });
  // When a document is replaced while its pictures load, Chromium may never fire its `load` event.
  await page.goto("/perfectionism", { waitUntil: "commit" });
  await expect(heading(page, "Something went wrong")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("font-family", /Figtree/);
  await expect(page.locator("[role=alert], [role=status]")).toHaveCount(0);
});
