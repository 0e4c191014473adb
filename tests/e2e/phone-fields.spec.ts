import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { openOffer, openPayment } from "../setup/dating-order.ts";
import { answered, openKept } from "../setup/dating-quiz.ts";
import { askForCheckout, openGateByCalls } from "../setup/paid.ts";
import { openCheckout } from "../setup/paywall.ts";
import { openGate } from "../setup/preview.ts";

const ADDRESS = "email email none false";

/** Name, input mode and autocomplete of every text field. */
async function describeFields(page: Page): Promise<Record<string, string>> {
  const fields = await page
    .locator("input:visible:not([type=radio]), select:visible, textarea:visible")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const input = element as HTMLInputElement;
        const { fontSize, touchAction } = getComputedStyle(input);
        // Below this Safari zooms into a field that gets the focus, and stays there.
        if (Number.parseFloat(fontSize) < 16) throw new Error(`${input.name}: ${fontSize}`);
        if (touchAction === "auto" && !location.pathname.startsWith("/__sandbox"))
          throw new Error(input.name);
        const is = (name: string) => input.getAttribute(name) ?? "-";
        return [
          input.name,
          [input.inputMode || "-", is("autocomplete"), is("autocapitalize"), is("spellcheck")].join(
            " ",
          ),
        ] as const;
      }),
    );
  return Object.fromEntries(fields);
}

test("Each field asks for its keyboard, is filled in by the phone, and is not zoomed into", async ({
  page,
}) => {
  await page.goto("/");
  expect(await describeFields(page)).toEqual({ email: ADDRESS });
  await page.goto("/downloads");
  expect(await describeFields(page)).toEqual({ email: ADDRESS });
  await openKept(page, { ...answered, stage: "email" });
  await expect(page.getByLabel("Name")).toBeVisible();
  expect(await describeFields(page)).toEqual({ name: "- given-name words false", email: ADDRESS });
  await openGate(page);
  expect(await describeFields(page)).toEqual({ email: ADDRESS });
  await openCheckout(page);
  await expect(page.locator("select")).toBeVisible();
  expect(await describeFields(page)).toEqual({ email: ADDRESS, country: "- country - -" });
});

test("A card's fields are known to the phone that keeps it", async ({ page }) => {
  const card = {
    number: "numeric cc-number - -",
    expiry: "numeric cc-exp - -",
    cvc: "numeric cc-csc - -",
  };
  await openOffer(page);
  await openPayment(page);
  expect(await describeFields(page)).toMatchObject(card);
  await page.goto("/checkout");
  await expect(page.getByLabel("Card number")).toBeVisible();
  expect(await describeFields(page)).toMatchObject({ ...card, email: ADDRESS });
  await page.goto(await askForCheckout(page.request, await openGateByCalls(page.request)));
  expect(await describeFields(page)).toMatchObject({
    ...card,
    name: "- cc-name words false",
    country: "- country - -",
    postal_code: "- postal-code characters false",
  });
});
