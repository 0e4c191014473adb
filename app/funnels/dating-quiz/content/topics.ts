/** Filters of the library. */
export const TOPICS = [
  "first dates",
  "online",
  "conversation",
  "dating women",
  "choosing",
  "boundaries",
  "confidence",
  "calm",
  "closeness",
  "everyday love",
  "heartbreak",
  "on your own",
  "beginning again",
] as const;

export type Topic = (typeof TOPICS)[number];

/** `daters-of-women`: guides about dating women. */
export const AUDIENCES = ["everybody", "daters-of-women"] as const;

export type Audience = (typeof AUDIENCES)[number];
