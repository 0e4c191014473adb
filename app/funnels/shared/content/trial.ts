/** Prices as they are shown; what is charged is decided by the server's catalogue. */
export const price = { trial: "$2", monthly: "$19.99" } as const;

export const MANAGE_PATH = "/quiz2/manage";
export const MANAGE_LINK = "Manage subscription";
export const PAY_ACTION = `Complete ${price.trial} Trial Payment`;

/** Names the words below. A consent is kept with it, so a change of them needs a new version. */
export const TERMS_VERSION = "2026-11-22";

/** What stands right beside the pay button; `renewalDay` in words. */
export const trialTerms = (renewalDay: string) => ({
  rows: [
    { name: "Today", text: price.trial },
    { name: "First renewal", text: `${price.monthly} on ${renewalDay}, then monthly` },
  ],
  cancel: {
    name: "How to cancel",
    before: "Two clicks, no login: open",
    link: MANAGE_LINK,
    after: `and press Cancel. Before ${renewalDay}, nothing more is charged. The link is also in every mail from us.`,
  },
  consent: `By pressing “${PAY_ACTION}” you accept these terms: ${price.trial} today, and ${price.monthly} each month from ${renewalDay} on, until you cancel.`,
});
