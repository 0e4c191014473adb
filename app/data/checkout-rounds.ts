import { and, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { utcDayOf } from "#app/domain/day-span.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type EmailAddress,
  foldEmailAddress,
  REMOVED_ADDRESS,
} from "#app/domain/mail/email-address.ts";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { askForMailbox, isMailboxAsked } from "./asked-mailboxes.ts";
import { type Database, selectRow } from "./database.ts";
import { countOwnStep } from "./funnel-counts.ts";
import {
  areTriesBelow,
  type CardTries,
  type Counted,
  noteOpening,
  selectCardTries,
  type TryLimits,
} from "./opened-payments.ts";
import {
  isPersonal,
  type PersonalSubscription,
  selectPersonalSubscriptions,
  toPersonal,
} from "./quiz2-entitlements.ts";
import type { VisitorAttempt } from "./quiz2-rights.ts";
import {
  type CheckoutAttempt,
  type SubscriptionRow,
  selectCheckoutAttempt,
} from "./quiz2-subscriptions.ts";
import { foldedEmail, hasBuyer } from "./schema/column-rules.ts";
import { quiz2Attempts, quiz2AttemptVisitors, quiz2Subscriptions, quiz2Users } from "./schema.ts";

type FirstBrake = Counted & { readonly limits: TryLimits };

type NewRound = {
  /** Optimistic lock: no round is opened if the stored one is newer. */
  readonly seenRound: number;
  readonly email: EmailAddress;
  readonly country: string | null;
  /** Where the round is opened from; not stored with the subscription. */
  readonly network: string;
  readonly offer: Offer;
  /** This visitor may correct the address that was given at the gate. */
  readonly isAddressOwner: boolean;
  readonly expiresAt: number;
  readonly consentVersion: string | null;
  readonly consentedAt: number;
};

const isRound = (round: number) => eq(quiz2Subscriptions.checkoutRound, round);

/** A returning subscriber starts with a clean row. */
const NOTHING_BOUGHT = {
  stripeSubId: null,
  trialStart: null,
  trialEnd: null,
  periodEnd: null,
  isCancelling: false,
  cancelRequestedAt: null,
  canceledAt: null,
  paymentState: "clear",
  coveredBy: null,
} as const;

/**
 * Opens the next checkout round of an attempt and returns its row, with the open rounds of this visitor's other
 * attempts. Of concurrent calls for one attempt, one opens the round and all get the same row; of those for two
 * attempts, at least one sees the other. An attempt's first round is counted. Inserts the user of a visitor who skipped
 * the email gate, and corrects the address of a visitor who started the attempt. Null: its person was erased.
 */
export async function insertCheckoutRound(
  db: Database,
  attempt: VisitorAttempt,
  round: NewRound,
): Promise<{ row: SubscriptionRow; others: SubscriptionRow[] } | null> {
  const exists = sql`exists (select 1 from ${quiz2Attempts} where ${quiz2Attempts.id} = ${attempt.id} and ${quiz2Attempts.visitorHash} is not null)`;
  const [, , , , , , rows, others] = await db.batch([
    ...openingOf(db, attempt, round, { ifFirst: exists, ifOpened: exists }),
    selectRounds(db, attempt),
    listOtherRounds(db, attempt, round.consentedAt),
  ]);
  const [row] = rows;
  return row === undefined || row.email === REMOVED_ADDRESS ? null : { row, others };
}

/** The open rounds of this visitor's other attempts. */
export const listOtherRounds = (db: Database, { id, visitorHash }: VisitorAttempt, now: number) =>
  db
    .select()
    .from(quiz2Subscriptions)
    .where(
      and(
        eq(quiz2Subscriptions.visitorHash, visitorHash),
        eq(quiz2Subscriptions.status, "payment_pending"),
        isNull(quiz2Subscriptions.stripeSubId),
        ne(quiz2Subscriptions.attemptId, id),
        gt(quiz2Subscriptions.checkoutExpiresAt, now),
      ),
    );

