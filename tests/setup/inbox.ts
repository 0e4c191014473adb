import { type APIRequestContext, expect } from "@playwright/test";

export type InboxMail = {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Links in its HTML. */
  links: string[];
};

/** An address that no other test has. */
export const newEmail = (who: "visitor" | "buyer" = "visitor") =>
  `${who}-${crypto.randomUUID()}@example.com`;

/** Waits for `count` mails to an address; newest first. */
export async function readMails(
  request: APIRequestContext,
  to: string,
  count = 1,
): Promise<InboxMail[]> {
  const read = async (): Promise<InboxMail[]> =>
    (await request.get("/__sandbox/inbox.json", { params: { to } })).json();
  await expect.poll(async () => (await read()).length, `mails to ${to}`).toBe(count);
  return read();
}
