/** By which the library can be filtered. */
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

/** `daters-of-women` are the guides about dating women; all others are for everybody. */
export const AUDIENCES = ["everybody", "daters-of-women"] as const;

export type Audience = (typeof AUDIENCES)[number];
