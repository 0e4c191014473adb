import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { openOffer } from "../setup/dating-order.ts";
import { answered, choices, openKept } from "../setup/dating-quiz.ts";
import { becomeBuyer, test as buyerTest } from "../setup/shared-buyer.ts";

/** From now on the system chooses the colours, as high contrast on Windows does. */
const forceColours = (page: Page) =>
  page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });

/** A system colour as the browser computes it. */
const readSystem = (page: Page, name: "Canvas" | "CanvasText" | "Highlight") =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = color;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);

const read = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

buyerTest(
  "P39 In forced colours the score is readable, and the chosen tab and side stand out",
  async ({ page, buyer }) => {
    await becomeBuyer(page, buyer);
    await forceColours(page);
    await page.goto("/quiz2/results");
    const ring = page.getByRole("img", { name: /^Overall score/ });
    await expect(ring).toBeVisible();
    const [text, highlight] = [
      await readSystem(page, "CanvasText"),
      await readSystem(page, "Highlight"),
    ];
    for (const words of await ring.locator("text").all()) {
      expect(await read(words, "fill")).toBe(text);
    }
    expect(await read(ring.locator("circle").last(), "stroke")).toBe(highlight);
    const bar = page.getByRole("progressbar").first();
    expect(await read(bar, "border-top-width")).toBe("1px");

    const chosen = page.locator("[role=tab][aria-selected=true]");
    expect(await read(chosen, "border-top-width")).toBe("5px");
    expect(await read(chosen, "border-top-color")).toBe(highlight);
    const others = page.locator("[role=tab][aria-selected=false]");
    expect(await read(others.first(), "border-top-width")).toBe("0px");

    await page.goto("/quiz2/results?tab=areas");
    const side = page.locator("button[aria-expanded]").filter({ visible: true });
    await side.first().click();
    const open = page.locator("button[aria-expanded=true]").filter({ visible: true });
    expect(await read(open.first(), "border-top-color")).toBe(highlight);
    const shut = page.locator("button[aria-expanded=false]").filter({ visible: true });
    expect(await read(shut.first(), "border-top-color")).toBe(await readSystem(page, "Canvas"));
  },
);

test("P39 In forced colours the chosen answer and bars stand out", async ({ page }) => {
  await forceColours(page);
  const borders = (all: Locator) =>
    all.evaluateAll((elements) => elements.map((one) => getComputedStyle(one).borderTopWidth));
  // One question with a scale, and one with choices.
  for (const currentQuestion of [0, 1]) {
    await openKept(page, { ...answered, stage: "quiz", currentQuestion });
    const answers = page.locator("main label");
    await expect(answers.nth(0)).toBeVisible();
    await choices(page)
      .nth(0)
      .evaluate((radio: HTMLInputElement) => {
        radio.checked = true;
      });
    expect((await borders(answers)).slice(0, 2)).toEqual(["5px", "1px"]);
  }
  expect(await read(page.getByRole("progressbar"), "border-top-width")).toBe("1px");

  const scores = { echo: 8, avoidant: 4, idealist: 2, analyzer: 1, resigned: 0 };
  await openOffer(page, { scores });
  const highlight = await readSystem(page, "Highlight");
  const rows = page.getByRole("region", { name: "How your answers added up" });
  const bar = rows.locator("li [style]").first();
  expect(await read(bar, "background-color")).toBe(highlight);
  expect(await read(bar.locator(".."), "border-top-width")).toBe("1px");
  const dates = page.getByRole("group", { name: "I date" }).getByRole("button");
  await dates.nth(0).click();
  await expect.poll(() => borders(dates)).toEqual(["5px", "1px", "1px"]);
});
