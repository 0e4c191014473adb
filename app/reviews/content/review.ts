import type { UnsubscribeTexts } from "#app/funnels/shared/content/unsubscribe.ts";

/** The mail that asks for a review. */
export const reviewMail = {
  subject: "How did it go?",
  preview: "A few honest words help the next person decide.",
  title: "How did it go?",
  greeting: "Hello,",
  paragraphs: [
    "Two weeks ago you bought something from us. If you have two minutes, tell us how it was: what helped, and what did not.",
    "With your permission, and under your first name only, we may show your words to people who are deciding. Critical words are as welcome as kind ones.",
  ],
  action: "Write a few words",
  notes: [
    "The link works for 60 days. We ask once for each purchase, and get back to you about nothing else.",
  ],
  reason: "You get this mail because something was bought with this address.",
  stop: "Do not ask me for reviews",
} as const;

export const reviewPage = {
  title: "How was it, honestly?",
  lead: "A few sentences are plenty. Please leave out anything that should not be public.",
  rating: "Your rating",
  ratings: [
    "1 star: it did not help",
    "2 stars: it helped a little",
    "3 stars: it was all right",
    "4 stars: it helped",
    "5 stars: it helped a lot",
  ],
  worst: "It did not help",
  best: "It helped a lot",
  text: "Your words",
  textHint: "Up to 1,000 characters.",
  firstName: "First name, as it may be shown",
  consent: "You may publish my rating, my words and this first name on your site.",
  action: "Send my review",
  again: "You have sent this review. Until it is published you can change it here.",
} as const;

export const reviewProblems = {
  rating: "Please choose a rating.",
  text: "Please write a few words, up to 1,000 characters.",
  firstName: "Please give a first name, up to 40 characters.",
  consent: "We keep a review only if we may publish it.",
} as const;

export const reviewThanks = {
  title: "Thank you",
  text: "We read every review before it is shown. Until then the link in our mail lets you change it.",
  action: "Back to Home",
} as const;

export const reviewPublished = {
  title: "Your review is published",
  text: "Thank you for it. To have it changed or taken down, just answer our mail.",
  action: "Back to Home",
} as const;

export const badReviewLink = {
  title: "This link opens no review",
  text: "It may have lost a part on its way, it is older than 60 days, or the purchase was refunded.",
  action: "Back to Home",
} as const;

/** `/unsubscribe` for the requests. */
export const stopReviews = {
  title: "No more questions about purchases?",
  lead: "We then never ask this address for a review again. All else stays as it is.",
  action: "Do not ask me again",
  stay: "I would rather stay",
  doneTitle: "We will not ask again",
  doneLead: "This address gets no more mail that asks for a review.",
  home: "Back to Home",
} as const satisfies UnsubscribeTexts;

export const footer = { line: "Words that help the next person.", copyrightYear: 2025 } as const;
