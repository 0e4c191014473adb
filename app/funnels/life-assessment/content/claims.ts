import type { Claim } from "#app/domain/claim.ts";
import type { Testimonial } from "#app/funnels/shared/content/testimonial.ts";

const sample = (id: string, text: string): Claim => ({
  id: `life-assessment-${id}`,
  text,
  source: "sample",
});

/** Claims without a source. Some follow a random figure. */
export const claims = {
  report: sample("report", "15-page report"),
  reportPages: sample("report-pages", "A 15-page report in plain words"),
  courses: sample("courses", "3+ courses"),
  exercises: sample("exercises", "100+ exercises to choose from"),
  ebooks: sample("ebooks", "3 ebooks to keep"),
  people: sample("people", "Join 12,000+ People"),
  rating: sample("rating", "4.8/5"),
  othersToday: sample("others-today", "others today"),
  completedToday: sample("completed-today", "completed today"),
  regularValue: sample("regular-value", "$997 regular value"),
  savings: sample("savings", "99.8% savings"),
  saved: sample("saved", "You saved $995"),
  withinHour: sample("within-hour", "They arrive within 1 hour."),
  /** The scores stay blurred behind the gate. */
  unlock: sample("unlock", "Unlock My Results"),
  app: sample("app", "Access Premium App"),
  community: sample("community", "In the app you meet others who are on the same seven days."),
} satisfies Record<string, Claim>;

export const sampleTestimonial = (
  id: string,
  name: string,
  about: string,
  text: string,
): Testimonial => ({ quote: sample(`quote-${id}`, text), name, about });
