import { SUBSCRIPTION_CONSENT } from "./withdrawal.ts";

export const PAYWALL_PATH = "/quiz2/paywall";

/** Display prices; the server's catalogue decides what is charged. */
export const price = { trial: "$2", monthly: "$19.99" } as const;

/** The address of an attempt's results; null: of those that the browser is to show first. */
export const resultsOf = (attemptId: string | null): string =>
  `/quiz2/results${attemptId === null ? "" : `?attempt=${attemptId}`}`;

export const MANAGE_PATH = "/quiz2/manage";
/** All completed attempts of a subscriber. */
export const HISTORY_PATH = "/quiz2/history";
export const HISTORY_LINK = "My History";
export const MANAGE_LINK = "Manage subscription";
/** The form for subscribers whose browser has no access. */
export const LINK_FORM = `${MANAGE_PATH}#link`;
export const wayBack = "Already a subscriber? Get a link by email";
export const PAY_ACTION = `Complete ${price.trial} Trial Payment`;

export const PAY_MONTHLY_ACTION = `Pay ${price.monthly} and Subscribe`;

/**
 * Versions of the texts below, oldest first: a change of the texts appends a version. The pay form sends the version
 * that its page shows, which may be an older one.
 */
export const TRIAL_CONSENTS = ["2026-11-27-trial", "2026-11-27-monthly"] as const;
type TrialConsent = (typeof TRIAL_CONSENTS)[number];

/** The newest version for each offer. */
export const TERMS_VERSIONS = {
  trial: "2026-11-27-trial",
  monthly: "2026-11-27-monthly",
} as const satisfies Record<string, TrialConsent>;

/** Earlier versions, which did not mention the right of withdrawal. */
const WITHOUT_WITHDRAWAL: readonly (string | null)[] = [null, "2026-11-22", "2026-11-23-monthly"];

/** Whether a buyer who accepted this version of the terms gave up the right of withdrawal. */
export const hasGivenUpWithdrawal = (consentVersion: string | null): boolean =>
  !WITHOUT_WITHDRAWAL.includes(consentVersion);

/** The terms beside the pay button. `renewalDay` is formatted for display. */
export const trialTerms = (renewalDay: string) => ({
  rows: [
    { name: "Today", text: price.trial },
    { name: "First renewal", text: `${price.monthly} on ${renewalDay}, then monthly` },
  ],
  cancel: {
    name: "How to cancel",
    before: "Two clicks, no login: open",
    link: MANAGE_LINK,
    after: `and press Cancel. Before ${renewalDay}, nothing more is charged. The link is also in every email about your subscription.`,
  },
  consent: `By pressing “${PAY_ACTION}” you accept these terms: ${price.trial} today, and ${price.monthly} each month from ${renewalDay} on, until you cancel. ${SUBSCRIPTION_CONSENT}`,
});

/** The terms of a subscription without a trial, in the same form. */
export const monthlyTerms = (renewalDay: string) => ({
  rows: [
    { name: "Today", text: price.monthly },
    { name: "Next charge", text: `${price.monthly} on ${renewalDay}, then monthly` },
  ],
  cancel: {
    name: "How to cancel",
    before: "Two clicks, no login: open",
    link: MANAGE_LINK,
    after: `and press Cancel. Before ${renewalDay}, nothing more is charged. The link is also in every email about your subscription.`,
  },
  consent: `By pressing “${PAY_MONTHLY_ACTION}” you accept these terms: ${price.monthly} today, and ${price.monthly} each month from ${renewalDay} on, until you cancel. ${SUBSCRIPTION_CONSENT}`,
});

/** The terms of each offer. */
export const termsOf = { trial: trialTerms, monthly: monthlyTerms } as const;
