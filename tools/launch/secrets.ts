import type { Documented } from "../deploy/documented.ts";
import { DERIVED } from "../deploy/production.ts";
import type { Setting } from "./production-settings.ts";

/** What `production.json` does not set: secrets, and what is optional for a site. */
export function listUnset(
  documented: readonly Documented[],
  settings: readonly Setting[],
): Documented[] {
  const known = new Map(settings.map(({ key, value }) => [key, value]));
  return documented
    .filter(({ name }) => !known.has(name) && !DERIVED.includes(name))
    .map((one) =>
      one.name === "RESEND_API_KEY" && known.get("MAIL_TRANSPORT") === "resend"
        ? { ...one, isOptional: false }
        : one,
    );
}
