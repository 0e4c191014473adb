import { minutes } from "#app/domain/duration.ts";
import { maskEmailAddress } from "#app/domain/mail/email-address.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkContent, type LinkSecrets, signLink } from "#app/platform/signed-link.ts";
import { judgeReturn, type WayBack } from "../rules/way-back.ts";

const BUTTON_FOR_MS = minutes(15);

type Paid = Pick<LinkContent, "purpose" | "subject" | "generation"> & {
  readonly paidAt: number;
  readonly email: string | null;
};

/** Offers another browser a button that gives it access to a purchase, so that GET changes nothing. */
export async function offerWayBack(
  { clock, linkSecrets }: { clock: Clock; linkSecrets: LinkSecrets },
  { paidAt, email, ...link }: Paid,
): Promise<WayBack> {
  const now = clock();
  if (judgeReturn(paidAt, now) === "late") {
    return { state: "late", mailedTo: email && maskEmailAddress(email) };
  }
  const expiresAtMs = now + BUTTON_FOR_MS;
  return { state: "open", token: await signLink(linkSecrets, { ...link, expiresAtMs }) };
}
