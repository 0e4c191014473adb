import type { AreaKey, SubDimension } from "#app/domain/life-areas.ts";

export type Exercise = {
  readonly title: string;
  readonly minutes: number;
  readonly text: string;
};

/** For the lowest area. Not among the paid recommendations, so that no one is sold what was free. */
export const exercises: Readonly<Record<AreaKey, Exercise>> = {
  safety: {
    title: "Three lines for a hard day",
    minutes: 5,
    text: "Find three answers: one person you could call, one place you could go, and one thing that calms you. Keep them on paper, with a friend, or in your head, wherever they’re safest. You may never need them. They help by being there.",
  },
  connection: {
    title: "A name and a moment",
    minutes: 5,
    text: "Write down three people who were good to you this past year, with one moment for each. Choose one person and tell them about that moment, in two sentences. You’re not asking for anything, so they don’t have to answer.",
  },
  recreation: {
    title: "Ten minutes of being ten",
    minutes: 10,
    text: "Think of something you loved to do when you were ten: drawing, kicking a ball, singing along. Do it for ten minutes today, as badly as you like, with your phone in another room.",
  },
  significance: {
    title: "Today counted a little",
    minutes: 5,
    text: "Write “Today counted a little, because …” five times, and finish it each time. Small things are welcome: a form you sent, a door you held, a friend you made laugh. Then underline the one that surprises you.",
  },
  growth: {
    title: "A note from next year",
    minutes: 10,
    text: "Picture this day a year from now, with one thing that has become easier. Write yourself three sentences from there: what it is, what the first step was, and who helped. Then give that first step two minutes today.",
  },
};

/** For people who need help, whichever area is lowest. */
export const oneCall: Exercise = {
  title: "One call",
  minutes: 10,
  text: "Choose one person you trust, or one helpline, and call today. You can say as little as you like, and you don’t have to decide anything. Use a phone and a moment that no one else checks. If you’re in danger now, call the emergency services.",
};

/** Each text continues a sentence. */
type Sides = Readonly<Record<SubDimension, string>>;

/** For a score of 60 or more. */
export const strengths: Sides = {
  "Physical Safety": "you feel safe where you live and go, and that calm frees you for the rest",
  "Emotional Safety": "you can show people what you feel, and they take it well",
  "Financial Security": "you know where you stand with money, and a surprise bill doesn’t sink you",
  Boundaries: "you can say no kindly, which gives your yes its worth",
  "Risk Management": "you look ahead, and trouble rarely finds you without a plan",
  "Intimate Relationships": "someone truly knows you, and you let them",
  "Social Networks": "you have your people, and you know who to call",
  Communication: "you find words for what you need, and you hear others out",
  Empathy: "you notice how other people feel, and you let it matter",
  "Social Confidence": "you can be yourself around people",
  "Play & Fun": "you still know how to play, and laughter comes easily",
  "Creative Expression": "you make things, and something of you shows in them",
  "Hobbies & Interests": "you have interests that make you forget the clock",
  "Work-Life Balance": "effort and rest both have a place in your days",
  "Adventure & Novelty": "new things wake you up, and you go looking for them",
  "Life Purpose": "you know, at least in outline, what your days are for",
  Achievement: "you choose your goals and see them through",
  "Career Fulfillment": "the work that fills your days, paid or not, suits what you’re good at",
  Contribution: "people can count on you, and you can see that it helps",
  Recognition: "what you do is seen, and you can take a thank-you",
  "Personal Growth": "you go on learning, even from what went wrong",
  Spirituality: "you feel part of something larger, in your own way",
  Wisdom: "you can wait, weigh things and change your mind",
  Legacy: "you pass on what you know, and you think past today",
  "Self-Actualization": "you live close to what matters to you, flaws and all",
};

/** For a score below 60. */
export const tender: Sides = {
  "Physical Safety": "you may not feel as safe as you should, and that isn’t your fault",
  "Emotional Safety": "a good part of what you feel stays with you, unsaid",
  "Financial Security": "money may take up a lot of room in your thoughts right now",
  Boundaries: "you often say yes before you’ve asked yourself",
  "Risk Management": "some unfinished business has been waiting, and the waiting wears on you",
  "Intimate Relationships": "there may be less closeness than you’d like, or it may cost you a lot",
  "Social Networks": "you may be on your own more than you’d like",
  Communication: "saying what you need takes a lot out of you at the moment",
  Empathy: "other people’s feelings can be a puzzle, or one more weight to carry",
  "Social Confidence": "being around people takes a good deal of thought",
  "Play & Fun": "fun waits until everything else is done, and everything else is never done",
  "Creative Expression": "there isn’t much room right now for making something just to make it",
  "Hobbies & Interests": "not much pulls you in for its own sake, or there’s no time left for it",
  "Work-Life Balance": "your duties seem to use up most of what you have",
  "Adventure & Novelty": "one day looks a good deal like the next",
  "Life Purpose": "it’s hard to see right now what the days are for",
  Achievement: "your goals feel heavy, or far away",
  "Career Fulfillment": "the work that fills your days gives you little back",
  Contribution: "it doesn’t feel as if what you give reaches anyone",
  Recognition: "much of what you do goes unseen",
  "Personal Growth": "change looks hard from where you stand",
  Spirituality: "little connects you with anything larger than the next task",
  Wisdom: "waiting, or letting go, doesn’t come easily at the moment",
  Legacy: "you may feel that little of your effort will last",
  "Self-Actualization": "other people’s wishes may decide more of your days than your own",
};

/** The sentences around those clauses. `area` is the area's name on the flower. */
export const sentences = {
  /** Before everything else, for people who need help. */
  first:
    "Before the petals: some of your answers say that you may not be as safe as you should be. That isn’t your fault, and it comes first.",
  alikeInLength: "According to your answers, all five petals are about the same length.",
  longest: (area: string, why: string) =>
    `According to your answers, your longest petal is ${area}: ${why}.`,
  longestToo: (area: string, why: string) =>
    `According to your answers, ${area} is one of your longest petals: ${why}.`,
  /** If no score of that area reaches 60. */
  highest: "it’s where your answers are highest right now, even where it creaks",
  shortest: (area: string, why: string) => `Your shortest is ${area}: ${why}.`,
  shortestToo: (area: string, why: string) => `${area} is one of your shortest: ${why}.`,
  /** If every score of that area reaches 60. */
  room: "even there a good deal is going well, and it’s simply where you have the most room to grow",
  holds: (what: string) => `Even so, one thing holds up there: ${what}. Begin with that.`,
  near: "The two are close together, so no single petal pulls the picture out of shape.",
  far: "The two are far apart, and what works in the first may help you with the second.",
  next: (area: string) => `The next shortest is ${area}.`,
  even: "According to your answers, all five petals are about the same length, so no area crowds out another.",
  /** If the overall score is below 40. */
  evenLow:
    "According to your answers, all five areas ask for something at once. That can come from a long, hard stretch, or from one bad day. You don’t have to mend everything: one small thing in one area is a beginning.",
  standsOut: (what: string) => `Still, one thing stands out: ${what}.`,
  asks: (what: string) => `And one thing asks for a little care: ${what}.`,
  /** If every score reaches 60. */
  evenHigh: "There’s a good deal going well in each of them.",
  alike:
    "Answers this even can mean a steady season, or a day with little patience for a hundred questions. Either is fine.",
} as const;
