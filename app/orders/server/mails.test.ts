import { expect, test } from "vitest";
import type { PaidWith } from "#app/domain/purchase/billing.ts";
import type { OrderId, ProductId } from "#app/domain/purchase/order.ts";
import { composeMail } from "#app/email/compose-mail.ts";
import { askForRefund } from "#app/funnels/shared/content/guarantee.ts";
import * as mails from "../../../tests/fixtures/email-content.ts";
import { writeOrderDelivery, writeOrderRefunded } from "./mails.ts";

const CREATED_AT = Date.UTC(2026, 10, 22);
const deps = {
  brand: mails.brand,
  linkSecrets: mails.LINK_SECRETS,
  printOrderReport: async () => null,
  findPaidWith: async (): Promise<PaidWith | null> => null,
  findBuyerName: async (): Promise<string | null> => null,
};
const ID = "7777abcd-7777-4777-8777-777777777777" as OrderId;
const job = (product: ProductId = "dating_bundle", amountCents = 1_999) => ({
  createdAt: CREATED_AT,
  email: "ada@example.test",
  payload: { orderId: ID, product, amountCents, paidAt: CREATED_AT },
});
const read = async (content: Promise<Parameters<typeof composeMail>[0]>) => {
  const { subject, text } = composeMail(await content, mails.sender, mails.envelope);
  return `${subject}\n\n${mails.readText(text)}`;
};

test("The delivery mail has this text", async () => {
  expect(await read(writeOrderDelivery(deps, job()))).toMatchInlineSnapshot(`
    "Your downloads: The dating bundle

    Everything is ready for you

    Hello,

    Thank you for your order. The dating bundle is yours now. You’ll find “The dating archetypes guide” and “Your personal report” in your downloads, along with a searchable library of 25 short guides.

    The button opens your downloads in any browser.

    Your receipt: $19.99, paid on November 22, 2026 (UTC), order number 7777ABCD. This is a one-time payment. Nothing renews.

    Open my downloads:
    https://kindling.example/downloads/open?token=TOKEN

    Open my library:
    https://kindling.example/downloads/open?token=TOKEN&to=library

    The link works for 30 days, and you can get a fresh one at any time. Anyone who has it can open your downloads, so please keep this email to yourself.

    Not what you hoped for? Write to hello@kindling.example within 30 days of paying, and you’ll get all of your money back, no reason needed.

    -- 
    You’re getting this email because something was bought with this address. It’s about your purchase.
    "
  `);
});

test("A buyer who gave a name with the order is greeted by it", async () => {
  const known = { ...deps, findBuyerName: async (id: OrderId) => (id === ID ? "Ada" : null) };
  expect(await read(writeOrderDelivery(known, job()))).toContain("\n\nHello Ada,\n\n");
  expect(await read(writeOrderRefunded(known, job()))).toContain("\n\nHello Ada,\n\n");
});

test.each([
  ["one long word", "A".repeat(100)],
  ["many words", "Ada Lovelace ".repeat(7).trim()],
  ["letters that take two units each", "𝒜".repeat(50)],
])("A buyer whose name is %s gets the same mails as one without a name", async (_what, name) => {
  const known = { ...deps, findBuyerName: async () => name };
  for (const write of [writeOrderDelivery, writeOrderRefunded]) {
    const mail = await read(write(known, job()));
    expect(mail).toBe(await read(write(deps, job())));
    expect(mail.split("\n")[0]?.length).toBeLessThan(50);
  }
});

test("The mail about a refund has this text", async () => {
  expect(
    await read(writeOrderRefunded(deps, job("perfectionism_toolkit", 3_900))),
  ).toMatchInlineSnapshot(`
    "Your refund: The perfectionism toolkit

    Your money is on its way back

    Hello,

    We’ve refunded everything you paid for “The perfectionism toolkit” on November 22, 2026 (UTC): $39, order number 7777ABCD. It goes back to the card you paid with. Banks usually take five to ten business days.

    Your downloads are now closed. Thank you for giving it a try.

    See my downloads:
    https://kindling.example/downloads/open?token=TOKEN

    Does something look wrong? Write to hello@kindling.example with your order number.

    -- 
    You’re getting this email because something was bought with this address. It’s about your purchase.
    "
  `);
});

test.each<[ProductId, number]>([
  ["dating_bundle", 1_999],
  ["perfectionism_toolkit", 4_900],
  ["perfectionism_toolkit", 3_900],
])("The delivery mail for %s at %i states the one guarantee", async (product, cents) => {
  const { notes } = await writeOrderDelivery(deps, job(product, cents));
  expect(notes).toContain(askForRefund.order("hello@kindling.example"));
});

test("A mail is the same on each try", async () => {
  expect(await writeOrderDelivery(deps, job())).toEqual(await writeOrderDelivery(deps, job()));
});

test("A receipt names the card's last digits and the words on its statement", async () => {
  const { paragraphs } = await writeOrderDelivery(
    { ...deps, findPaidWith: async () => ({ last4: "4242", statement: "KINDLING* GUIDES" }) },
    job(),
  );
  expect(paragraphs.join("\n")).toContain(
    "You paid with the card ending in 4242. Your card statement shows it as “KINDLING* GUIDES”.",
  );
});
