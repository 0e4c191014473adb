import { seconds } from "#app/domain/duration.ts";

const TOLERANCE_MS = seconds(300);
const PREFIX = "whsec_";

export type SvixHeaders = {
  readonly id: string;
  readonly timestamp: string;
  /** Signatures with their versions, such as `v1,…`, separated by spaces: several during a rotation. */
  readonly signatures: string;
};

export const readSvixHeaders = (headers: Headers): SvixHeaders => ({
  id: headers.get("svix-id") ?? "",
  timestamp: headers.get("svix-timestamp") ?? "",
  signatures: headers.get("svix-signature") ?? "",
});

/**
 * Whether a webhook of Resend was signed with this secret within five minutes, before or after
 * (https://docs.svix.com/receiving/verifying-payloads/how-manual).
 */
export async function isSignedBySvix(
  secret: string,
  { id, timestamp, signatures }: SvixHeaders,
  body: string,
  nowMs: number,
): Promise<boolean> {
  if (id === "" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(nowMs - seconds(Number(timestamp))) > TOLERANCE_MS) return false;
  const key = await importKey(secret);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(" ")) {
    const [version, encoded = ""] = signature.split(",");
    const bytes = version === "v1" ? fromBase64(encoded) : null;
    // WebCrypto compares in constant time.
    if (bytes !== null && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return true;
  }
  return false;
}

const importKey = (secret: string) =>
  crypto.subtle.importKey(
    "raw",
    fromBase64(secret.slice(PREFIX.length)) ?? new Uint8Array(),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
