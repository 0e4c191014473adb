import type { Testimonial } from "#app/funnels/shared/content/testimonial.ts";
import type { Gender } from "./people.ts";

/** The author of a testimonial; the avatar shows the initial. */
type DatingTestimonial = Testimonial & {
  readonly age: number;
  readonly job: string;
  /** How long after the quiz the quote was given. */
  readonly time: string;
};

const testimonial = (
  [name, age, job, time]: readonly [string, number, string, string],
  text: string,
): DatingTestimonial => ({
  quote: { id: `dating-quiz-quote-${name.toLowerCase()}`, text, source: "sample" },
  name,
  age,
  job,
  time,
  about: `${age}, ${job}, ${time}`,
});

/** Fixed sample content, three for each gender. */
export const testimonials: Readonly<
  Record<Gender, readonly [DatingTestimonial, DatingTestimonial, DatingTestimonial]>
> = {
  male: [
    testimonial(
      ["Marcus", 33, "electrician", "after 3 weeks"],
      "I always went quiet when it got serious. Now I say I need an evening, and I come back the next day. She’s still here.",
    ),
    testimonial(
      ["Tobias", 27, "student", "after 10 days"],
      "The scripts felt strange for a day. Then I sent one, word for word, and got the most honest answer I’ve had in years.",
    ),
    testimonial(
      ["Rafael", 46, "cook", "after 2 months"],
      "I was divorced and thought I was done with it all. The small steps were small enough even for me.",
    ),
  ],
  female: [
    testimonial(
      ["Hannah", 29, "designer", "after 2 weeks"],
      "I read The Echo and had to laugh, because it was me, word for word. I kept my pottery night, for the first time.",
    ),
    testimonial(
      ["Leila", 38, "teacher", "after 1 month"],
      "The reset took me fifteen minutes a day. On day four I wrote the message I’d been putting off since spring.",
    ),
    testimonial(
      ["Joanna", 52, "bookkeeper", "after 6 weeks"],
      "No one here tells me to be different. I just look harder now, and leave sooner when it isn’t kind.",
    ),
  ],
  "non-binary": [
    testimonial(
      ["Robin", 31, "gardener", "after 3 weeks"],
      "Most dating books aren’t written for me. These talk about people, and I could use nearly every page.",
    ),
    testimonial(
      ["Sasha", 24, "barista", "after 12 days"],
      "I overthink everything. One question to the person instead of five to my friends: that was the whole trick.",
    ),
    testimonial(
      ["Kim", 41, "nurse", "after 2 months"],
      "I’d stopped expecting anything. I don’t expect much now either, but I went dancing twice.",
    ),
  ],
};
