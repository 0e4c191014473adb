import type { Testimonial } from "#app/funnels/shared/content/testimonial.ts";

const testimonial = (id: string, name: string, about: string, text: string): Testimonial => ({
  quote: { id: `life-assessment-quote-${id}`, text, source: "sample" },
  name,
  about,
});

/** Fixed sample content. */
export const landingTestimonials: readonly Testimonial[] = [
  testimonial(
    "marta",
    "Marta",
    "34, nurse",
    "I was sure that work was my problem. The picture showed me that I had stopped playing. I joined a dance class the same week.",
  ),
  testimonial(
    "deepak",
    "Deepak",
    "41, shop owner",
    "A hundred questions sounded long. It took me six minutes on the train, and I’ve been thinking about it for days.",
  ),
  testimonial(
    "luca",
    "Luca",
    "27, student",
    "It didn’t tell me what’s wrong with me. It told me where to begin, and that was all I needed.",
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
    "It says out loud what I had been stepping around. The pages on rest are on my fridge.",
  ),
  testimonial(
    "ines",
    "Inés",
    "60, retired",
    "I read everything on Sunday and canceled on Thursday. Two clicks, just as they said.",
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
