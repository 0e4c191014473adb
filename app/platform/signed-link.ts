import { z } from "zod";
import { fromBase64Url, toBase64Url } from "./encode.ts";

const LinkContent = z.strictObject({
  /** A link is valid for one purpose only. */
  purpose: z.enum([
    "open_attempt",
    "open_purchase",
    "leave_waitlist",
    "confirm_signup",
    "refuse_signup",
    "write_review",
    "stop_review_requests",
    "stop_quiz_results",
    "manage_subscription",
    "stop_daily_mails",
    "stop_weekly_mails",
    "open_downloads",
    "download_file",
    "open_payment",
    "see_data",
    "erase_person",
    "declare_withdrawal",
  ]),
  /** An internal id, never an address or a name. */
  subject: z.string().min(1),
  expiresAtMs: z.int(),
  /** For an attempt, a counter; for an order, a hash of the address. Links from before generations have none. */
  generation: z.int().min(0).optional(),
});

export type LinkContent = z.infer<typeof LinkContent>;

/** The first one signs; links signed with the others stay valid until they expire. */
export type LinkSecrets = readonly [current: string, ...previous: string[]];

const ALGORITHM = { name: "HMAC", hash: "SHA-256" };

/** Creates the token of a mailed link. It is signed, not encrypted. */
export async function signLink(secrets: LinkSecrets, content: LinkContent): Promise<string> {
  const body = toBase64Url(encode(JSON.stringify(content)));
  const signature = await crypto.subtle.sign(ALGORITHM, await readKey(secrets[0]), encode(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Verifies a token; null when it is forged, damaged, for another purpose, or expired. */
export async function readLink(
  secrets: LinkSecrets,
  token: string,
  purpose: LinkContent["purpose"],
  nowMs: number,
): Promise<LinkContent | null> {
  const [body, signature, ...rest] = token.split(".");
  if (!body || !signature || rest.length > 0) return null;
  if (!(await isGenuine(secrets, body, signature))) return null;
  const content = LinkContent.safeParse(parseJson(fromBase64Url(body)));
  if (!content.success || content.data.purpose !== purpose) return null;
  return content.data.expiresAtMs > nowMs ? content.data : null;
}

async function isGenuine(secrets: LinkSecrets, body: string, signature: string): Promise<boolean> {
  const bytes = fromBase64Url(signature);
  if (bytes === null) return false;
  for (const secret of secrets) {
    const key = await readKey(secret);
    if (await crypto.subtle.verify(ALGORITHM, key, bytes, encode(body))) return true;
  }
  return false;
}

const encode = (text: string) => new TextEncoder().encode(text);

const readKey = (secret: string) =>
  crypto.subtle.importKey("raw", encode(secret), ALGORITHM, false, ["sign", "verify"]);

function parseJson(bytes: Uint8Array | null): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
