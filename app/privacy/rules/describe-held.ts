import { formatDay } from "#app/domain/calendar-day.ts";
import { AREAS, type AreaKey, type AssessmentScores } from "#app/domain/life-areas.ts";
import { OPTIONAL_MAILS } from "#app/domain/mail-limits.ts";
import type { MailKind } from "#app/domain/mail-payload.ts";
import { formatDollars } from "#app/domain/money.ts";
import { formatOrderNumber, type OrderId, type ProductId } from "#app/domain/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";
import { mailNames, productNames, heldWords as words } from "../content/your-data.ts";

type Submission = {
  readonly name: string | null;
  readonly age: string;
  readonly gender: string;
  readonly archetype: string;
  readonly submittedAt: number;
};
type Attempt = {
  readonly id: string;
  readonly startedAt: number;
  readonly completedAt: number | null;
  readonly scores: AssessmentScores | null;
};
type Pulse = {
  readonly attemptId: string;
  readonly area: AreaKey;
  readonly takenAt: number;
  readonly scores: { readonly area: number };
};
type Subscription = {
  readonly status: string;
  readonly country: string | null;
  readonly trialStart: number | null;
  readonly periodEnd: number | null;
};
type Order = {
  readonly id: OrderId;
  readonly product: ProductId;
  readonly amountCents: number;
  readonly createdAt: number;
  readonly status: string;
  readonly archetype: string | null;
  readonly quizResult: QuizResult | null;
};
type Review = {
  readonly rating: number;
  readonly text: string;
  readonly firstName: string;
  readonly status: string;
};
type Mail = { readonly kind: MailKind; readonly createdAt: number; readonly status: string };
type Customer = {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly country: string | null;
};

/** What the page tells of, of everything that is held; the export has the rest. */
type Held = {
  readonly person: {
    readonly address: string;
    readonly waitlist: readonly { readonly signedUpAt: number; readonly source: string }[];
    readonly submissions: readonly Submission[];
    readonly attempts: readonly Attempt[];
    readonly responses: readonly { readonly attemptId: string }[];
    readonly pulses: readonly Pulse[];
    readonly attemptVisitors: readonly unknown[];
    readonly orderVisitors: readonly unknown[];
    readonly subscriptions: readonly Subscription[];
    readonly orders: readonly Order[];
    readonly exitOffers: readonly { readonly endsAt: number }[];
    readonly reviews: readonly Review[];
    readonly mails: readonly Mail[];
    readonly suppressions: readonly { readonly kind: MailKind }[];
  };
  readonly files: readonly { readonly key: string }[];
  readonly customers: readonly Customer[] | null;
};

type Line = { readonly label: string; readonly value: string };
export type HeldSection = { readonly title: string; readonly lines: readonly Line[] };

export type HeldPage = {
  readonly address: string;
  readonly sections: readonly HeldSection[];
  /** Those that can be corrected. */
  readonly names: readonly { readonly of: "quiz" | "review"; readonly value: string }[];
  readonly mails: readonly {
    readonly kind: (typeof OPTIONAL_MAILS)[number];
    readonly isEnded: boolean;
  }[];
};

/** Everything in words, over all funnels; sections of which nothing is held are left out. */
export function describeHeld({ person, files, customers }: Held): HeldPage {
  const sections = [
    ...person.waitlist.map(describeSignup),
    ...person.submissions.map(describeSubmission),
    ...person.attempts.map((attempt) => describeAttempt(attempt, person)),
    ...person.subscriptions.map(describeSubscription),
    ...person.orders.map(describeOrder),
    ...person.exitOffers.map(describeOffer),
    ...person.reviews.map(describeReview),
    describeAccess([...person.attemptVisitors, ...person.orderVisitors].length),
    { title: words.mails, lines: person.mails.map(describeMail) },
    { title: words.files, lines: files.map(describeFile) },
    describeCustomers(customers),
  ];
  const ended = person.suppressions.map(({ kind }) => kind);
  return {
    address: person.address,
    sections: sections.filter(({ lines }) => lines.length > 0),
    names: [
      ...person.submissions
        .slice(0, 1)
        .map(({ name }) => ({ of: "quiz" as const, value: name ?? "" })),
      ...person.reviews
        .slice(0, 1)
        .map(({ firstName }) => ({ of: "review" as const, value: firstName })),
    ],
    mails: OPTIONAL_MAILS.map((kind) => ({ kind, isEnded: ended.includes(kind) })),
  };
}

