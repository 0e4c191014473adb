import type { ReceivedMail } from "./mail.ts";

/** What may become of an accepted mail, with the labels of the buttons below it. */
export const FATES = {
  bounce: "Bounce it for good",
  delay: "Bounce it for now",
  complain: "Report it as spam",
} as const;

export type Fate = keyof typeof FATES;

/** Describes a fate as Cloudflare's Email Service publishes it to a queue, with the fields meant for the operator. */
export function describeFate({ id, to, from, subject }: ReceivedMail, fate: Fate, now: number) {
  const isHard = fate === "bounce";
  const reason = isHard ? "550 5.1.1 User unknown" : "452 4.2.2 Mailbox full";
  const bounced = {
    delivery: { status: "bounced", smtpStatusCode: reason.slice(0, 3), smtpResponse: reason },
    bounce: { type: isHard ? "hard" : "soft", reason },
  };
  const complained = { delivery: { status: "complained" }, complaint: { type: "abuse" } };
  const name = fate === "complain" ? "complained" : "bounced";
  return {
    type: `cf.email.sending.message.${name}`,
    source: { type: "email.sending", domain: from.address.split("@")[1] },
    payload: {
      eventId: crypto.randomUUID(),
      messageId: `sandbox-${id}`,
      sender: from.address,
      recipient: to,
      subject,
      terminal: true,
      ...(fate === "complain" ? complained : bounced),
    },
    metadata: { eventSchemaVersion: 1, eventTimestamp: new Date(now).toISOString() },
  };
}
