import { expect, heading } from "../setup/browser.ts";
import { becomeBuyer, test } from "../setup/shared-buyer.ts";

test("The flower of the strongest and the weakest area lies on no text", async ({
  page,
  buyer,
}) => {
  await becomeBuyer(page, buyer);
  await page.goto("/quiz2/results");
  await expect(heading(page, "Your Complete Results")).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const title of ["Your Strength Area", "Priority Focus Area"]) {
      const card = page.getByRole("heading", { name: title }).locator("../..");
      const covered = await card.evaluate((node) => {
        const mark = node.querySelector("svg")?.getBoundingClientRect();
        if (!mark) return ["no mark"];
        return [...node.querySelectorAll("h2, p")].flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const isCovered = ({ left, right, top, bottom }: DOMRect) =>
            left < mark.right && right > mark.left && top < mark.bottom && bottom > mark.top;
          return [...range.getClientRects()].some(isCovered) ? [text.textContent] : [];
        });
      });
      expect(covered, `${title} at ${width} px`).toEqual([]);
    }
  }
});
