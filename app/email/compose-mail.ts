import type { MailBrand } from "#app/domain/brand.ts";
import type { EmailContent, EmailLink, EmailStep } from "./email-content.ts";
import { renderEmailText } from "./email-text.ts";
import { toHeaderText } from "./header-text.ts";
import { renderEmailHtml } from "./templates/email-html.tsx";
import type { OutgoingMail } from "./transport.ts";

export type MailSender = { readonly brand: MailBrand; readonly fromAddress: string };

type Envelope = Pick<OutgoingMail, "to" | "idempotencyKey" | "writtenAt">;

/**
 * The only place that builds a mail. Every text is reduced to one clean line, so none can inject a header.
 * @throws when a link is not http(s).
 */
export function composeMail(
  content: EmailContent,
  sender: MailSender,
  envelope: Envelope,
): OutgoingMail {
  const clean = cleanContent(content);
  const brand = { ...sender.brand, name: toHeaderText(sender.brand.name) };
  return {
    ...envelope,
    from: { name: brand.name, address: sender.fromAddress },
    replyTo: brand.contactEmail,
    subject: clean.subject,
    html: renderEmailHtml(clean, brand),
    text: renderEmailText(clean, brand),
    headers: clean.unsubscribe ? oneClick(clean.unsubscribe) : {},
  };
}

/** RFC 8058. */
const oneClick = ({ url }: EmailLink) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const cleanContent = (content: EmailContent): EmailContent => ({
  accent: content.accent,
  ...(content.picture ? { picture: content.picture } : {}),
  subject: toHeaderText(content.subject),
  preview: toHeaderText(content.preview),
  title: toHeaderText(content.title),
  greeting: toHeaderText(content.greeting),
  paragraphs: content.paragraphs.map(toHeaderText),
  ...(content.step ? { step: cleanStep(content.step) } : {}),
  button: cleanLink(content.button),
  ...(content.links ? { links: content.links.map(cleanLink) } : {}),
  notes: content.notes.map(toHeaderText),
  reason: toHeaderText(content.reason),
  ...(content.unsubscribe ? { unsubscribe: cleanLink(content.unsubscribe) } : {}),
});

const cleanStep = ({ title, tasks, after }: EmailStep): EmailStep => ({
  title: toHeaderText(title),
  tasks: tasks.map(toHeaderText),
  after: after.map(toHeaderText),
});

function cleanLink({ label, url }: EmailLink): EmailLink {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new Error("A link in a mail is not http(s).");
  return { label: toHeaderText(label), url: href };
}
