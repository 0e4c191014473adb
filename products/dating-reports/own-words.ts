import { MOST_POINTS } from "../../app/domain/archetypes.ts";
import { plural } from "../../app/domain/plural.ts";
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
      second === null ? `${first}, and nothing else` : `${first} first, then ${second}`,
  } satisfies Record<Judged["lead"], (first: string, second: string | null) => string>,
  leads: {
    none: "None of your answers gave a point to any pattern. That’s an answer too: nothing in these twenty questions sounded like you. The pages after this one are about the pattern the quiz names first. Read them as you’d read about a neighbor, and keep what you recognize.",
    quiet:
      "No pattern is loud in your answers: the one named here is only a little ahead, and all five are low. Maybe you love differently with different people. Read what follows as a possibility, and take what you recognize.",
    drawn:
      "Two or more patterns have the same number of points, so first place was picked at random when you finished the quiz. Read the second one as if it came first: on paper they’re equal.",
    close:
      "The first two are so close that on another evening they might have traded places. Trust what you recognize more than the order.",
    clear:
      "One pattern stands out in what you chose. It’s a habit that shows up in many situations. The others can still take a turn.",
  } satisfies Record<Judged["lead"], string>,
  bars: {
    title: "How your twenty answers added up",
    points: (score: number) => plural(score, { one: "1 point", other: `${score} points` }),
    how: `Each answer gave a point, half a point, or none, to one pattern or to two; a pattern can have ${MOST_POINTS.each} at most. Points count the sentences you chose. They don’t measure how much you love, and they don’t compare you with anyone.`,
    secondDrawn:
      "More than one pattern tied for second. We’ve named the one that comes first in the quiz’s own order.",
    types:
      "The five patterns were written for this quiz. They borrow from research on attachment, and they aren’t scientific types.",
  },
  second: "Your second pattern",
  meeting: {
    title: "Where the two meet",
    brings: (second: string) => `What ${second} brings with it`,
    bringsLead: "It isn’t only a difficulty. When it takes its turn, it brings these strengths:",
    alone:
      "Only one pattern has points, so there’s no second one for it to meet. For how the other four look from the outside, see “Between you and them.”",
  },
  noticed: {
    title: "Before you read on",
    prompts: ["Where I last noticed one of them in me", "What I wouldn’t have said about myself"],
  },
  reading: {
    yours: "Yours first",
    yoursText: (age: string) => `The three the quiz chose for your pattern, at ${age}.`,
    further: "After these",
    furtherText: "The rest of the lists for your pattern.",
    others: "And whenever you like",
  },
  foot: "Your five scores, where two patterns meet, and four weeks to try",
} as const;
