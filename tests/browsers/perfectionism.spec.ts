import { expect, test } from "./browser-test.ts";

/** Simulates the pointer leaving through the top of the window, which no driver can do. */
function leaveByTop(): void {
  const at = { clientX: 200, clientY: -1, bubbles: true };
  document.documentElement.dispatchEvent(new MouseEvent("mouseleave", at));
}

test("The toolkit: read to its end, then bought at the price of the exit offer", async ({
  visitor,
  allowComplaint,
}) => {
  test.slow();
  allowComplaint(/402/);
  await visitor.open("/perfectionism");
  await visitor.lookDown("sales page");
  await visitor.press("disclosure", "What if it isn’t for me?");
  await visitor.look("question opened");
  await visitor.run(leaveByTop);
  await visitor.see("Before you go");
  await visitor.look("exit offer");
  await visitor.driver.press("Escape");
  await expect.poll(() => visitor.run(() => document.querySelector("dialog:modal"))).toBeNull();
  await visitor.open("/checkout?price=39");
  await visitor.fill("/^Email/", `buyer-${crypto.randomUUID()}@example.test`);
  await visitor.fill("Card number", "4000000000000002");
  await visitor.fill("/^Expiration/", "1240");
  await visitor.fill("Security code", "123");
  await visitor.fill("/^ZIP/", "12345");
  await visitor.lookDown("checkout");
  await visitor.press("button", "Pay $39");
  await visitor.see("Your card was declined.");
  await visitor.look("declined");
  await visitor.fill("Card number", "4242424242424242");
  await visitor.press("button", "Pay $39");
  await visitor.see("Payment successful!");
  await visitor.look("bought");
  await visitor.driver.press("Escape");
  await visitor.expectPath("/perfectionism");
});
