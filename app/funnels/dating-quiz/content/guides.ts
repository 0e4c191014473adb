import type { GuideId } from "#app/domain/guides.ts";
import type { Topic } from "./topics.ts";

/** Metadata of a guide, apart from its title; its text is `products/guides/<id>.md`. */
export type GuideFacts = {
  readonly subtitle: string;
  /** One sentence, for a list of guides. */
  readonly summary: string;
  /** Reading time. */
  readonly minutes: number;
  readonly topics: readonly Topic[];
};

export const GUIDES: Readonly<Record<GuideId, GuideFacts>> = {
  "after-breakup": {
    subtitle: "Twenty-one mornings, and something to do with each",
    summary:
      "The first three weeks after an ending, one day at a time while the days are long, then a week at a time.",
    minutes: 8,
    topics: ["heartbreak", "on your own", "calm"],
  },
  "better-relationships": {
    subtitle: "Eight habits from one refrigerator door",
    summary:
      "A couple tries one small habit a week for eight weeks, and keeps a record of what became of each.",
    minutes: 7,
    topics: ["everyday love", "closeness"],
  },
  "love-doctor": {
    subtitle: "Forty questions, answered before the tea gets cold",
    summary:
      "Forty things people ask about love, each with a plain answer that fits on a prescription pad.",
    minutes: 8,
    topics: ["first dates", "everyday love", "heartbreak", "choosing"],
  },
  confidence: {
    subtitle: "One party in six scenes, and how to be the same person in all of them",
    summary:
      "A nervous guest goes to a party, and you learn what to do in the stairwell, the kitchen, the circle and the hallway.",
    minutes: 8,
    topics: ["confidence", "conversation", "calm"],
  },
  "kickass-conversation": {
    subtitle: "Four tapes, some scissors, and thirty questions",
    summary:
      "Four conversations as they were recorded and as they could have gone, with what to ask and how to tell.",
    minutes: 7,
    topics: ["conversation", "first dates", "confidence"],
  },
  "successful-dating": {
    subtitle: "Nine waymarks between the first hello and the third date",
    summary:
      "A walk in nine stages from saying hello to a third date, with what to pack and how to tell that you’ve arrived.",
    minutes: 8,
    topics: ["first dates", "conversation", "choosing"],
  },
  "online-dating": {
    subtitle: "Edit the profile once, then give it an hour a week",
    summary:
      "An editor’s help with your profile, and a plan for the one hour a week that online dating deserves.",
    minutes: 7,
    topics: ["online", "conversation", "beginning again"],
  },
  "find-the-one": {
    subtitle: "A critic’s handbook for people who fall for sentences",
    summary:
      "How to read messages like a friendly critic, and five tests that lovely writing alone can’t pass.",
    minutes: 8,
    topics: ["online", "choosing", "closeness"],
  },
  "cheat-sheet": {
    subtitle: "Two pages for your coat pocket, and the footnotes",
    summary:
      "A sheet of ten lines to read before you leave the house, with footnotes on why charm is another word for attention.",
    minutes: 7,
    topics: ["dating women", "confidence", "first dates"],
  },
  "any-girl": {
    subtitle: "A play in three acts: the question, the no, and the yes",
    summary:
      "How to ask a woman out so that she’s free to answer, how to take a no well, and how to enjoy a yes.",
    minutes: 8,
    topics: ["dating women", "first dates", "conversation"],
  },
  "dating-women": {
    subtitle: "Four weeks, one leaflet, and the only manual there is",
    summary:
      "A plan for the first month of dating women, for beginners and for people who are beginning again.",
    minutes: 8,
    topics: ["dating women", "beginning again", "first dates"],
  },
  "healthy-dating": {
    subtitle: "What nourishes you, what only fills you, and how to read the label",
    summary:
      "A taster’s guide to the first weeks with someone: what feels good, what doesn’t, and how to notice it early.",
    minutes: 8,
    topics: ["choosing", "boundaries", "first dates"],
  },
  boundaries: {
    subtitle: "A ring with twelve keys",
    summary:
      "Twelve ways to say no, each with a scene, a sentence and the dignity it leaves the other person.",
    minutes: 8,
    topics: ["boundaries", "conversation", "confidence"],
  },
  "slow-yes": {
    subtitle: "A story with eight weeks and one timetable in it",
    summary:
      "Two people who move at different speeds find out how to take their time without leaving anyone on the platform.",
    minutes: 9,
    topics: ["closeness", "boundaries", "choosing"],
  },
  "first-date-calm": {
    subtitle: "Notes from the prompt desk, with all the calls",
    summary:
      "A stage manager talks you through a first date, from the day before to the ride home, call by call.",
    minutes: 9,
    topics: ["calm", "first dates", "confidence"],
  },
  "say-what-you-need": {
    subtitle: "A phrasebook for people who usually say never mind",
    summary:
      "A pocket phrasebook from Nevermindish into plain speech, with five scenes, some grammar and a week of practice.",
    minutes: 8,
    topics: ["conversation", "everyday love", "closeness"],
  },
  "letting-in": {
    subtitle: "Closeness by the spoonful",
    summary:
      "Six measures of closeness, from a pinch to a shared pot, each with a way to stop that hurts no one.",
    minutes: 8,
    topics: ["closeness", "calm", "choosing"],
  },
  "out-of-your-head": {
    subtitle: "Look at the clock, and open this at the hour it shows",
    summary:
      "Twelve exercises for circling thoughts, sorted by the hour of the evening when you need them.",
    minutes: 8,
    topics: ["calm", "on your own"],
  },
  "hope-after": {
    subtitle: "Seven letters from a boatyard",
    summary:
      "An old boatbuilder writes to a heartbroken young friend about hoping again, in amounts that won’t capsize the boat.",
    minutes: 8,
    topics: ["heartbreak", "beginning again", "on your own"],
  },
  texting: {
    subtitle: "Nine knots, and how each of them comes undone",
    summary:
      "Nine tangles people get into on their phones, with the message they typed, the one that helps, and the moment to call.",
    minutes: 8,
    topics: ["conversation", "first dates", "everyday love"],
  },
  "love-on-tuesday": {
    subtitle: "Notes from an invented wedding drummer, on very real Tuesdays",
    summary:
      "A drummer who has played four hundred weddings tells what’s left when the band packs up, with nine experiments for ordinary days.",
    minutes: 8,
    topics: ["everyday love", "closeness"],
  },
  "kind-argument": {
    subtitle: "A peace treaty for two, with commentary",
    summary:
      "Twelve articles for fighting fair and making up with dignity, each with a few notes, and a treaty of your own to sign.",
    minutes: 8,
    topics: ["everyday love", "conversation", "closeness"],
  },
  whole: {
    subtitle: "One vacancy, ten duties, and who could take them on",
    summary:
      "A job ad for a partner gets taken apart duty by duty, until what’s left is a life that doesn’t need anyone to fill it.",
    minutes: 9,
    topics: ["on your own", "confidence", "choosing"],
  },
  "any-age": {
    subtitle: "Six people at one table, from thirty-one to eighty",
    summary:
      "Six beginners of very different ages answer the same questions about starting again, from the first photo to the first night.",
    minutes: 8,
    topics: ["beginning again", "first dates", "choosing"],
  },
  "green-flags": {
    subtitle: "A field guide to forty quiet signs",
    summary:
      "A spotter’s guide to forty small signs that someone is good for you, by habitat, with look-alikes and a notebook for your own sightings.",
    minutes: 8,
    topics: ["choosing", "first dates", "everyday love"],
  },
};
