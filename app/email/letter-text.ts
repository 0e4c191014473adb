import type { MailBrand } from "#app/domain/brand.ts";
import type { Letter } from "./letter.ts";

/** The letter for who reads mail without HTML: the same words and links in the same order. */
export function renderLetterText(letter: Letter, brand: MailBrand): string {
  const { button, step, unsubscribe } = letter;
  const sender = [brand.name, brand.contactEmail, brand.postalAddress].filter(Boolean).join(" · ");
  const foot = [
    letter.reason,
    sender,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ];
  const parts = [
    letter.title,
    letter.greeting,
    ...letter.paragraphs,
    ...(step ? [`${step.title}:\n${step.tasks.map((task) => `* ${task}`).join("\n")}`] : []),
    ...(step?.after ?? []),
    ...[button, ...(letter.links ?? [])].map(({ label, url }) => `${label}:\n${url}`),
    ...letter.notes,
    // What follows is a signature (RFC 3676): programs show it as such and leave it out of answers.
    `-- \n${foot.join("\n")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