/** A value that is not held has no line. */
const toLines = (values: Readonly<Record<string, string | number | null>>): Line[] =>
  Object.entries(values).flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value: String(value) }],
  );

const dayOf = (atMs: number | null): string | null => (atMs === null ? null : formatDay(atMs));

const describeSignup = ({ signedUpAt, source }: Held["person"]["waitlist"][number]) => ({
  title: words.waitlist,
  lines: toLines({ [words.since]: dayOf(signedUpAt), [words.source]: source }),
});

const describeSubmission = (row: Submission): HeldSection => ({
  title: words.quiz,
  lines: toLines({
    [words.name]: row.name,
    [words.age]: row.age,
    [words.gender]: row.gender,
    [words.result]: row.archetype,
    [words.submitted]: dayOf(row.submittedAt),
  }),
});

const describeAttempt = (
  { id, startedAt, completedAt, scores }: Attempt,
  { responses, pulses }: Pick<Held["person"], "responses" | "pulses">,
): HeldSection => ({
  title: words.assessment,
  lines: toLines({
    [words.started]: dayOf(startedAt),
    [words.completed]: dayOf(completedAt),
    [words.answers]: responses.filter(({ attemptId }) => attemptId === id).length,
    [words.scores]:
      scores && AREAS.map((area) => `${words.areas[area]} ${scores.areas[area]}`).join(", "),
    [words.pulses]: pulses
      .filter(({ attemptId }) => attemptId === id)
      .map(
        (pulse) => `${words.areas[pulse.area]} ${pulse.scores.area}, ${formatDay(pulse.takenAt)}`,
      )
      .join("; "),
  }),
});

const describeSubscription = (row: Subscription): HeldSection => ({
  title: words.subscription,
  lines: toLines({
    [words.status]: words.statuses[row.status] ?? row.status,
    [words.country]: row.country,
    [words.started]: dayOf(row.trialStart),
    [words.until]: dayOf(row.periodEnd),
  }),
});

const describeOrder = (row: Order): HeldSection => ({
  title: words.order,
  lines: toLines({
    [words.product]: productNames[row.product],
    [words.number]: formatOrderNumber(row.id),
    [words.amount]: formatDollars(row.amountCents),
    [words.date]: dayOf(row.createdAt),
    [words.status]: words.statuses[row.status] ?? row.status,
    [words.result]: row.archetype,
    [words.name]: row.quizResult?.name ?? null,
    [words.age]: row.quizResult?.age ?? null,
    [words.gender]: row.quizResult?.gender ?? null,
    [words.dates]: row.quizResult?.dates ?? null,
    [words.scores]:
      row.quizResult &&
      Object.entries(row.quizResult.scores)
        .map(([archetype, points]) => `${archetype} ${points}`)
        .join(", "),
  }),
});

const describeOffer = ({ endsAt }: Held["person"]["exitOffers"][number]): HeldSection => ({
  title: words.offer,
  lines: toLines({ [words.heldUntil]: dayOf(endsAt) }),
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

const describeMail = ({ kind, createdAt, status }: Mail): Line => ({
  label: mailNames[kind],
  value: `${formatDay(createdAt)}, ${words.mailStatuses[status] ?? status}`,
});

const describeFile = ({ key }: { readonly key: string }): Line => ({
  label: words.file,
  value: key.slice(key.lastIndexOf("/") + 1),
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
