/** A mail as a provider gets it: every field is one clean line but for `html` and `text`. */
export type OutgoingMail = {
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same for each try at one mail, so that a provider which knows such keys sends it once. */
  readonly idempotencyKey: string;
  /** In milliseconds, the same for each try. */
  readonly writtenAt: number;
};

/** `reason` is stored and logged: our words and the provider's codes, never its sentences, which quote addresses. */
export type SendOutcome =
  | { readonly kind: "accepted" }
  /** Worth another try: their trouble, or a setting of ours that somebody will mend. */
  | { readonly kind: "temporary"; readonly reason: string; readonly retryAfterMs?: number }
  /** This mail will never be taken. */
  | { readonly kind: "permanent"; readonly reason: string };

/** Never throws. */
export type MailTransport = { send(mail: OutgoingMail): Promise<SendOutcome> };

/** Too slow, wrong key, domain not verified, too many: none of it is the mail's fault. */
const TEMPORARY = [401, 403, 408, 425, 429];

export function judgeStatus(status: number, reason: string): SendOutcome {
  if (status >= 200 && status < 300) return { kind: "accepted" };
  return status >= 500 || TEMPORARY.includes(status)
    ? { kind: "temporary", reason }
    : { kind: "permanent", reason };
}

/** What a `catch` may tell of a call that brought no answer. */
export const describeNoAnswer = (provider: string, error: unknown): SendOutcome => ({
  kind: "temporary",
  reason: `${provider}: no answer (${error instanceof Error ? error.name : typeof error})`,
});
