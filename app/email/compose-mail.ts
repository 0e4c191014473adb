import type { MailBrand } from "#app/domain/brand.ts";
import { toHeaderText } from "./header-text.ts";
import type { Letter, LetterLink, LetterStep } from "./letter.ts";
import { renderLetterText } from "./letter-text.ts";
import { renderLetterHtml } from "./templates/letter.tsx";
import type { OutgoingMail } from "./transport.ts";

/** Who it is from, in every mail. */
export type MailSender = { readonly brand: MailBrand; readonly fromAddress: string };

type Envelope = Pick<OutgoingMail, "to" | "idempotencyKey" | "writtenAt">;

/**
 * The one way from a letter to a mail. Every text becomes a clean line, so that none can make a header.
 * @throws when a link is not http(s).
 */
export function composeMail(letter: Letter, sender: MailSender, envelope: Envelope): OutgoingMail {
  const clean = cleanLetter(letter);
  const brand = { ...sender.brand, name: toHeaderText(sender.brand.name) };
  return {
    ...envelope,
    from: { name: brand.name, address: sender.fromAddress },
    replyTo: brand.contactEmail,
    subject: clean.subject,
    html: renderLetterHtml(clean, brand),
    text: renderLetterText(clean, brand),
    headers: clean.unsubscribe ? oneClick(clean.unsubscribe) : {},
  };
}

/** RFC 8058. */
const oneClick = ({ url }: LetterLink) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const cleanLetter = (letter: Letter): Letter => ({
  accent: letter.accent,
  subject: toHeaderText(letter.subject),
  preview: toHeaderText(letter.preview),
  title: toHeaderText(letter.title),
  greeting: toHeaderText(letter.greeting),
  paragraphs: letter.paragraphs.map(toHeaderText),
  ...(letter.step ? { step: cleanStep(letter.step) } : {}),
  button: cleanLink(letter.button),
  ...(letter.links ? { links: letter.links.map(cleanLink) } : {}),
  notes: letter.notes.map(toHeaderText),
  reason: toHeaderText(letter.reason),
  ...(letter.unsubscribe ? { unsubscribe: cleanLink(letter.unsubscribe) } : {}),
});

const cleanStep = ({ title, tasks, after }: LetterStep): LetterStep => ({
  title: toHeaderText(title),
  tasks: tasks.map(toHeaderText),
  after: after.map(toHeaderText),
});

function cleanLink({ label, url }: LetterLink): LetterLink {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new Error("A mailed link is not http(s).");
  return { label: toHeaderText(label), url: href };
}
