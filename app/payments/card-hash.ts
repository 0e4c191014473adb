import { toBase64Url } from "#app/platform/encode.ts";

const ALGORITHM = { name: "HMAC", hash: "SHA-256" };

/** Hashes a card's fingerprint, so that what is stored tells a card again but means nothing without the key. */
export async function hashCard(key: string, fingerprint: string): Promise<string> {
  const secret = new TextEncoder().encode(key);
  const signing = await crypto.subtle.importKey("raw", secret, ALGORITHM, false, ["sign"]);
  const text = new TextEncoder().encode(`card:${fingerprint}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", signing, text)));
}
