import { messages } from "../content/texts.ts";

/** The message for a failed submission (docs/product.md#quiz-email-stage); null if it need not be shown. */
export function describeSubmissionFailure(
  message: string,
): { readonly title: string; readonly description: string } | null {
  const isKnown = message.includes("Email already submitted") || message.includes("already exists");
  return isKnown ? null : messages.submitFailed;
}
