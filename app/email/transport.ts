import { seconds } from "#app/domain/duration.ts";

/** A mail as it is handed to a provider: every field but `html` and `text` is one clean line. */
export type OutgoingMail = {
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same on every try, so that a provider with idempotency keys sends the mail once. */
  readonly idempotencyKey: string;
  /** In milliseconds, for the local inbox. */
  readonly writtenAt: number;
};

/** `reason` is stored and logged: never a provider's message, which may quote an address. */
export type SendOutcome =
  | { readonly kind: "accepted" }
  /** Worth a retry: an outage, or a misconfiguration that will be fixed. */
  | {
      readonly kind: "temporary";
      readonly reason: string;
      readonly retryAfterMs?: number;
      /** The answer was lost, so the mail may have been accepted. */
      readonly mayBeSent?: true;
      /** Too many mails at once: this does not count as a try. */
      readonly isTooFast?: true;
      /** Our key or our sender is refused: no mail gets through. */
      readonly isKeyRefused?: true;
    }
  /** The provider will never accept this mail. */
  | { readonly kind: "permanent"; readonly reason: string };

/** Rejects only for a mail that is malformed. */
export type MailTransport = { send(mail: OutgoingMail): Promise<SendOutcome> };

/** Statuses not caused by the mail, like all from 500 on. */
const TEMPORARY = [408, 425];

export function judgeStatus(status: number, reason: string, retryAfterMs?: number): SendOutcome {
  if (status >= 200 && status < 300) return { kind: "accepted" };
  if (status === 429) return tooFast(reason, retryAfterMs);
  if (status === 401 || status === 403) return { kind: "temporary", reason, isKeyRefused: true };
  return status >= 500 || TEMPORARY.includes(status)
    ? { kind: "temporary", reason, ...(retryAfterMs !== undefined && { retryAfterMs }) }
    : { kind: "permanent", reason };
}

export const tooFast = (reason: string, retryAfterMs?: number): SendOutcome => ({
  kind: "temporary",
  reason,
  isTooFast: true,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

/** Reads a `Retry-After` in seconds; no provider sends a date. */
export function readRetryAfter(value: string | null | undefined): number | undefined {
  const asked = Number(value ?? Number.NaN);
  return asked > 0 ? seconds(asked) : undefined;
}

/** The outcome of a call that threw, without the error's message, which may quote an address. */
export const describeNoAnswer = (provider: string, error: unknown): SendOutcome => ({
  kind: "temporary",
  reason: `${provider}: no answer (${error instanceof Error ? error.name : typeof error})`,
  mayBeSent: true,
});
