import type { Page } from "@playwright/test";
import { buyByCalls } from "../setup/bought.ts";
import {
  download,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from "../setup/browser.ts";
import { gotoPainted, holdScripts, untilPainted } from "../setup/held-scripts.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { readMails } from "../setup/inbox.ts";

const words = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const titles = (page: Page) => page.getByRole("heading", { level: 3 });
const results = (page: Page) => page.getByRole("search").locator("~ [role=status]");

async function expectDownload(page: Page, name: string, file: string): Promise<void> {
  const link = page.getByRole("link", { name });
  expect((await download(page, () => link.press("Enter"))).name).toBe(file);
}

test("The library is searched before script and with it", async ({ page, otherPage }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/privacy-policy");
  const { email } = await buyByCalls(page.request, "guide");
  const release = await holdScripts(page);
  await gotoPainted(page, "/library");
  await expect(titles(page)).toHaveCount(25);
  // Without script a book opens in place.
  await page.getByRole("heading", { level: 3, name: "Texting Without Tangles" }).click();
  await expect(page.getByRole("link", { name: "Download Texting Without Tangles" })).toBeVisible();
  await expect(page.getByText("Chosen for you")).toHaveCount(3);
  await expect(results(page)).toHaveText("All 25 guides");
  await words(page).fill("CASANOVA");
  await words(page).press("Enter");
  await expect(page).toHaveURL("/library?q=CASANOVA&topic=&for=");
  await expect(titles(page)).toHaveText(["Casanova's Cheat Sheet"]);
  await expect(results(page)).toHaveText("1 of 25 guides");

  await gotoPainted(page, "/library");
  await words(page).fill("phones");
  release();
  // The text that was typed before the script loaded counts.
  await expect(titles(page)).toHaveText(["Texting Without Tangles"]);
  await untilHydrated(words(page));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await words(page).fill("");
  await expect(titles(page)).toHaveCount(25);
  await expectAccessibleInBothThemes(page);
  await words(page).pressSequentially("stage m");
  await page.getByLabel("Topic").selectOption("Calm");
  await expect(titles(page)).toHaveText(["First Date Calm"]);
  await page.getByLabel("Written for").selectOption("For people dating women");
  await expect(results(page)).toHaveText("No guide has all of that.");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show all guides" }).press("Enter");
  await expect(results(page)).toBeFocused();
  await expect(titles(page)).toHaveCount(25);
  await expect(page).toHaveURL("/library");
  await words(page).fill("tangles");
  await words(page).press("Enter");
  await expect(page).toHaveURL("/library?q=tangles");
  // The browser requests the icon again for each theme.
  expect(asked.filter((path) => path !== "/favicon.svg")).toEqual([]);
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await untilPainted(page);
  await titles(page).click();
  releaseAgain();
  await untilHydrated(words(page));
  // The book that was opened before the script loaded stays open.
  await expect(page.getByRole("link", { name: "Download Texting Without Tangles" })).toBeVisible();
  await page.reload();
  await expect(titles(page)).toHaveText(["Texting Without Tangles"]);

  const book = page.getByRole("button", { name: "Texting Without Tangles" });
  await book.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Texting Without Tangles" });
  await expect(sheet).toContainText("minutes to read");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(book).toBeFocused();
  // The focus is back before the dialog's close event, which would close the sheet that is opened next.
  await expect(page.locator("dialog a")).toHaveCount(0);
  await book.press("Enter");
  await expectDownload(page, "Download Texting Without Tangles", "texting.pdf");
  await page.keyboard.press("Escape");
  // Until the sheet is closed, nothing outside it takes a key.
  await expect(book).toBeFocused();
  await expectDownload(page, "Download all 25", "dating-library.zip");

  await page.goto("/downloads");
  await page.getByRole("link", { name: "Open my library" }).click();
  await expect(page).toHaveURL("/library");
  await otherPage.goto("/library");
  await expect(otherPage.getByRole("heading", { level: 1 })).toHaveText(
    "Nothing was bought in this browser",
  );
  const [mail] = await readMails(page.request, email, 1);
  await otherPage.goto(mail?.links.find((link) => link.endsWith("&to=library")) ?? "");
  await otherPage.getByRole("button", { name: "Open my downloads" }).click();
  await expect(otherPage).toHaveURL("/library");
  await expect(titles(otherPage)).toHaveCount(25);
});
