import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { countDeclared, storeWithdrawal } from "#app/data/withdrawals.ts";
import { cleanText } from "#app/domain/clean-text.ts";
import { boundsOf, utcDayOf } from "#app/domain/day-span.ts";
import { minutes, seconds } from "#app/domain/duration.ts";
import { emailField } from "#app/domain/form-fields.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { WISHES } from "#app/domain/personal-data.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { hashText } from "#app/platform/encode.ts";
import { isWithinLimit, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";
import { withdraw } from "../content/withdraw.ts";

const line = (most: number, invalid: string) =>
  z
    .string({ error: invalid })
    .transform(cleanText)
    .pipe(z.string().min(1, invalid).max(most, withdraw.tooLong));

/** The form of `/withdraw`. `ticket` is that of an earlier answer (`OneMorePress`). */
export const Withdrawal = z.strictObject({
  wish: z.enum(WISHES),
  name: line(100, withdraw.name.invalid),
  email: emailField(withdraw.email.invalid),
  contract: line(200, withdraw.contract.invalid),
  ticket: z.string().max(1_000).optional(),
});

export type WithdrawalDeps = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  linkSecrets: LinkSecrets;
  contactEmail: string;
  enqueueEmails: (jobIds: string[]) => void;
};

/** Declarations a day from one network that need no second press. */
export const DECLARED_AT_ONCE = 20;
const WAIT_MS = seconds(5);
const WAITED_FOR_MS = minutes(10);

/** Thrown while the button has to be pressed once more, with this ticket in the form. */
export class OneMorePress extends AppError {
  readonly ticket: string;

  constructor(ticket: string) {
    super("check_required", withdraw.again);
    this.ticket = ticket;
  }
}

/**
 * Stores a declaration (docs/product.md#withdrawal), and queues a notice for the operator and a receipt for the person
 * who made it. The operator finds out whether there is such a contract; the response does not say. Nobody is refused:
 * the law wants this form to work at all times, also beside a script in the same network.
 * @throws OneMorePress for visitors and networks over a limit
 */
export async function declareWithdrawal(
  deps: WithdrawalDeps,
  sender: Sender,
  { ticket, ...declared }: z.output<typeof Withdrawal>,
): Promise<void> {
  const declaredAt = deps.clock();
  const day = utcDayOf(declaredAt);
  const use = { day, user: sender.addressPrefix, what: "withdrawal" };
  const hash = await hashText(JSON.stringify(declared));
  const known = ticket === undefined ? null : await readTicket(deps, ticket, hash);
  if (known === null) {
    const isCalm =
      (await isWithinLimit(deps.limits, "withdrawal", sender)) &&
      (await countDeclared(deps.db, use)) < DECLARED_AT_ONCE;
    if (!isCalm) throw new OneMorePress(await signTicket(deps, hash));
  } else if (ticket !== undefined && known.validFrom > declaredAt) {
    throw new OneMorePress(ticket);
  }
  const id = known?.id ?? crypto.randomUUID();
  const operator = parseEmailAddress(deps.contactEmail);
  if (operator === null) throw new Error("CONTACT_EMAIL is no address that mail can be sent to.");
  const payload = { ...declared, declaredAt };
  const toOperator = {
    email: operator,
    recipient: await recipientOf(operator),
    createdAt: declaredAt,
  };
  const mails = {
    // With the id of the declaration, by which the two are found together.
    notice: {
      ...toOperator,
      id,
      kind: "withdrawal_notice",
      payload,
      dedupeKey: `withdrawal_notice:${id}`,
    },
    receipt: {
      id: crypto.randomUUID(),
      kind: "withdrawal_received",
      payload,
      dedupeKey: `withdrawal_received:${id}`,
      email: declared.email,
      recipient: await recipientOf(declared.email),
      createdAt: declaredAt,
    },
    digest: {
      ...toOperator,
      id: crypto.randomUUID(),
      kind: "withdrawal_digest",
      payload: { day },
      dedupeKey: `withdrawal_digest:${day}`,
      dueAt: boundsOf({ first: day, last: day }).endMs,
    },
  } as const;
  deps.enqueueEmails(
    await storeWithdrawal(deps.db, { ...declared, id, declaredAt }, { mails, use }),
  );
}

type Ticket = { readonly id: string; readonly validFrom: number };

/** A ticket is for one declaration, which is stored under its id, so that it is good for one row. */
function signTicket({ clock, linkSecrets }: WithdrawalDeps, hash: string): Promise<string> {
  const subject = `${crypto.randomUUID()}:${hash}`;
  const expiresAtMs = clock() + WAIT_MS + WAITED_FOR_MS;
  return signLink(linkSecrets, { purpose: "declare_withdrawal", subject, expiresAtMs });
}

async function readTicket(
  { clock, linkSecrets }: WithdrawalDeps,
  ticket: string,
  hash: string,
): Promise<Ticket | null> {
  const link = await readLink(linkSecrets, ticket, "declare_withdrawal", clock());
  const [id = "", of] = link?.subject.split(":") ?? [];
  return link !== null && of === hash ? { id, validFrom: link.expiresAtMs - WAITED_FOR_MS } : null;
}
