import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { readWeeks } from "../../products/perfectionism-toolkit/read-weeks.ts";
import { writeStartPage } from "../../products/perfectionism-toolkit/start-page.ts";
import { expect, expectAccessibleInBothThemes, test } from "../setup/browser.ts";

test("The start page makes a calendar for the day that is chosen", async ({ page }, testInfo) => {
  const path = testInfo.outputPath("Start here.html");
  writeFileSync(path, await writeStartPage(readWeeks().flatMap(({ days }) => days)));
  await page.clock.setFixedTime(new Date("2027-02-28T22:00:00-05:00"));
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByLabel("First day")).toHaveValue("2027-03-01");
  await expectAccessibleInBothThemes(page);

  await page.getByLabel("First day").fill("2027-03-08");
  await page.getByLabel(/Reminder at/).fill("07:30");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save my calendar" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("30 days from 2027-03-08.ics");
  await expect(page.getByRole("status")).toContainText("is among your downloads");
  const starts = readFileSync(await saved.path(), "utf8").match(/^DTSTART:.*(?=\r$)/gm);
  expect(starts).toHaveLength(30);
  expect(starts?.[0]).toBe("DTSTART:20270308T073000");
  expect(starts?.at(-1)).toBe("DTSTART:20270406T073000");
});
