import { formatPurchase } from "#app/domain/purchase/reviewed-purchase.ts";
import { buyByCalls } from "../setup/bought.ts";
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  heading,
  test,
} from "../setup/browser.ts";
import { makeMailedPath } from "../setup/mailed-link.ts";

test.use({ viewport: { width: 320, height: 640 } });

test("A buyer reviews with and without script", async ({
  page,
  browser,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/40[04]/);
  const { orderId } = await buyByCalls(page.request, "guide");
  const purchase = formatPurchase({ kind: "order", id: orderId as never });
  const path = await makeMailedPath("/review", "write_review", purchase);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
  // By keyboard: into the row of stars, and on by arrows.
  await page.getByLabel("1 star: it didn’t help").focus();
  for (let star = 1; star < 4; star += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("4 stars: it helped")).toBeChecked();
  await page.getByLabel("Your words").fill("It helped.");
  await page.getByLabel("First name, as you’d like it shown").fill("Zoë");
  // As in browsers that do not validate forms themselves.
  await page.getByLabel("You may publish").evaluate((box) => box.removeAttribute("required"));
  await page.getByRole("button", { name: "Send my review" }).click();
  await expect(page.getByText("We can only keep a review that we may publish.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
  await page.getByLabel("You may publish").check();
  await page.getByRole("button", { name: "Send my review" }).click();
  await expect(heading(page)).toHaveText("Thank you");

  const without = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const plain = await without.newPage();
  await plain.goto(path);
  await expect(plain.getByLabel("4 stars: it helped")).toBeChecked();
  await plain.getByLabel("Your words").fill("It helped more.");
  await plain.getByRole("button", { name: "Send my review" }).click();
  await expect(heading(plain)).toHaveText("Thank you");
  await without.close();
});
