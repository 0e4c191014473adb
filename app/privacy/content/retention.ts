import { KEPT_DAYS } from "#app/domain/personal-data.ts";
import { plural } from "#app/domain/plural.ts";

/**
 * How long things are kept: the nightly job deletes by this table (`server/retain.ts`), and the privacy policy prints it,
 * so that the two cannot differ. docs/decisions/0026 says why these ages.
 */
type Kept = {
  readonly term: string;
  readonly days: number;
  /** What the days count from. */
  readonly since: string;
  /** What happens then, if not all of it is deleted. */
  readonly act?: string;
  /** What is kept longer, and other exceptions. */
  readonly more?: string;
};

const YEAR = 365;

export const RETENTION = {
  unfinishedAttempts: {
    term: "Unfinished quizzes",
    days: KEPT_DAYS.unfinishedAttempts,
    since: "your last answer, or after you started if you gave none",
  },
  answers: {
    term: "Quiz answers",
    days: KEPT_DAYS.answers,
    since: "you finish",
    more: "The scores stay with your result, and so does a report that you bought, as it was when it was made.",
  },
  pulseAnswers: {
    term: "Answers to a pulse on one area",
    days: KEPT_DAYS.answers,
    since: "you took it",
    more: "Its scores stay with the result that they are compared with, and are deleted with it.",
  },
  unboughtResults: {
    term: "Results that you never started to buy",
    days: KEPT_DAYS.unboughtResults,
    since: "you finish",
    more: "The email address that you gave for them is deleted with them. If the same browser has a subscription, they stay with it.",
  },
  unconfirmedSignups: {
    term: "Waitlist signups that are not confirmed",
    days: KEPT_DAYS.unconfirmedSignups,
    since: "you last signed up",
  },
  datingQuiz: {
    term: "The dating quiz",
    days: KEPT_DAYS.datingQuiz,
    since: "you took it",
    more: "If you bought something from us, what you told us stays with your order, and so do your five scores and the report printed from them, until you ask us to delete them.",
  },
  exitOffers: {
    term: "The lower price that we held for you",
    days: 180,
    since: "it ended",
    more: "We keep the time when it ends, with a fingerprint of your cookie and no name or address.",
  },
  unpaidOrders: {
    term: "One-time orders that were not paid",
    days: 30,
    since: "they were closed",
    more: "We close them within a day or so.",
  },
  mailAddresses: {
    term: "Emails we sent you",
    days: 30,
    since: "they were sent, or could not be",
    act: "Your address is removed from them",
    more: "What kind of email it was, and which step and lesson a weekly one brought, stays with a fingerprint of the address, from which the address cannot be read, so that nothing is sent twice. What our email repeats of a withdrawal that you declared is removed with the address.",
  },
  paymentNotices: {
    term: "Messages from our payment provider",
    days: 60,
    since: "we received them",
    more: "We note their number, their kind, and which purchase they are about, and never store what they contain.",
  },
  paymentChecks: {
    term: "Notes on when we last checked a payment",
    days: 60,
    since: "they were last used",
  },
  cardTesting: {
    term: "Signs of stolen cards being tried",
    days: 1,
    since: "a payment form was opened",
    more: "Until then, we count its declined cards, with part of the IP address.",
  },
  dailyLimits: {
    term: "What counts toward a limit of a day",
    days: 2,
    since: "it was done",
    more: "We note part of the IP address with campaign names, and with how often a quiz was started or a withdrawal declared there, and a few letters of a fingerprint of each address that a trial was to be bought with, from which the address cannot be found.",
  },
  withdrawals: {
    term: "A withdrawal or cancellation that you declared",
    days: 365,
    since: "you declared it",
    more: "The email that tells us about it stays in our own mailbox, as long as claims may still be made from it.",
  },
  replacedReports: {
    term: "Old versions of reports",
    days: 7,
    since: "they were made",
    more: "We delete them only once a newer version has replaced them or the result is gone.",
  },
} as const satisfies Record<string, Kept>;

export type RetentionKey = keyof typeof RETENTION;

type Term = readonly [term: string, text: string];

export const describeAge = (days: number): string => {
  if (days % YEAR > 0) return plural(days, { one: "a day", other: `${days} days` });
  return plural(days / YEAR, { one: "a year", other: `${days / YEAR} years` });
};

const describe = ({ term, days, since, act = "Deleted", more = "" }: Kept): Term => [
  term,
  `${act} ${describeAge(days)} after ${since}. ${more}`.trim(),
];

/** Data that is deleted only on request, or stays. */
const UNTIL_ASKED: readonly Term[] = [
  ["Your place on the waitlist", "Until you leave the list or ask us to delete it."],
  [
    "A subscription that you bought, or started to buy",
    "Until you ask us to delete it, with its result, your email address, a fingerprint of the card that paid for a trial, from which the card cannot be read, and what you answered later in the same browser, such as a retake.",
  ],
  ["Orders", "As long as tax and accounting laws require."],
  [
    "Payments",
    "As long as tax and accounting laws require: what was paid, for what and when, how much of it was refunded, which site or campaign it came from, and Stripe’s number for it.",
  ],
  [
    "A refund that we owe you or have paid",
    "As long as tax and accounting laws require: its amount, since when, and Stripe’s numbers for it and for you, because a bank may return the money.",
  ],
  [
    "A review that you wrote",
    "Until you ask us to delete it, whether it is published or not: your rating, your words, your first name, and when you agreed to its publication.",
  ],
  [
    "That you asked about your data",
    "Permanently: what was asked for and when, and nothing about whose data it was.",
  ],
  [
    "What we did for you when you wrote to us",
    "Permanently: which of us did what and when, and the number of your order, result or withdrawal instead of your name.",
  ],
  [
    "That you do not want our emails, or that they bounce",
    "Permanently, as a fingerprint of the address, so that we do not write to it again after it has been deleted.",
  ],
];

export const retentionTerms: readonly Term[] = [
  ...Object.values(RETENTION).map(describe),
  ...UNTIL_ASKED,
];
