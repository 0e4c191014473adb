import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { formatDay } from "#app/domain/calendar-day.ts";
import { AREAS } from "#app/domain/life-areas.ts";
import type { Locale } from "#app/domain/locale.ts";
import { OPTIONAL_MAILS } from "#app/domain/mail/mail-limits.ts";
import { formatDollars } from "#app/domain/purchase/money.ts";
import { formatOrderNumber } from "#app/domain/purchase/order.ts";
import { productNames, heldWords as words } from "../content/your-data.ts";
import {
  describeFiles,
  describeMails,
  describeWithdrawal,
  type Line,
  type Mail,
} from "./describe-sent.ts";
import type { Attempt, Customer, Held, Order, Review, Submission, Subscription } from "./held.ts";

export type HeldSection = { readonly title: string; readonly lines: readonly Line[] };

export type HeldPage = {
  readonly address: string;
  readonly sections: readonly HeldSection[];
  /** The names that can be corrected: one for each kind, however many rows have it. */
  readonly names: readonly { readonly of: "quiz" | "review"; readonly value: string }[];
  readonly mails: readonly {
    readonly kind: (typeof OPTIONAL_MAILS)[number];
    readonly isEnded: boolean;
  }[];
};

/** Describes everything in words, for all funnels; sections without data are left out. */
export function describeHeld({ person, files, customers }: Held, locale: Locale): HeldPage {
  const isToUs = ({ kind }: Mail) => kind === "withdrawal_notice";
  const mails = person.mails.filter((mail) => !isToUs(mail));
  const toUs = person.mails.filter(isToUs);
  const sections = [
    ...person.waitlist.map((row) => describeSignup(row, locale)),
    ...person.submissions.map((row) => describeSubmission(row, locale)),
    ...person.attempts.map((attempt) => describeAttempt(attempt, person, locale)),
    ...person.subscriptions.map((row) => describeSubscription(row, locale)),
    ...person.orders.map((row) => describeOrder(row, locale)),
    ...person.exitOffers.map((row) => describeOffer(row, locale)),
    ...person.reviews.map(describeReview),
    ...person.withdrawals.map((row) => ({
      title: words.withdrawal,
      lines: describeWithdrawal(row, locale),
    })),
    // The browser that started an attempt was not let in.
    describeAccess(
      person.attemptVisitors.filter(({ rights }) => rights !== "owner").length +
        person.orderVisitors.length,
    ),
    { title: words.mails, lines: describeMails(mails, locale) },
    { title: words.mailsToUs, lines: describeMails(toUs, locale) },
    { title: words.files, lines: describeFiles(files) },
    describeCustomers(customers),
  ];
  const ended = person.suppressions.map(({ kind }) => kind);
  return {
    address: person.address,
    sections: sections.filter(({ lines }) => lines.length > 0),
    names: describeNames(person),
    mails: OPTIONAL_MAILS.map((kind) => ({ kind, isEnded: ended.includes(kind) })),
  };
}

/** The dating quiz asked for a name, which may be stored with a purchase only. */
function describeNames({ submissions, orders, reviews }: Held["person"]): HeldPage["names"] {
  const ofQuiz = [...submissions, ...orders.flatMap(({ quizResult }) => quizResult ?? [])].map(
    ({ name }) => name ?? "",
  );
  const ofReviews = reviews.map(({ firstName }) => firstName);
  return [
    ...(ofQuiz.length > 0 ? [{ of: "quiz" as const, value: firstGiven(ofQuiz) }] : []),
    ...(ofReviews.length > 0 ? [{ of: "review" as const, value: firstGiven(ofReviews) }] : []),
  ];
}

const firstGiven = (names: readonly string[]): string => names.find((name) => name !== "") ?? "";

/** A value that is not held has no line. */
const toLines = (values: Readonly<Record<string, string | number | null>>): Line[] =>
  Object.entries(values).flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value: String(value) }],
  );

const dayOf = (atMs: number | null, locale: Locale): string | null =>
  atMs === null ? null : formatDay(atMs, locale);

const describeSignup = (
  { signedUpAt, source }: Held["person"]["waitlist"][number],
  locale: Locale,
): HeldSection => ({
  title: words.waitlist,
  lines: toLines({ [words.since]: dayOf(signedUpAt, locale), [words.source]: source }),
});

