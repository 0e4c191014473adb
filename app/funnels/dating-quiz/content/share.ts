import type { Archetype } from "#app/domain/archetypes.ts";

/** Sizes of the pictures to share, in pixels; `node tools/make-images.ts` draws them. */
export const CARD_SIZES = {
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
} as const;
export type CardShape = keyof typeof CARD_SIZES;

export const cardPath = (archetype: Archetype, shape: CardShape): string =>
  `/share/${archetype}-${shape}.png`;

/** The words on the pictures. */
export const card = {
  opening: "My dating pattern is",
  question: "Which one is yours?",
  facts: ["20 questions", "3 minutes", "free"],
} as const;

/** The parameter names a pattern, never a person: anyone who opens the link takes the quiz from its beginning. */
export const SHARED_PARAM = "shared";
export const sharedPath = (archetype: Archetype): string => `/quiz1?${SHARED_PARAM}=${archetype}`;

export const share = {
  title: "Show someone who knows you",
  lead: "The picture shows your pattern, and nothing else about you.",
  action: "Share My Pattern",
  portrait: "For a post",
  story: "For a story",
  alt: (title: string) => `The picture: ${card.opening} ${title}. ${card.question}`,
  text: (title: string) => `${card.opening} ${title}. ${card.question}`,
  failed: "The picture didn’t load. Please try again.",
} as const;

export const quizMeta = {
  title: "The dating pattern quiz",
  description:
    "Twenty short questions, three minutes: which of five patterns do you bring into love, and where could you start to change it?",
  path: "/quiz1",
  picture: "/share/quiz1.png",
} as const;

/** What a shared link shows where it's posted. */
export const sharedMeta = {
  title: (title: string) => `${title}: one of five dating patterns`,
  description: (subtitle: string) =>
    `“${subtitle}.” Twenty short questions, three minutes: which of five patterns do you bring into love?`,
} as const;
