import type { Page } from "@playwright/test";
import { expect, expectNoOverflow, stopTime, test } from "../setup/browser.ts";
import { answered, openKept } from "../setup/dating-quiz.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { openGate } from "../setup/preview.ts";

type Insets = { top: number; right: number; bottom: number; left: number };

/** A phone with a notch and a home indicator, upright and on its side. */
const PHONES = [
  { name: "upright", width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  {
    name: "on its side",
    width: 844,
    height: 390,
    insets: { top: 20, right: 47, bottom: 21, left: 47 },
  },
  {
    name: "on its side, and wide",
    width: 1100,
    height: 600,
    insets: { top: 24, right: 0, bottom: 20, left: 48 },
  },
] as const;
const PATHS = [
  "/",
  "/quiz1",
  "/quiz2",
  "/quiz2/results",
  "/quiz2/paywall",
  "/quiz2/open",
  "/quiz2/start",
  "/perfectionism",
  "/checkout",
  "/downloads",
  "/library",
  "/privacy-policy",
  "/nowhere",
];

async function cover(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: "instant" });
  }, share);

/** Elements in the phone's unsafe area: at the sides, and fixed ones at top and bottom. */
const findCovered = (page: Page, insets: Insets, isAtEnd: boolean) =>
  page.evaluate(
    ({ insets, isAtEnd }) => {
      const found: string[] = [];
      const staysInWindow = (element: Element | null): boolean => {
        if (element === null) return false;
        const { position, top } = getComputedStyle(element);
        // A sticky element scrolls away with its container.
        const isStuck = element.getBoundingClientRect().top >= Number.parseFloat(top) - 1;
        if (position === "fixed" || (position === "sticky" && isStuck)) return true;
        return staysInWindow(element.parentElement);
      };
      const isOnShelf = (element: Element | null): boolean =>
        element !== null &&
        (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
          isOnShelf(element.parentElement));
      // Decoration may cross the edge, and an icon is inside its control.
      for (const element of document.querySelectorAll(
        "a, button, input, select, h1, h2, h3, p, li, svg:not([aria-hidden])",
      )) {
        const box = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        // A shelf that scrolls sideways brings each of its items to the middle.
        if (isOnShelf(element)) continue;
        // Text for screen readers only, and a skip link without focus.
        if (!isSeen || box.width < 2 || box.height < 2 || box.bottom <= 0) continue;
        const stays = staysInWindow(element) && box.top < innerHeight;
        const isCovered =
          box.left < insets.left - 1 ||
          box.right > innerWidth - insets.right + 1 ||
          (stays && (box.top < insets.top - 1 || box.bottom > innerHeight - insets.bottom + 1)) ||
          (isAtEnd && box.bottom > innerHeight - insets.bottom + 1);
        if (isCovered) found.push(`${element.outerHTML.slice(0, 90)} ${JSON.stringify(box)}`);
      }
      return found;
    },
    { insets, isAtEnd },
  );

/** Finds targets too small for a thumb, except links in running text; a radio button is pressed by its label. */
const findSmall = (page: Page) =>
  page.evaluate(() => {
    const SIDE_PX = 44;
    const targets = document.querySelectorAll("a, button, summary, input, select, textarea");
    return [...targets].flatMap((target) => {
      if (getComputedStyle(target).display === "inline") return [];
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      const isReadOut = width < 2 || height < 2;
      return isReadOut || Math.min(width, height) > SIDE_PX - 0.5
        ? []
        : [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`];
    });
  });

async function expectUncovered(page: Page, insets: Insets): Promise<void> {
  for (const share of [0, 0.5, 1]) {
    // A page that grows late moves its end.
    const findAt = () => scrollTo(page, share).then(() => findCovered(page, insets, share === 1));
    await expect.poll(findAt, `${page.url()} ${share}`).toEqual([]);
  }
  await expectNoOverflow(page);
}

for (const { name, width, height, insets } of PHONES) {
  // The window that most visitors have is tested in every run.
  const tag = name === "upright" ? [] : ["@nightly"];
  test(`Nothing is under a phone's notch and corners, ${name}`, { tag }, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await cover(page, insets);
    for (const path of PATHS) {
      await page.goto(path);
      await expectUncovered(page, insets);
      if (name === "upright") expect(await findSmall(page), path).toEqual([]);
    }
    await openKept(page, {
      ...answered,
      stage: "offer",
      finalArchetype: "echo",
      name: "Ada",
      email: "ada@example.com",
    });
    await expect(page.getByRole("button", { name: "Get My Dating Bundle" }).first()).toBeVisible();
    await expectUncovered(page, insets);
  });

  test(`Dialogs and messages keep clear of notch and corners, ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await stopTime(page);
    await cover(page, insets);
    await page.goto("/perfectionism");
    await untilHydrated(page.getByRole("link", { name: "Get the toolkit" }).first());
    await page.clock.runFor(120_500);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const isClear = (box: Awaited<ReturnType<typeof dialog.boundingBox>>) =>
      box !== null &&
      box.x >= insets.left &&
      box.y >= insets.top &&
      box.x + box.width <= width - insets.right &&
      box.y + box.height <= height - insets.bottom;
    expect(isClear(await dialog.boundingBox())).toBe(true);
    // All of its content can be reached by scrolling in it.
    await dialog.getByRole("button").last().scrollIntoViewIfNeeded();
    expect(isClear(await dialog.getByRole("button").last().boundingBox())).toBe(true);

    await openGate(page);
    await page.getByRole("button", { name: "Unlock My Results" }).click();
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await expect(dismiss).toBeVisible();
    expect(isClear(await dismiss.boundingBox())).toBe(true);
  });
}

test("The field and its submit button fit above a phone's keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    /viewport-fit=cover.*interactive-widget=resizes-content/,
  );
  await openGate(page);
  // The part of a small phone's screen that its keyboard leaves free.
  await page.setViewportSize({ width: 375, height: 330 });
  for (const [path, name] of [
    [page.url(), "Unlock My Results"],
    ["/", "Claim"],
    ["/downloads", "Email me fresh links"],
  ] as const) {
    await page.goto(path);
    await scrollTo(page, 0);
    const field = page.locator("input[type=email]");
    await field.focus();
    const button = page
      .locator("form")
      .filter({ has: field })
      .locator("button[type=submit]")
      .last();
    await expect(field, name).toBeInViewport({ ratio: 1 });
    await expect(button, name).toBeInViewport({ ratio: 0.9 });
  }
});
