import type { Locator, Page } from "@playwright/test";
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
        // Below this size Safari zooms into a field that gets the focus, and stays zoomed in.
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

test("Each field asks for its keyboard, and is not zoomed into", async ({ page }) => {
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

test("A phone that has stored a card can fill in a card's fields", async ({ page }) => {
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
  expect(await describeFields(page)).toMatchObject({ ...card, name: "- cc-name words false" });
});

test("A form's error never covers its field, above any keyboard", async ({ page }) => {
  const name = page.getByLabel("First name");
  const email = page.getByLabel("Email address");
  const submit = page.getByRole("button", { name: "Get My Results" });
  const toast = page.getByRole("alert").locator("> div");
  const expectClear = async (field: Locator, title: string) => {
    await expect(toast).toContainText(title);
    await expect(field).toBeFocused();
    const shown = await boxOf(toast);
    // The field with its label and its error text.
    const { top, bottom } = await boxOf(field.locator(".."));
    expect(shown.top >= bottom || shown.bottom <= top, title).toBe(true);
    expect(shown.top).toBeGreaterThanOrEqual(0);
  };
  for (const size of [
    { width: 320, height: 400 },
    { width: 375, height: 380 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize(size);
    await openKept(page, { ...answered, stage: "email" });
    await submit.click();
    await expectClear(name, "Name required");
    await name.fill("Ada");
    // First by a press, which takes the focus from the field, then by the keyboard.
    await submit.click();
    await expectClear(email, "Email required");
    await email.fill("ada@");
    await email.press("Enter");
    await expectClear(email, "Invalid Email");
    await submit.click();
    await expectClear(email, "Invalid Email");
  }
});

const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  });
