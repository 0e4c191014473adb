import type { Archetype } from "#app/domain/archetypes.ts";
import type { AreaKey, AssessmentScores } from "#app/domain/life-areas.ts";
import type { MailTrouble } from "#app/domain/mail/mail-limits.ts";
import type { MailKind } from "#app/domain/mail/mail-payload.ts";
import type { OrderId, ProductId } from "#app/domain/purchase/order.ts";
import type { PaymentState } from "#app/domain/purchase/subscription.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";
import type { Mail, StoredFile, Withdrawal } from "./describe-sent.ts";

export type Submission = {
  readonly name: string | null;
  readonly age: string;
  readonly gender: string;
  readonly archetype: Archetype;
  readonly submittedAt: number;
};
export type Attempt = {
  readonly id: string;
  readonly startedAt: number;
  readonly completedAt: number | null;
  readonly scores: AssessmentScores | null;
  /** Null: without an address. */
  readonly userId: string | null;
};
type Pulse = {
  readonly attemptId: string;
  readonly area: AreaKey;
  readonly takenAt: number;
  readonly scores: { readonly area: number };
};
export type Subscription = {
  readonly status: string;
  readonly country: string | null;
  readonly trialStart: number | null;
  readonly periodEnd: number | null;
  readonly paymentState: PaymentState;
};
export type Order = {
  readonly id: OrderId;
  readonly product: ProductId;
  readonly amountCents: number;
  readonly createdAt: number;
  readonly status: string;
  readonly archetype: Archetype | null;
  readonly quizResult: QuizResult | null;
};
export type Review = {
  readonly rating: number;
  readonly text: string;
  readonly firstName: string;
  readonly status: string;
};
export type Customer = {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly country: string | null;
};

/** The part of everything held that the page shows; the export has the rest. */
export type Held = {
  readonly person: {
    readonly address: string;
    readonly waitlist: readonly { readonly signedUpAt: number; readonly source: string }[];
    readonly submissions: readonly Submission[];
    readonly attempts: readonly Attempt[];
    readonly responses: readonly { readonly attemptId: string }[];
    readonly pulses: readonly Pulse[];
    readonly attemptVisitors: readonly { readonly rights: string }[];
    readonly orderVisitors: readonly unknown[];
    readonly subscriptions: readonly Subscription[];
    readonly orders: readonly Order[];
    readonly exitOffers: readonly { readonly endsAt: number }[];
    readonly reviews: readonly Review[];
    readonly withdrawals: readonly Withdrawal[];
    readonly mails: readonly Mail[];
    readonly suppressions: readonly { readonly kind: MailKind | MailTrouble }[];
  };
  readonly files: readonly StoredFile[];
  readonly customers: readonly Customer[] | null;
};
