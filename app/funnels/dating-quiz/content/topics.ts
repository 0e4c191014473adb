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
