import { DOWNLOADS_PATH } from "#app/domain/purchase/download.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import type { Audience } from "./topics.ts";

/** The texts of the full library. */
export const library = {
  title: "Your library",
  lead: (count: number) =>
    `${count} short guides, each under ten minutes. No one reads a library in one go: take the guide that fits this week, and try one thing from it.`,
  all: (count: number) => `Download all ${count}`,
  /** Beside guides beyond dating, which are not in the archive. */
  allOnDating: `Download the ${SOLD.guides} on dating`,
  one: "Download",
  others: "All the others",
  linksEnd: "Links copied from this page expire after 15 minutes. Come back here for fresh ones.",
  downloads: { label: "Everything else you’ve bought", href: DOWNLOADS_PATH },
  footer: { line: "Bought once, yours to keep." },
} as const;

/** The texts for subscribers of the life assessment before their first paid month. */
export const subscriberLibrary = {
  title: "Your three guides",
  lead: `They come with your trial, and what you download is yours to keep. With your first paid month, all ${SOLD.guides + SOLD.lifeGuides} open.`,
  shelf: "Chosen for your two lowest areas",
  results: "Back to my results",
  footer: { line: "One small step today is plenty." },
} as const;

/** The texts around the free guide. */
export const freeGuide = {
  skip: "Skip to the guide",
  place: `A free guide, one of ${SOLD.guides + SOLD.lifeGuides}`,
  contents: "In this guide",
  footer: subscriberLibrary.footer,
} as const;

/** The recommended guides: by the quiz's result, by the areas of the life assessment, or by default. */
export const recommendationTexts = {
  pattern: {
    title: "Three to begin with",
    lead: "Chosen for the pattern your quiz showed. Prefer another? Start there.",
    mark: "Chosen for you",
  },
  areas: {
    title: "Three to begin with",
    lead: "Chosen for your two lowest areas. Prefer another? Start there.",
    mark: "For you",
  },
  anybody: {
    title: "Three to begin with",
    lead: "They suit almost anyone. Prefer another? Start there.",
    mark: "A good place to start",
  },
} as const;

export const search = {
  title: "Find a guide",
  words: "Search",
  placeholder: "calm, first date",
  topic: "Topic",
  anyTopic: "All topics",
  audience: "Written for",
  anyAudience: "Anyone",
  action: "Search",
  found: (count: number, all: number) =>
    count === all ? `All ${all} guides` : `${count} of ${all} guides`,
  resultsTitle: "What fits",
  emptyTitle: "No guide has all of that.",
  empty: "Try fewer words or another topic, or look at them all again.",
  reset: "Show all guides",
} as const;

export const audienceLabels: Readonly<Record<Audience, string>> = {
  everybody: "For everyone",
  "daters-of-women": "For people dating women",
};

export const describeMinutes = (minutes: number): string => `${minutes} minutes to read`;
