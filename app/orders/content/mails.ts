import { plural } from "#app/domain/plural.ts";
import type { PaidWith } from "#app/domain/purchase/billing.ts";
import { formatOrderNumber, type OrderId } from "#app/domain/purchase/order.ts";
import { askForRefund } from "#app/funnels/shared/content/guarantee.ts";
import { describePaidWith } from "#app/funnels/shared/content/paid-with.ts";
import { CONSENT_REMINDER } from "#app/funnels/shared/content/withdrawal.ts";

/** The data of a mail about an order. `amount` and `day` are formatted. */
type Bought = {
  readonly id: OrderId;
  readonly name: string;
  readonly amount: string;
  readonly day: string;
  readonly downloads: readonly string[];
  readonly guides: number;
  /** To immediate delivery, and so to the loss of the right of withdrawal. */
  readonly hasConsented: boolean;
  readonly contactEmail: string;
  readonly greeting: string;
  readonly paidWith: PaidWith;
};

export const greetings = { plain: "Hello,", named: (name: string) => `Hello ${name},` } as const;

const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat("en").format(names.map((name) => `“${name}”`));

const reason =
  "You’re getting this email because something was bought with this address. It’s about your purchase.";

/** The mail that delivers an order. */
export const orderDelivery = (bought: Bought) => ({
  subject: `Your downloads: ${bought.name}`,
  preview: `Order ${formatOrderNumber(bought.id)}, ${bought.amount}. Everything is ready for you.`,
  title: "Everything is ready for you",
  greeting: bought.greeting,
  paragraphs: [
    `Thank you for your order. ${bought.name} is yours now. You’ll find ${listNames(bought.downloads)} in your downloads, along with a searchable library of ${bought.guides} short guides.`,
    "The button opens your downloads in any browser.",
    `Your receipt: ${bought.amount}, paid on ${bought.day}, order number ${formatOrderNumber(bought.id)}. This is a one-time payment. Nothing renews.${describePaidWith(bought.paidWith)}`,
    ...(bought.hasConsented ? [CONSENT_REMINDER] : []),
  ],
  action: "Open my downloads",
  notes: [
    "The link works for 30 days, and you can get a fresh one at any time. Anyone who has it can open your downloads, so please keep this email to yourself.",
    askForRefund.order(bought.contactEmail),
  ],
  reason,
});

/** The mail that recovers all paid orders of an address. */
export const orderLinks = (count: number) => ({
  subject: "Fresh links to your downloads",
  preview: "You asked for them. They open your downloads in any browser.",
  title: "Here are your downloads again",
  greeting: greetings.plain,
  paragraphs: [
    "You asked for fresh links to everything bought with this address. Here they are.",
    plural(count, {
      one: "The button opens your downloads in any browser.",
      other:
        "The button opens your newest purchase in any browser, and each link below it opens an earlier one.",
    }),
  ],
  action: (name: string) => `Open: ${name}`,
  notes: [
    "The links work for 30 days, and you can get fresh ones at any time. Anyone who has them can open your downloads, so please keep this email to yourself.",
    "Didn’t ask for this? You can ignore it. Only you received the links.",
  ],
  reason:
    "You’re getting this email because someone asked for the downloads that were bought with this address.",
});

/** The mail that confirms a full refund. */
export const orderRefunded = (bought: Bought) => ({
  subject: `Your refund: ${bought.name}`,
  preview: `${bought.amount} is on its way back to your card.`,
  title: "Your money is on its way back",
  greeting: bought.greeting,
  paragraphs: [
    `We’ve refunded everything you paid for “${bought.name}” on ${bought.day}: ${bought.amount}, order number ${formatOrderNumber(bought.id)}. It goes back to the card you paid with.${describePaidWith(bought.paidWith)} Banks usually take five to ten business days.`,
    "Your downloads are now closed. Thank you for giving it a try.",
  ],
  action: "See my downloads",
  notes: [`Does something look wrong? Write to ${bought.contactEmail} with your order number.`],
  reason,
});
