import { z } from "zod";
import { type EmailAddress, parseEmailAddress } from "./email-address.ts";

/** An address in a body or a form, trimmed; whatever is none is refused with this message. */
export const emailField = (invalid: string) =>
  z.string(invalid).transform((text, context): EmailAddress => {
    const email = parseEmailAddress(text);
    if (email !== null) return email;
    context.addIssue({ code: "custom", message: invalid });
    return z.NEVER;
  });
