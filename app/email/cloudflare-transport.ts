import type { SendEmail } from "@cloudflare/workers-types";
import { seconds } from "#app/domain/duration.ts";
import { toAsciiAddress } from "./header-text.ts";
import { describeNoAnswer, type MailTransport, type SendOutcome, tooFast } from "./transport.ts";

/**
 * Permanent: caused by this mail or address. Any other code may be temporary: limits, an outage, a sender
 * domain that is not verified yet.
 */
const PERMANENT = [
  "E_CONTENT_TOO_LARGE",
  "E_FIELD_MISSING",
  "E_RECIPIENT_NOT_ALLOWED",
  "E_RECIPIENT_SUPPRESSED",
  "E_TOO_MANY_RECIPIENTS",
  "E_VALIDATION_ERROR",
];
/** Per second, or per day. */
const TOO_FAST = ["E_RATE_LIMIT_EXCEEDED", "E_DAILY_LIMIT_EXCEEDED"];
/** The domain of MAIL_FROM is not verified, or not ours. */
const KEY_REFUSED = ["E_SENDER_NOT_VERIFIED", "E_SENDER_DOMAIN_NOT_AVAILABLE"];
const TIMEOUT_MS = seconds(10);
const CODE = /^E_[A-Z_]{1,40}$/;

/** Sends through the `send_email` binding, and passes the binding's errors on. */
type Send = (message: Parameters<SendEmail["send"]>[0]) => Promise<unknown>;

/** The binding takes no idempotency key: if the response is lost, the mail is sent again. */
export const createCloudflareTransport = (send: Send, timeoutMs = TIMEOUT_MS): MailTransport => ({
  async send(mail) {
    const { from, to, replyTo, subject, text, html, headers } = mail;
    const message = {
      from: { name: from.name, email: toAsciiAddress(from.address) },
      to: toAsciiAddress(to),
      ...(replyTo !== undefined && { replyTo: toAsciiAddress(replyTo) }),
      subject,
      text,
      html,
      headers,
    };
    try {
      await Promise.race([send(message), rejectAfter(timeoutMs)]);
      return { kind: "accepted" };
    } catch (error) {
      return judge(error);
    }
  },
});

/** The binding has no timeout of its own, and a call that outlasts the lease is repeated while it still runs. */
const rejectAfter = (timeoutMs: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

function judge(error: unknown): SendOutcome {
  const reported = error instanceof Error && "code" in error ? String(error.code) : "";
  const code = CODE.test(reported) ? reported : "";
  if (/^E_HEADER/.test(code) || PERMANENT.includes(code)) {
    return { kind: "permanent", reason: `cloudflare ${code}` };
  }
  if (code === "") return describeNoAnswer("cloudflare", error);
  const reason = `cloudflare ${code}`;
  if (TOO_FAST.includes(code)) return tooFast(reason);
  const isKeyRefused = KEY_REFUSED.includes(code);
  return { kind: "temporary", reason, ...(isKeyRefused && { isKeyRefused }) };
}
