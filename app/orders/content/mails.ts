import { formatOrderNumber, type OrderId } from "#app/domain/purchase/order.ts";
import { askForRefund } from "#app/funnels/shared/content/guarantee.ts";
import { CONSENT_REMINDER } from "#app/funnels/shared/content/withdrawal.ts";

/** The data of a mail about an order. `amount` and `day` are formatted. */
type Bought = {
  readonly id: OrderId;
  readonly name: string;
  readonly amount: string;
  readonly day: string;
  readonly downloads: readonly string[];
  readonly guides: number;
  /** To immediate delivery, and with it to the end of the right of withdrawal. */
  readonly hasConsented: boolean;
  readonly contactEmail: string;
  readonly greeting: string;
};

export const greetings = { plain: "Hello,", named: (name: string) => `Hello ${name},` } as const;

const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat("en").format(names.map((name) => `“${name}”`));

const reason =
  "You get this mail because something was bought with this address. It is about what you bought.";

/** The mail that delivers an order. */
export const orderDelivery = (bought: Bought) => ({
  subject: `Your downloads: ${bought.name}`,
  preview: `Order ${formatOrderNumber(bought.id)}, ${bought.amount}. Everything is ready for you.`,
  title: "Everything is ready for you",
  greeting: bought.greeting,
  paragraphs: [
    `Thank you for your trust. ${bought.name} is yours now: ${listNames(bought.downloads)}. The library of ${bought.guides} short guides comes with it, on a page where you can search them.`,
    "The button opens your downloads in any browser. Take your time: one small step today is plenty.",
    `Your receipt: ${bought.amount}, paid on ${bought.day}, order number ${formatOrderNumber(bought.id)}. One payment, nothing renews.`,
    ...(bought.hasConsented ? [CONSENT_REMINDER] : []),
  ],
  action: "Open my downloads",
  notes: [
    "The link works for 30 days, and fresh ones can be had at any time. Whoever has it can open your downloads, so please keep this mail to yourself.",
    askForRefund(bought.contactEmail),
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
    "You asked us for fresh links to what was bought with this address. Here they are.",
    count === 1
      ? "The button opens your downloads in any browser."
      : "The button opens your newest purchase in any browser, and each link below it one more.",
  ],
  action: (name: string) => `Open: ${name}`,
  notes: [
    "The links work for 30 days, and fresh ones can be had at any time. Whoever has them can open your downloads, so please keep this mail to yourself.",
    "It was not you who asked? Then there is nothing to do: the links came to you alone.",
  ],
  reason:
    "You get this mail because somebody asked for the downloads that were bought with this address.",
});

/** The mail that confirms a full refund. */
export const orderRefunded = (bought: Bought) => ({
  subject: `Your refund: ${bought.name}`,
  preview: `${bought.amount} on the way back to your card.`,
  title: "Your money is on its way back",
  greeting: bought.greeting,
  paragraphs: [
    `We have refunded all that you paid for “${bought.name}” on ${bought.day}: ${bought.amount}, order number ${formatOrderNumber(bought.id)}. It goes back to the card that paid, which takes banks five to ten days.`,
    "Your downloads are closed with it. Thank you for having tried.",
  ],
  action: "Look at your downloads",
  notes: [`Something is not right here? Write to ${bought.contactEmail} with your order number.`],
  reason,
});
