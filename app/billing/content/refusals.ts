/** Messages of payments that cannot be opened now. */
export const refusals = {
  tooMany:
    "Too many payment attempts. To protect everybody's cards we pause here for ten minutes. Please try again then.",
  tooManyToday:
    "Too many cards were declined today. To protect everybody's cards, please try again tomorrow or with the help of your bank.",
  /** For a form that was posted without script. */
  wait: "Many cards are being tried here right now. To protect everybody's cards, please wait five seconds and press the button again.",
} as const;
