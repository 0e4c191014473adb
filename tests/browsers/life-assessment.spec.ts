import { expect, test } from "./browser-test.ts";
import { showAsPrinted } from "./show-as-printed.ts";
import type { Visitor } from "./visitor.ts";

/** The other steps are answered by script, which takes a fifth of the time. */
const PRESSED_STEPS = 3;

/** The radio button, by index, that is chosen for a statement of a step. */
const choose = (step: number, place: number): number => place * 5 + ((step + place) % 5);

async function answerStep(visitor: Visitor, step: number): Promise<void> {
  await visitor.see(`Step ${step} of 20`);
  if (step <= PRESSED_STEPS) {
    for (let place = 0; place < 5; place += 1) await visitor.check(choose(step, place));
  } else {
    const places = Array.from({ length: 5 }, (_, place) => choose(step, place));
    await visitor.driver.run((chosen: number[]) => {
      const radios = document.querySelectorAll<HTMLInputElement>("input[type=radio]");
      for (const place of chosen) radios[place]?.click();
    }, places);
  }
  await visitor.press("button", "/^(Next|Complete)/");
  if (step % 4 !== 0) return;
  await visitor.look(`interstitial ${step / 4}`);
  await visitor.press("button", step === 20 ? "View Results" : "Continue Assessment");
}

test("The life assessment: from its landing page to the results that were paid for", async ({
  visitor,
}) => {
  test.slow();
  await visitor.open("/quiz2");
  await visitor.lookDown("landing");
  await visitor.press("link", "Start Life Audit");
  await visitor.expectPath("/quiz2/start");
  await visitor.see("Step 1 of 20");
  await visitor.lookDown("first step");
  await visitor.run(() => history.back());
  await visitor.expectPath("/quiz2");
  await visitor.press("link", "Start Life Audit");

  await visitor.see("Step 1 of 20");
  await visitor.check(0);
  await visitor.driver.press("ArrowRight");
  const readChosen = () => document.querySelector<HTMLInputElement>("input:checked")?.value;
  await expect.poll(() => visitor.run(readChosen)).toBe("2");
  for (let step = 1; step <= 20; step += 1) await answerStep(visitor, step);

  await visitor.see("Amazing Work!");
  await visitor.look("gate");
  await visitor.fill("Email address", `buyer-${crypto.randomUUID()}@example.com`);
  await visitor.press("button", "Unlock My Results");
  await visitor.see("Analyzing Your Results...");
  await visitor.look("analysis");
  await visitor.see("Assessment Complete!");
  await visitor.lookDown("preview");
  await visitor.press("link", "Unlock Complete Results - $2");
  await visitor.see("Start My $2 Trial Now");
  await visitor.lookDown("paywall");
  await visitor.press("button", "Start My $2 Trial Now");
  await visitor.press("field", "Email Address");
  await visitor.driver.press("Tab");
  await visitor.driver.type("Portu");
  const readCountry = () => (document.activeElement as HTMLSelectElement | null)?.value;
  expect(await visitor.run(readCountry)).toBe("PT");
  await visitor.look("paywall form");
  await visitor.press("button", "Complete $2 Trial Payment");
  await visitor.fill("Card number", "4242424242424242");
  await visitor.fill("/^Expiration/", "12/40");
  await visitor.fill("Security code", "123");
  await visitor.fill("Cardholder name", "Ada");
  await visitor.press("button", "Start trial");

  await visitor.see("Trial Activated");
  await visitor.lookDown("thank you");
  await visitor.press("link", "View My Results");
  await visitor.see("Your Complete Results");
  await visitor.press("button", "/^5/");
  await visitor.lookDown("results");
  await visitor.press("button", "/^Download Action Plan/");
  await visitor.see("Action Plan Downloaded!");
  for (const [name, seen] of [
    ["Areas", "Your 25 sides"],
    ["My seven days", "0 of 7 days done"],
    ["Library", "Your three guides"],
  ] as const) {
    await visitor.press("link", name);
    await visitor.see(seen);
    await visitor.lookDown(`results ${name}`);
  }
  await visitor.run(showAsPrinted);
  await visitor.lookDown("printed results");

  await visitor.open("/quiz2/courses");
  await visitor.lookDown("courses");
  await visitor.press("link", "/Open the lesson/");
  await visitor.see("Mark as read");
  await visitor.lookDown("lesson");
  await visitor.press("button", "Mark as read");
  await visitor.see("1 of 5 lessons");
  await visitor.open("/quiz2/manage");
  await visitor.see("Your trial is running");
  await visitor.lookDown("manage");
  await visitor.press("button", "Cancel my trial");
  await visitor.see("Canceled");
  await visitor.look("cancelled");
});

test("Without an attempt each screen leads to one", async ({ visitor, allowComplaint }) => {
  allowComplaint(/404/);
  for (const [path, words] of [
    ["/quiz2/results", "No Assessment Found"],
    ["/quiz2/mini", "No Assessment Found"],
    ["/quiz2/paywall", "Session Expired"],
  ] as const) {
    await visitor.open(path);
    await visitor.see(words);
    await visitor.look(words);
  }
});
