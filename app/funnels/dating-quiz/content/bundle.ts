import { guarantee } from "#app/funnels/shared/content/guarantee.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { PRICE } from "./offer.ts";

/** The texts of the lower part of offer and result (docs/product.md#offer). */
export const bundle = {
  title: "What’s in the bundle",
  lead: `A ${SOLD.handbookPages}-page handbook, a report that begins with your own five scores, and the library. Start anywhere.`,
  /** Fallback if the claims mode hides the number of guides. */
  guides: `${SOLD.guides} short guides, ${SOLD.guidePages} pages`,
  items: [
    {
      title: "Your personal report",
      text: "It begins with your own five scores and where your two strongest patterns meet. Then come ten pages on your pattern.",
    },
    {
      title: "5-day healing reset",
      text: "Five short evenings, one exercise each.",
    },
    {
      title: "Messaging and boundary scripts",
      text: "Words for asking, declining and slowing down.",
    },
  ],
  guidesText: "From the first profile to the hundredth breakfast.",
} as const;

export const testimonialsPart = { title: "What changed for others" } as const;

export const pricing = {
  title: "All of it, for one price",
  price: PRICE,
  unit: "one time",
  was: "Before",
  regular: "Regular price",
  minutes: "MIN",
  seconds: "SEC",
  includes: ["Your personal report", "The 5-day healing reset", "Messaging and boundary scripts"],
} as const;

export const questions = {
  title: "Questions",
  lead: "Five short answers before you decide.",
  items: [
    {
      id: "situation",
      title: "Will this work for my situation?",
      body: "Your first guides follow your pattern, and a pattern doesn’t care whether you’re single, dating or years into a relationship. Take what fits, and leave the rest. If there’s violence, or if something has weighed on you for a long time, please talk to people who help for a living: a book isn’t enough there.",
    },
    {
      id: "changes",
      title: "How quickly will I see changes?",
      body: "The first small step takes minutes, and you can take it today. Habits take longer. The reset takes five days, and the guides will keep you company for a few months.",
    },
    {
      id: "guarantee",
      title: "Is there a satisfaction guarantee?",
      body: `Yes, a ${guarantee.title}. ${guarantee.covers.order} One line to our support address is enough, and you don’t need to give a reason.`,
    },
    {
      id: "difference",
      title: "What is different from generic advice?",
      body: "Generic advice tells everyone the same thing. What helps someone who gives too much won’t help someone who leaves too soon. Your report begins with your own five scores, and your reading list with the pattern they show.",
    },
    {
      id: "access",
      title: "How do I get access?",
      body: "Instantly. You get the download links by email after you pay, and they open on any device without an account.",
    },
  ],
} as const;

export const closing = {
  title: "Next time can go differently.",
  lead: "You change a pattern with one kind step, and then another.",
} as const;

export const buyBar = { label: "Your bundle" } as const;
