import { toAsciiAddress } from "./header-text.ts";
import { buildMime } from "./mime.ts";
import type { MailTransport, SendOutcome } from "./transport.ts";

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
const CODE = /^E_[A-Z_]{1,40}$/;

/** Sends a whole message (RFC 5322) through the `send_email` binding, and passes the binding's errors on. */
type SendRaw = (from: string, to: string, raw: string) => Promise<unknown>;

/** The binding takes no idempotency key: if the response is lost, the mail is sent again. */
export const createCloudflareTransport = (sendRaw: SendRaw): MailTransport => ({
  async send(mail) {
    try {
      await sendRaw(toAsciiAddress(mail.from.address), toAsciiAddress(mail.to), buildMime(mail));
      return { kind: "accepted" };
    } catch (error) {
      return judge(error);
    }
  },
});

function judge(error: unknown): SendOutcome {
  const reported = error instanceof Error && "code" in error ? String(error.code) : "";
  const code = CODE.test(reported) ? reported : "";
  if (/^E_HEADER/.test(code) || PERMANENT.includes(code)) {
    return { kind: "permanent", reason: `cloudflare ${code}` };
  }
  return { kind: "temporary", reason: `cloudflare ${code || "unknown error"}` };
}
