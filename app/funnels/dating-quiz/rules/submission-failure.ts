import { messages } from "../content/texts.ts";

/** What is told of a submission that failed (specification, section 8); null: the visitor just goes on. */
export function describeSubmissionFailure(
  message: string,
): { readonly title: string; readonly description: string } | null {
  const isKnown = message.includes("Email already submitted") || message.includes("already exists");
  return isKnown ? null : messages.submitFailed;
}