/** What a checkout is decided by, and its first round, if that could be opened at once. */
type FirstRound = {
  /** Read before a round is opened; null if the attempt does not exist or this visitor has no access to it. */
  readonly found: CheckoutAttempt | null;
  readonly bought: readonly PersonalSubscription[];
  readonly tries: CardTries;
  /** This attempt or network has asked for too many mailboxes today: the caller must not learn about this one. */
  readonly isOverAsked: boolean;
  readonly opened: SubscriptionRow | null;
};

/**
 * Reads what a checkout is decided by and opens the first round in the same round trip, if nothing speaks against it:
 * the attempt was completed in this browser, nobody with this mailbox has bought anything, no other checkout is open
 * here, and no limit against card testing or on mailboxes is reached.
 */
export async function openFirstRound(
  db: Database,
  attempt: VisitorAttempt,
  {
    brake: { limits, ...counted },
    recipient,
    ...round
  }: Omit<NewRound, "seenRound"> & { readonly recipient: string; readonly brake: FirstBrake },
): Promise<FirstRound> {
  const { visitorHash } = attempt;
  const source = { visitorHash, network: round.network };
  const person = { visitorHash, mailbox: foldMailbox(round.email) };
  const ofAttempt = eq(quiz2Subscriptions.attemptId, attempt.id);
  const asked = { ...attempt, network: round.network, recipient, at: round.consentedAt };
  const isAsked = isMailboxAsked(asked);
  const ifFirst = sql`exists (select 1 from ${quiz2Attempts} where ${quiz2Attempts.id} = ${attempt.id}
      and ${quiz2Attempts.visitorHash} = ${visitorHash} and ${quiz2Attempts.status} = 'completed')
    and not exists (select 1 from ${quiz2Subscriptions} where ${or(ofAttempt, isPersonal(person))})
    and ${isAsked}
    and ${areTriesBelow(limits, source, counted)}`;
  const ifOpened = sql`exists (select 1 from ${quiz2Subscriptions} where ${ofAttempt}
    and ${quiz2Subscriptions.checkoutRound} = 1 and ${quiz2Subscriptions.consentedAt} = ${round.consentedAt})`;
  const [, , [mailbox], [found = null], bought, [tries], ...rest] = await db.batch([
    ...askForMailbox(db, asked),
    db.select({ isAsked: sql<boolean>`${isAsked}`.mapWith(Boolean) }).from(sql`(select 1)`),
    selectCheckoutAttempt(db, attempt),
    selectPersonalSubscriptions(db, person),
    selectCardTries(db, source, counted),
    ...openingOf(db, attempt, { ...round, seenRound: 0 }, { ifFirst, ifOpened }),
    selectRounds(db, attempt),
  ]);
  if (tries === undefined) throw new Error("A sum has no row.");
  const isOpened = found !== null && found.subscription === null;
  const opened = isOpened ? (rest[6][0] ?? null) : null;
  const isOverAsked = mailbox?.isAsked !== true;
  return { found, bought: bought.map(toPersonal), tries, isOverAsked, opened };
}

const selectRounds = (db: Database, { id }: VisitorAttempt) =>
  db.select().from(quiz2Subscriptions).where(eq(quiz2Subscriptions.attemptId, id));

