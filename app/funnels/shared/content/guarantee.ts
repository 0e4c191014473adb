import { GUARANTEE_DAYS, GUARANTEE_TITLE } from "./guarantee-term.ts";

export { GUARANTEE_DAYS, GUARANTEE_ID } from "./guarantee-term.ts";

const DAYS = `${GUARANTEE_DAYS} days`;

/**
 * The one guarantee of everything that is sold (docs/product.md#guarantee). Every page, mail and receipt takes its
 * words from here.
 */
export const guarantee = {
  title: GUARANTEE_TITLE,
  badge: "Money-Back Guarantee",
  /** What it covers, by what was sold. */
  covers: {
    order: `For ${DAYS} after you pay, you can get all of your money back.`,
    subscription: `For ${DAYS} after the first payment of a subscription, you can get back everything you have paid for it, renewals included. The subscription ends with the refund.`,
  },
  /** How to use it. The contact address goes between the two. */
  ask: {
    before: "Write to",
    after:
      "from the address that you paid with. One line is enough, with no reason needed. The money goes back to the card that you paid with. Banks usually take five to ten business days.",
  },
} as const;

/** The same in one sentence, for mails. */
export const askForRefund = {
  order: (contactEmail: string) =>
    `Not what you hoped for? Write to ${contactEmail} within ${DAYS} of paying, and you’ll get all of your money back, no reason needed.`,
  subscription: (contactEmail: string) =>
    `Not what you hoped for? Write to ${contactEmail} within ${DAYS} of the subscription’s first payment, and you’ll get back everything you’ve paid for it, no reason needed.`,
} as const;
