import { z } from "zod";

/** The sandbox's mail format; each provider has its own. */
export const SandboxMail = z.strictObject({
  to: z.string().min(3),
  from: z.strictObject({ name: z.string(), address: z.string().min(3) }),
  replyTo: z.string().optional(),
  subject: z.string().min(1),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.record(z.string(), z.string()),
  idempotencyKey: z.string().min(1),
  writtenAt: z.number(),
});

export type SandboxMail = z.infer<typeof SandboxMail>;

/** `receivedAt` in milliseconds. */
export type ReceivedMail = SandboxMail & { id: number; receivedAt: number };

/** The links of a mail, in order and without duplicates. */
export function findLinks(html: string): string[] {
  const links = [...html.matchAll(/\shref="(https?:[^"]+)"/g)].map(([, url = ""]) =>
    url.replaceAll("&amp;", "&"),
  );
  return [...new Set(links)];
}
