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

export const RETENTION = {
  unfinishedAttempts: {
    term: "Unfinished quizzes",
    days: 30,
    since: "your last answer, or after you started if you gave none",
  },
  answers: {
    term: "Quiz answers",
    days: 180,
    since: "you finish",
    more: "The scores stay with your result, and so does a report that you bought, as it was made.",
  },
  datingQuiz: {
    term: "The dating quiz",
    days: 180,
    since: "you took it",
    more: "If you bought something from us, what you told us stays with your order.",
  },
  unpaidOrders: {
    term: "One-time orders that were not paid",
    days: 30,
    since: "they were closed",
    more: "That happens within a day or so.",
  },
  mailAddresses: {
    term: "Mail we sent you",
    days: 30,
    since: "it was sent, or could not be",
    act: "Your address is removed from it",
    more: "What kind of mail it was stays with a fingerprint of the address, from which the address cannot be read, so that nothing is sent twice.",
  },
  paymentNotices: {
    term: "Messages from our payment provider",
    days: 60,
    since: "we got them",
    more: "We note their number, their kind and which purchase they are about, and never store what they contain.",
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
    more: "Until then we count its declined cards, with part of the IP address.",
  },
  replacedReports: {
    term: "Old versions of reports",
    days: 7,
    since: "they were made",
    more: "That is when a newer version has replaced them, or the result is gone.",
  },
} as const satisfies Record<string, Kept>;

export type RetentionKey = keyof typeof RETENTION;

type Term = readonly [term: string, text: string];

const describe = ({ term, days, since, act = "Deleted", more }: Kept): Term => {
  const age = days === 1 ? "a day" : `${days} days`;
  return [term, `${act} ${age} after ${since}.${more === undefined ? "" : ` ${more}`}`];
};

/** What goes on request only, or stays. */
const UNTIL_ASKED: readonly Term[] = [
  [
    "Your email address and your results",
    "Until you leave the list or ask us to delete them. A subscription that you bought, or began to buy, stays with its result.",
  ],
  ["Orders", "As long as tax and accounting laws demand."],
  [
    "That you do not want our mail",
    "For good, as a fingerprint of the address, so that we do not write to it again after it has been deleted.",
  ],
];

export const retentionTerms: readonly Term[] = [
  ...Object.values(RETENTION).map(describe),
  ...UNTIL_ASKED,
];
