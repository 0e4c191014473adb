import { readFileSync } from "node:fs";
import { days } from "../../app/domain/duration.ts";
import { type LinkContent, signLink } from "../../app/platform/signed-link.ts";

/** The secret of development, which the served app has too. */
const SECRET = /^LINK_SECRET = "(.+)"$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";

/** Makes an address as in our mails. A negative time makes an expired link. */
export async function makeMailedPath(
  path: string,
  purpose: LinkContent["purpose"],
  subject: string,
  endsInMs = days(1),
): Promise<string> {
  const expiresAtMs = Date.now() + endsInMs;
  return `${path}?token=${await signLink([SECRET], { purpose, subject, expiresAtMs })}`;
}
