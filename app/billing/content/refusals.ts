/** Messages for payments that cannot be opened now. */
export const refusals = {
  tooMany:
    "Too many payment attempts. To protect everyone’s cards, we’re pausing here for ten minutes. Please try again then.",
  tooManyToday:
    "Too many cards were declined today. To protect everyone’s cards, please try again tomorrow, or ask your bank for help.",
  /** For a form that was posted without script. */
  wait: "A lot of cards are being tried here right now. To protect everyone’s cards, please wait five seconds and press the button again.",
} as const;
