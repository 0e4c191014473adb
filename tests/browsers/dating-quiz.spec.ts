import { expect, test } from "./browser-test.ts";
import type { Visitor } from "./visitor.ts";

const buyerAddress = () => `buyer-${crypto.randomUUID()}@example.test`;
/** One Likert and one choice question, which differ in layout. */
const LOOKED_AT = [1, 2, 3, 11];

async function answerQuestion(visitor: Visitor, number: number): Promise<void> {
  await visitor.see(`Question ${number} of 20`);
  if (LOOKED_AT.includes(number)) await visitor.look(`question ${number}`);
  await visitor.press("radio", "/./", number % 4);
  if (number % 5 !== 0) return;
  await visitor.see("Key Insight");
  if (number === 5) await visitor.look("insight");
  await visitor.press("button", "Continue");
}

test("The dating quiz: from its landing page to the bundle", async ({ visitor }) => {
  test.slow();
  await visitor.open("/quiz1");
  await visitor.lookDown("landing");
  await visitor.press("button", "Reveal My Dating Pattern");
  await visitor.see("How old are you?");
  await visitor.look("age");
  await visitor.press("button", "25–34");
  await visitor.see("How do you describe yourself?");
  await visitor.look("gender");
  await visitor.press("button", "Non-Binary");
  for (let number = 1; number <= 20; number += 1) await answerQuestion(visitor, number);
  await visitor.see("Analyzing Your Results...");
  await visitor.look("loading");

  await visitor.see("Your Dating Pattern Is Revealed");
  await visitor.press("button", "Get My Results");
  await visitor.see("Please enter your name to see your results.");
  await visitor.look("name is missing");
  await visitor.fill("First name", "Ada");
  await visitor.fill("Email address", buyerAddress());
  await visitor.press("button", "Get My Results");
  await visitor.see("Ada, your pattern is");
  await visitor.lookDown("offer");
  await visitor.press("disclosure", "/How do I get access/");
  await visitor.see("download links by email");
  await visitor.press("button", "Get My Dating Bundle");
  await visitor.see("Complete Your Order");
  await visitor.fill("Card number", "4242424242424242");
  await visitor.fill("/^Expiration/", "1240");
  await visitor.fill("Security code", "123");
  await visitor.fill("/^ZIP/", "12345");
  await visitor.lookDown("order");
  await visitor.press("button", "Pay $19.99");
  await visitor.see("Payment Successful!");
  await visitor.see("Quiz Complete & Paid");
  await visitor.look("success");
  await visitor.run(() => void document.querySelector("[data-confetti]")?.remove());
  await visitor.lookDown("success");
  expect(await visitor.run(() => localStorage.getItem("quiz1_session"))).toBeNull();

  await visitor.open("/downloads");
  await visitor.lookDown("downloads");
  await visitor.open("/library");
  await visitor.lookDown("library");
});
