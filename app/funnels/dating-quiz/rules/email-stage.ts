import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { messages } from "../content/texts.ts";

type Message = { readonly title: string; readonly description: string };
type Checked =
  | { readonly field: null; readonly person: { name: string; email: EmailAddress } }
  | { readonly field: "name" | "email"; readonly message: Message };

/** Validates the email stage (docs/product.md#quiz-email-stage). */
export function checkPerson(name: string, email: string): Checked {
  if (name.trim() === "") return { field: "name", message: messages.nameRequired };
  if (email.trim() === "") return { field: "email", message: messages.emailRequired };
  const address = parseEmailAddress(email);
  if (address === null) return { field: "email", message: messages.emailInvalid };
  return { field: null, person: { name: name.trim(), email: address } };
}
