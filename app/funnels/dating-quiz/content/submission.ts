/** The server's message for another visitor's address (docs/product.md#quiz-email-stage). */
export const submitted = "Email already submitted";

/** When a result could not be sent. */
export const submitFailed = {
  title: "Note",
  description:
    "Your results are ready! There was a minor issue saving your data, but you can still view your archetype.",
} as const;
