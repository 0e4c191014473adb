import type { MailBrand } from "#app/domain/brand.ts";
import type { EmailContent, EmailStep } from "./email-content.ts";
import { listFootLinks } from "./foot-links.ts";

/** The plain-text alternative: the same words and links in the same order as the HTML. */
export function renderEmailText(content: EmailContent, brand: MailBrand): string {
  const { button, step, unsubscribe } = content;
  const sender = [brand.name, brand.contactEmail, brand.postalAddress].filter(Boolean).join(" · ");
  const foot = [
    content.reason,
    sender,
    ...listFootLinks(brand).map(({ label, url }) => `${label}: ${url}`),
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ];
  const parts = [
    content.title,
    content.greeting,
    ...content.paragraphs,
    ...(step ? [`${titleOf(step)}\n${step.tasks.map((task) => `* ${task}`).join("\n")}`] : []),
    ...(step?.after ?? []),
    ...[button, ...(content.links ?? [])].map(({ label, url }) => `${label}:\n${url}`),
    ...content.notes,
    // The signature delimiter (RFC 3676): mail clients leave what follows out of replies.
    `-- \n${foot.join("\n")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** "One exercise: five seconds" has its colon already. */
const titleOf = ({ title }: EmailStep): string => (title.includes(":") ? title : `${title}:`);