const describeSubmission = (row: Submission, locale: Locale): HeldSection => ({
  title: words.quiz,
  lines: toLines({
    [words.name]: row.name,
    [words.age]: row.age,
    [words.gender]: row.gender,
    [words.result]: words.archetypes[row.archetype],
    [words.submitted]: dayOf(row.submittedAt, locale),
  }),
});

const describeAttempt = (
  { id, startedAt, completedAt, scores, userId }: Attempt,
  { responses, pulses }: Pick<Held["person"], "responses" | "pulses">,
  locale: Locale,
): HeldSection => ({
  title: words.assessment,
  lines: toLines({
    [words.started]: dayOf(startedAt, locale),
    [words.completed]: dayOf(completedAt, locale),
    [words.answers]: responses.filter(({ attemptId }) => attemptId === id).length,
    [words.scores]:
      scores && AREAS.map((area) => `${words.areas[area]} ${scores.areas[area]}`).join(", "),
    [words.pulses]: pulses
      .filter(({ attemptId }) => attemptId === id)
      .map(
        (pulse) =>
          `${words.areas[pulse.area]} ${pulse.scores.area}, ${formatDay(pulse.takenAt, locale)}`,
      )
      .join("; "),
    [words.belongs]: userId === null ? words.ofSubscription : null,
  }),
});

const describeSubscription = (row: Subscription, locale: Locale): HeldSection => ({
  title: words.subscription,
  lines: toLines({
    [words.status]: words.statuses[row.status] ?? row.status,
    [words.payment]:
      row.paymentState === "clear" ? null : (words.statuses[row.paymentState] ?? null),
    [words.country]: row.country,
    [words.started]: dayOf(row.trialStart, locale),
    [words.until]: dayOf(row.periodEnd, locale),
  }),
});

const describeOrder = (row: Order, locale: Locale): HeldSection => ({
  title: words.order,
  lines: toLines({
    [words.product]: productNames[row.product],
    [words.number]: formatOrderNumber(row.id),
    [words.amount]: formatDollars(row.amountCents),
    [words.date]: dayOf(row.createdAt, locale),
    [words.status]: words.statuses[row.status] ?? row.status,
    [words.result]: row.archetype && words.archetypes[row.archetype],
    [words.name]: row.quizResult?.name ?? null,
    [words.age]: row.quizResult?.age ?? null,
    [words.gender]: row.quizResult?.gender ?? null,
    [words.dates]: row.quizResult?.dates ?? null,
    [words.scores]:
      row.quizResult &&
      ARCHETYPES.map((each) => `${words.archetypes[each]} ${row.quizResult?.scores[each]}`).join(
        ", ",
      ),
  }),
});

const describeOffer = (
  { endsAt }: Held["person"]["exitOffers"][number],
  locale: Locale,
): HeldSection => ({
  title: words.offer,
  lines: toLines({ [words.heldUntil]: dayOf(endsAt, locale) }),
});

const describeReview = ({ rating, text, firstName, status }: Review): HeldSection => ({
  title: words.review,
  lines: toLines({
    [words.name]: firstName,
    [words.rating]: words.ofFive(rating),
    [words.text]: text,
    [words.status]: words.statuses[status] ?? status,
  }),
});

const describeAccess = (browsers: number): HeldSection => ({
  title: words.access,
  lines: toLines({ [words.browsers]: browsers === 0 ? null : browsers }),
});

function describeCustomers(customers: readonly Customer[] | null): HeldSection {
  const title = words.stripe;
  if (customers === null) return { title, lines: toLines({ [words.status]: words.stripeAway }) };
  const lines = customers.flatMap(({ id, email, name, country }) =>
    toLines({
      [words.customer]: id,
      [words.email]: email,
      [words.name]: name,
      [words.country]: country,
    }),
  );
  return { title, lines };
}

/** Counts rows by table, but no suppressions, which outlive an erasure. */
export const countHeld = (person: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(person).flatMap(([name, rows]) =>
      Array.isArray(rows) && rows.length > 0 && name !== "suppressions"
        ? [[name, rows.length]]
        : [],
    ),
  );
