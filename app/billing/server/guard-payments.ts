import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { type CardTries, claimCardAlert, countCardTries } from "#app/data/opened-payments.ts";
import { seconds } from "#app/domain/duration.ts";
import { CHECK_ACTION, type PaymentCheck } from "#app/domain/purchase/payment-form.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { HumanCheck } from "#app/platform/human-check.ts";
import type { Log } from "#app/platform/log.ts";
import type { Sender } from "#app/platform/rate-limit.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";
import { refusals } from "../content/refusals.ts";
import {
  CHECK_WAIT_MS,
  DAY_MS,
  judgeTries,
  MAX_COUNTED,
  RECENT_MS,
  WAITED_FOR_MS,
} from "../rules/card-testing.ts";

export type GuardDeps = {
  db: Database;
  clock: Clock;
  log: Log;
  linkSecrets: LinkSecrets;
  /** Null: not configured. */
  humanCheck: HumanCheck | null;
};

/** The check field of a payment call: a ticket, or a Turnstile token of at most 2048 characters. */
export const checkAnswer = z.string().max(2_048).optional();

/** A visitor who wants to open a payment. */
export type Applicant = Sender & {
  /** The answer to the check that an earlier call returned. */
  readonly check?: string | undefined;
  /** A form that was posted without script can only wait. */
  readonly hasScript?: boolean;
};

/** Thrown while the payment needs one more step. */
export class CheckRequired extends AppError {
  readonly check: PaymentCheck;

  constructor(check: PaymentCheck) {
    super("check_required", refusals.wait);
    this.check = check;
  }

  /** For a form without script, which posts the ticket next time. */
  get ticket(): string | null {
    return this.check.kind === "wait" ? this.check.ticket : null;
  }
}

/** The times from which the limits count. */
export const countedSince = (now: number) => ({
  recent: now - RECENT_MS,
  day: now - DAY_MS,
  cap: MAX_COUNTED,
});

/** The counts to judge by. */
const countTries = (
  { db, clock }: GuardDeps,
  { visitorHash, addressPrefix: network }: Applicant,
): Promise<CardTries> => countCardTries(db, { visitorHash, network }, countedSince(clock()));

/**
 * Guards against card testing before a new payment is opened (docs/product.md#card-testing).
 * @throws CheckRequired; AppError `too_many_requests` if this visitor or network itself has reached a limit.
 */
export async function guardPayments(
  deps: GuardDeps,
  applicant: Applicant,
  known?: CardTries,
): Promise<void> {
  const now = deps.clock();
  const tries = known ?? (await countTries(deps, applicant));
  const verdict = judgeTries(tries);
  if (verdict.kind === "refuse") throw tooManyTries(verdict.waitMs);
  if (verdict.kind === "open") return;
  if (await claimCardAlert(deps.db, { now, since: now - RECENT_MS })) {
    deps.log("error", { event: "card_testing", count: tries.declinesOfAll });
  }
  const check = await demandCheck(deps, applicant, tries);
  if (check !== null) throw new CheckRequired(check);
}

export const tooManyTries = (waitMs: number): AppError =>
  new AppError("too_many_requests", waitMs > RECENT_MS ? refusals.tooManyToday : refusals.tooMany, {
    headers: { "Retry-After": String(waitMs / seconds(1)) },
  });

/** Returns the check that is still to be passed, or null once it has been. */
async function demandCheck(
  deps: GuardDeps,
  { check, hasScript = true, visitorHash }: Applicant,
  { lastOpenedAt }: CardTries,
): Promise<PaymentCheck | null> {
  const { humanCheck, linkSecrets } = deps;
  const now = deps.clock();
  // A ticket is good for one payment, since opening it changes the subject, and a form's only for a form.
  const subject = `${hasScript ? "call" : "form"}:${visitorHash}:${lastOpenedAt}`;
  if (check !== undefined && (await hasWaited(deps, check, subject))) return null;
  if (humanCheck !== null && hasScript) {
    const outcome = check === undefined ? "refused" : await humanCheck.verify(check, CHECK_ACTION);
    if (outcome === "passed") return null;
    const { siteKey, scriptUrl } = humanCheck;
    if (outcome === "refused") return { kind: "turnstile", siteKey, scriptUrl };
  }
  const expiresAtMs = now + CHECK_WAIT_MS + WAITED_FOR_MS;
  const ticket = await signLink(linkSecrets, { purpose: "open_payment", subject, expiresAtMs });
  return { kind: "wait", waitMs: CHECK_WAIT_MS, ticket };
}

/** Each ticket has its own time, so parallel calls do not shorten the wait. */
async function hasWaited(
  { clock, linkSecrets }: GuardDeps,
  check: string,
  subject: string,
): Promise<boolean> {
  const ticket = await readLink(linkSecrets, check, "open_payment", clock());
  return ticket?.subject === subject && clock() >= ticket.expiresAtMs - WAITED_FOR_MS;
}
