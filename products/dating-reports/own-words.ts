import { MOST_POINTS } from "../../app/domain/archetypes.ts";
import type { Judged } from "./judge-scores.ts";

/** The texts of the chapter that is printed for one order, beside the manuscripts. */
export const ownWords = {
  title: "Your five scores",
  printedFor: (name: string | null) =>
    name === null ? "Printed for your order" : `Printed for ${name}`,
  subtitles: {
    none: () => "A very quiet result",
    quiet: (first, second) =>
      second === null ? `A quiet result: ${first}` : `A quiet result: ${first}, then ${second}`,
    drawn: (first, second) => `${first} and ${second}, side by side`,
    close: (first, second) => `${first}, and ${second} close behind`,
    clear: (first, second) =>
      second === null ? `${first}, and no other` : `${first} first, then ${second}`,
  } satisfies Record<Judged["lead"], (first: string, second: string | null) => string>,
  leads: {
    none: "None of your answers gave a point to any pattern. That is an answer too: nothing in these twenty questions sounded like you. The pages after this one are about the pattern that the quiz names first. Read them as you would read about a neighbour, and keep what you recognise.",
    quiet:
      "No pattern speaks up in your answers: the one named here is only a little ahead, and all five keep their voices down. Perhaps you love differently with different people. Read what follows as a possibility, and take what you recognise.",
    drawn:
      "Two or more patterns have the same number of points, so the first place was drawn by lot when you finished the quiz. Read the second one as though it stood first: on paper they are equal.",
    close:
      "The first two are so near to each other that on another evening they might have changed places. Trust what you recognise more than the order.",
    clear:
      "One pattern stands out in what you chose. It is a habit that shows in many situations. Another one may still take its turn.",
  } satisfies Record<Judged["lead"], string>,
  bars: {
    title: "How your twenty answers added up",
    points: (score: number) => `${score === 1 ? "1 point" : `${score} points`}`,
    how: `An answer gave a point, half a point or none, to one pattern or to two of them; a pattern can have ${MOST_POINTS.each} at most. Points count the sentences that you chose. They do not measure how much you love, and they compare you with nobody.`,
    secondDrawn:
      "More than one pattern has as many points as the second. Of these, the one that comes first in the order of the quiz is named.",
    types:
      "The five patterns were written for this quiz. They borrow from what is known about attachment, and they are not scientific types.",
  },
  second: "Your second pattern",
  meeting: {
    title: "Where the two meet",
    brings: (second: string) => `What ${second} brings along`,
    bringsLead: "It is more than a difficulty. When it takes its turn, it brings these strengths:",
    alone:
      "Only one pattern has points, so there is no second one for it to meet. What the other four look like from outside stands under “Between you and them”.",
  },
  noticed: {
    title: "Before you read on",
    prompts: ["Where I last noticed one of them in me", "What I would not have said of myself"],
  },
  reading: {
    yours: "Yours first",
    yoursText: (age: string) => `The three that the quiz chose for your pattern, at ${age}.`,
    further: "After these",
    furtherText: "The rest of the lists for your pattern.",
    others: "And whenever you like",
  },
  foot: "Your five scores, where two patterns meet, and four weeks to try",
} as const;
