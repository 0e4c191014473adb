import { z } from "zod";
import { type EmailAddress, parseEmailAddress } from "./mail/email-address.ts";

/** A trimmed address in a body or form; anything else is refused with the given message. */
export const emailField = (invalid: string, missing: string = invalid) =>
  z.string(missing).transform((text, context): EmailAddress => {
    const email = parseEmailAddress(text);
    if (email !== null) return email;
    context.addIssue({ code: "custom", message: text.trim() === "" ? missing : invalid });
    return z.NEVER;
  });

export const MAX_NAME_LENGTH = 100;