/** `ifFirst` is checked before the round is opened, `ifOpened` afterwards. */
function openingOf(
  db: Database,
  { id: attemptId, visitorHash }: VisitorAttempt,
  { seenRound, isAddressOwner, network, expiresAt, consentedAt, ...chosen }: NewRound,
  { ifFirst, ifOpened }: { ifFirst: SQL; ifOpened: SQL },
) {
  const { email } = chosen;
  const emailFolded = foldEmailAddress(email);
  const round = {
    ...NOTHING_BOUGHT,
    ...chosen,
    status: "payment_pending" as const,
    visitorHash,
    mailbox: foldMailbox(email),
    checkoutUrl: null,
    checkoutExpiresAt: expiresAt,
    consentedAt,
  };
  const firstTrialAt = sql`coalesce(${quiz2Subscriptions.firstTrialAt}, ${quiz2Subscriptions.trialStart})`;
  const ofAttempt = eq(quiz2Subscriptions.attemptId, attemptId);
  const user = {
    id: attemptId,
    email,
    emailFolded,
    createdAt: consentedAt,
    updatedAt: consentedAt,
  };
  return [
    countOwnStep(db, {
      funnel: "quiz2",
      step: "checkout",
      day: utcDayOf(consentedAt),
      from: sql`${quiz2Attempts}`,
      condition: sql`${quiz2Attempts.id} = ${attemptId} and not exists (select 1 from ${quiz2Subscriptions} where ${ofAttempt}) and ${ifFirst}`,
    }),
    db
      .insert(quiz2Subscriptions)
      .select(
        selectRow(
          quiz2Subscriptions,
          { id: attemptId, attemptId, checkoutRound: 1, ...round },
          ifFirst,
        ),
      )
      .onConflictDoUpdate({
        target: quiz2Subscriptions.attemptId,
        set: {
          ...round,
          firstTrialAt,
          checkoutRound: sql`${quiz2Subscriptions.checkoutRound} + 1`,
        },
        setWhere: sql`${isRound(seenRound)} and ${hasBuyer(quiz2Subscriptions)}`,
      }),
    db
      .insert(quiz2Users)
      .select(selectRow(quiz2Users, user, ifOpened))
      .onConflictDoUpdate({
        target: quiz2Users.id,
        set: { email, emailFolded, updatedAt: consentedAt },
        setWhere: sql`${isAddressOwner} and ${foldedEmail(quiz2Users)} is not excluded.email_folded`,
      }),
    db
      .update(quiz2Attempts)
      .set({ userId: attemptId })
      .where(and(eq(quiz2Attempts.id, attemptId), isNull(quiz2Attempts.userId), ifOpened)),
    db
      .insert(quiz2AttemptVisitors)
      .select(
        sql`select id, visitor_hash, ${consentedAt}, 'owner' from ${quiz2Attempts}
          where ${quiz2Attempts.id} = ${attemptId} and ${quiz2Attempts.visitorHash} is not null and ${ifOpened}`,
      )
      .onConflictDoUpdate({
        target: [quiz2AttemptVisitors.attemptId, quiz2AttemptVisitors.visitorHash],
        set: { rights: "owner" },
      }),
    noteOpening(db, { id: attemptId, visitorHash, network, openedAt: consentedAt }, ifOpened),
  ] as const;
}

/** False if another round has been opened, or the buyer was erased. */
export async function storeCheckoutSession(
  db: Database,
  { attemptId, round }: { attemptId: AttemptId; round: number },
  session: { id: string; url: string },
): Promise<boolean> {
  const stored = await db
    .update(quiz2Subscriptions)
    .set({ stripeSessionId: session.id, checkoutUrl: session.url })
    .where(
      and(
        eq(quiz2Subscriptions.attemptId, attemptId),
        isRound(round),
        hasBuyer(quiz2Subscriptions),
      ),
    )
    .returning({ id: quiz2Subscriptions.id });
  return stored.length === 1;
}

/** Ends a round whose session was closed without a payment. A no-op if another was opened, or this one was paid. */
export async function endCheckoutRound(
  db: Database,
  { attemptId, checkoutRound }: Pick<SubscriptionRow, "attemptId" | "checkoutRound">,
  endedAt: number,
): Promise<void> {
  await db
    .update(quiz2Subscriptions)
    .set({ status: "incomplete", checkoutExpiresAt: endedAt })
    .where(
      and(
        eq(quiz2Subscriptions.attemptId, attemptId),
        isRound(checkoutRound),
        isNull(quiz2Subscriptions.stripeSubId),
      ),
    );
}
