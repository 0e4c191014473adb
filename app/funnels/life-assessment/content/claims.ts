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

const testimonial = (id: string, name: string, about: string, text: string): Testimonial => ({
  quote: sample(`quote-${id}`, text),
  name,
  about,
});

/** Fixed sample content. */
export const landingTestimonials: readonly Testimonial[] = [
  testimonial(
    "marta",
    "Marta",
    "34, nurse",
    "I was sure that work was my problem. The picture showed me that I had stopped playing. I joined a choir the same week.",
  ),
  testimonial(
    "deepak",
    "Deepak",
    "41, shop owner",
    "A hundred questions sounded long. It took me six minutes on the bus, and I have thought about it for days.",
  ),
  testimonial(
    "luca",
    "Luca",
    "27, student",
    "It did not tell me what is wrong with me. It told me where to begin, and that was all I needed.",
  ),
];

export const paywallTestimonials: readonly Testimonial[] = [
  testimonial(
    "nora",
    "Nora",
    "45, gardener",
    "I had marked the day to cancel in my calendar. Their reminder came first, and by then I wanted to stay.",
  ),
  testimonial(
    "sam",
    "Sam",
    "31, cook",
    "It says out loud what I had been stepping around. The pages on rest hang on my fridge.",
  ),
  testimonial(
    "ines",
    "Inés",
    "60, retired",
    "I read everything on Sunday and cancelled on Thursday. Two presses, just as they said.",
  ),
];

export const previewTestimonials: readonly Testimonial[] = [
  testimonial(
    "tom",
    "Tom",
    "52, bus driver",
    "Foundation was my lowest. On day two I sorted one drawer of papers, and the whole house felt lighter.",
  ),
  testimonial(
    "amina",
    "Amina",
    "38, teacher",
    "The report put words to something that I had carried around for a year. My sister and I read it together.",
  ),
  testimonial(
    "jonas",
    "Jonas",
    "29, developer",
    "Seven days, one small thing each. I did five of them, and two have become habits.",
  ),
];
