import type { UnsubscribeTexts } from "#app/funnels/shared/content/unsubscribe.ts";

/** The mail that asks for a review. */
export const reviewMail = {
  subject: "How did it go?",
  preview: "A few honest words help the next person decide.",
  title: "How did it go?",
  greeting: "Hello,",
  paragraphs: [
    "A little while ago, you bought something from us. If you have two minutes, tell us how it went: what helped, and what didn’t.",
    "With your permission, and only under your first name, we may show your words to people who are deciding. Critical words are as welcome as kind ones.",
  ],
  action: "Write a few words",
  notes: ["The link works for 60 days. We ask once for each purchase, and won’t follow up."],
  reason: "You’re getting this email because something was bought with this address.",
  stop: "Don’t ask me for reviews",
} as const;

export const reviewPage = {
  title: "How was it, honestly?",
  lead: "A few sentences are plenty. Please leave out anything that shouldn’t be public.",
  rating: "Your rating",
  ratings: [
    "1 star: it didn’t help",
    "2 stars: it helped a little",
    "3 stars: it was okay",
    "4 stars: it helped",
    "5 stars: it helped a lot",
  ],
  worst: "It didn’t help",
  best: "It helped a lot",
  text: "Your words",
  textHint: "Up to 1,000 characters.",
  firstName: "First name, as you’d like it shown",
  consent: "You may publish my rating, my words and this first name on your site.",
  action: "Send my review",
  again: "You’ve sent this review. You can change it here until it’s published.",
} as const;

export const reviewProblems = {
  rating: "Please choose a rating.",
  text: "Please write a few words, up to 1,000 characters.",
  firstName: "Please give a first name, up to 40 characters.",
  consent: "We can only keep a review that we may publish.",
} as const;

export const reviewThanks = {
  title: "Thank you",
  text: "We read every review before it’s shown. Until then, you can change yours with the link in our email.",
  action: "Back to Home",
} as const;

export const reviewPublished = {
  title: "Your review is published",
  text: "Thank you for writing it. To have it changed or taken down, just reply to our email.",
  action: "Back to Home",
} as const;

export const badReviewLink = {
  title: "This link doesn’t open a review",
  text: "It may be incomplete or more than 60 days old, or the purchase was refunded.",
  action: "Back to Home",
} as const;

/** `/unsubscribe` for review requests. */
export const stopReviews = {
  title: "Stop asking for reviews?",
  lead: "We’ll never ask this address for a review again. Everything else stays as it is.",
  action: "Don’t ask me again",
  stay: "Keep asking me",
  doneTitle: "We won’t ask again",
  doneLead: "We won’t send this address any more emails asking for a review.",
  home: "Back to Home",
} as const satisfies UnsubscribeTexts;

export const footer = { line: "Words that help the next person." } as const;
