import type { ScoreLevel } from "#app/domain/life-areas.ts";
import { plural } from "#app/domain/plural.ts";
import { helpLine } from "#app/help/content/texts.ts";

/** Paid content: the fixed texts of the personal report. Only the server may import it. */
export const cover = {
  eyebrow: "Life Audit",
  title: "Your personal report",
  subtitle: "Five areas, 25 sides, and seven days to begin with",
} as const;

export const reading = {
  title: "Before you read",
  lead: "Hello, and thank you for looking so closely. A hundred honest answers take patience, and some take courage.",
  text: "This report comes from your answers alone: no one has read them, and you aren’t compared with anyone. You don’t have to read it in one go. Look at the whole picture, then at one area, and put it down again.",
  /** Not for people who need help: theirs is a call. */
  oneThing: "If you only want to do one thing, turn to the seven days.",
  bandsTitle: "What the numbers mean",
  bands:
    "80 or more is Excellent: this works well, so look after it. 60 to 79 is Good: it works, with room to grow. Below 60 is Needs Focus: it could use your attention.",
  edge: "The soft edge of a bar or a petal shows how far chance can move its score: about 11 points each way for an area, 21 for a side.",
  contentsTitle: "What’s in it",
} as const;

export const whole = {
  title: "Your whole picture",
  overall: "Overall score",
  levels: {
    low: "Taken together, your answers describe a time that asks a lot of you. Nothing in this picture is fixed: it shows one day, and most of what it shows can change. Read it as a map, not a grade. The shortest petals are where you have the most room.",
    middle:
      "Taken together, your answers describe a life that works in some parts and is waiting for attention in others. That’s a useful picture: you have something to stand on, and you can see where your energy could go. The longest petal shows what works, and the shortest where you have the most room.",
    high: "Taken together, your answers describe a life that’s going well in most of its parts. That’s worth knowing and worth protecting. A picture like this doesn’t ask you to change much. It asks a question: which of these strengths do you want to use more, and for whom? The shortest petal still has something to tell you.",
  } satisfies Record<ScoreLevel, string>,
  even: "Your five areas are close together, so the order doesn’t mean much.",
  spread: (top: string, bottom: string, points: number) =>
    `${top} and ${bottom} are ${points} points apart.`,
  ranking: "From your highest score to your lowest",
} as const;

export const areaPart = {
  label: (number: number) => `Area ${number} of 5`,
  meaning: "At this level",
  sides: "Its five sides, going by your answers",
  steps: "Four steps to choose from",
  stepsLead: "They’re for your four lowest sides here, the lowest one first. One is enough.",
  /** In the area of safety, for people who need help. */
  callFirst: "The call comes first. The others can wait.",
  note: "Room for a thought",
  notePrompt: "The one step I’ll take, and when:",
} as const;

export const extremes = {
  title: "Your strengths, and where to begin",
  subtitle: "What’s high and what’s low among your 25 sides",
  strengths: (count: number) =>
    plural(count, {
      one: "One strength",
      other: count === 2 ? "Two strengths" : "Three strengths",
    }),
  strengthsLead: "What you’re good at can help with what’s hard for you.",
  noStrengths: "Go easy on yourself",
  noStrengthsLead:
    "None of your 25 sides reaches 60 at the moment. That says how much these weeks ask of you, and nothing about your worth. You don’t have to be strong at anything to begin. Rest counts, and so does letting someone help.",
  close: "It’s a close call which sides are on this page: others have nearly the same scores.",
  priorities: "Three places to begin",
  prioritiesLead: "They aren’t faults. They’re your lowest scores, and the steps start there.",
  allHigh: "None of your sides is low. These three just have the most room left.",
  bridge: "How the two go together",
  bridgeText: (strength: string, priority: string) =>
    `Take one of your highest sides, ${strength}, and ask how it could help with ${priority}. Who or what helps you there already? Where could you do the second one the way you do the first?`,
} as const;

export const week = {
  title: "Your seven days",
  subtitle: (lowest: string, second: string) =>
    `Made from your own lowest sides, beginning with ${lowest} and ${second}`,
  /** For people who need help. */
  callFirst: "A call first, and then one small thing a day",
  lead: "One small thing a day, at a time you choose. If you miss a day, go on with the next one. Nothing is lost.",
  day: (number: number, title: string) => `Day ${number}: ${title}`,
  whole: (area: string) => `The whole step is in the chapter on ${area}.`,
} as const;

export const why = {
  title: "Why this score",
  text: "These answers moved each area the most. Each of an area’s twenty can add or take two and a half points at most. One statement in four is reversed: agreeing with it lowers the score and disagreeing raises it.",
  answer: "Your answer",
  effect: "Effect",
  turned: "reversed",
  allNeutral:
    "You chose the middle throughout, so no single answer moved an area. Your scores are in the middle too.",
  neutral:
    "You chose the middle throughout, so no single answer moved this area. Its score is in the middle too.",
} as const;

/** In every report that has the answers, even if nothing raises doubts. */
export const quality = {
  title: "How sure these answers are",
  head: ["What we looked at", "In yours", "What it says"],
  /** Replaces further names. */
  more: (count: number) => `${count} more`,
  speed: {
    name: "Time for the hundred statements",
    unknown: "not saved",
    seconds: (count: number) => plural(count, { one: "1 second", other: `${count} seconds` }),
    minutes: (count: number) => `${count} minutes`,
    one: "one minute",
    two: "two minutes",
    and: (minutes: string, seconds: string) => `${minutes} and ${seconds}`,
    long: "over an hour",
    tells: {
      well: "Enough time to read each one.",
      doubt: "Hardly enough time to read each one.",
    },
  },
  run: {
    name: "Longest run of the same answer",
    tells: { well: "No sign of rushing or fatigue.", doubt: "Long enough to look at twice." },
  },
  contradictions: {
    name: "Sides that contradict themselves",
    none: "none",
    tells: {
      well: "Statements and their opposites match.",
      doubt: "Read these sides as a question.",
    },
  },
  agreement: {
    name: "Tendency to agree or disagree",
    none: "none",
    tells: { well: "It hardly moves your scores.", doubt: "It moves your scores: see below." },
  },
  second: "A second look",
  secondPrompts: [
    "One of those answers I’d give differently today, and why:",
    "One that’s truer than I’d like:",
  ],
} as const;

export const doubts = {
  title: "A word on your answers",
  sameInARow: (count: number) =>
    `At one point, ${count} answers in a row were the same. That may be how you feel, or it may be a long list after a long day. Because some statements are reversed, identical answers can cancel each other out.`,
  hurried: (minutes: string) =>
    `You answered all hundred statements in ${minutes}. First thoughts are often right, but there was hardly time to read each one to the end.`,
  contradictions: (names: string) =>
    `In ${names} you gave a statement and its opposite much the same answer. Life can be like that: both may be true on different days. Read these sides as a question, not a result.`,
  agreement: (points: number, shown: number, corrected: number) =>
    `You tended to ${points > 0 ? "agree" : "disagree"} with a statement and with its opposite alike. That alone ${points > 0 ? "raised" : "lowered"} your overall score by about ${Math.abs(points)} points: without it, ${shown} would be ${corrected}. How your areas compare with each other tells you more than the numbers do.`,
  closing:
    "If you like, take the assessment once more on a quiet day and compare the two. You can build on what stays the same.",
} as const;

export const method = {
  title: "What this report can and can’t say",
  subtitle: "How it works, its limits, and when to ask for help",
  sections: [
    {
      title: "How it counts",
      paragraphs: [
        "The hundred statements belong to 25 sides, four to each, and the sides belong to five areas. An answer counts from 0 to 4, the other way around if the statement is reversed. A score is the share of the points you could get, from 0 to 100. Nothing else goes in: not your age, your gender or how others answer.",
        "Your scores choose the texts in this report, so two people with the same scores read the same words. There are five levels: up to 34, 49, 64, 79 and 100. “Near the next text” means within five points of it: its words may fit you as well. The steps follow your lowest sides. A strength is a side of 60 or more. The plan’s five, the strengths and the three places to begin include two from one area at most.",
      ],
    },
    {
      title: "What it isn’t",
      paragraphs: [
        "It isn’t a clinical test or a diagnosis. The statements haven’t been standardized on a sample, so a few points more or less mean nothing. One day, one mood, one argument in the morning can move a side by a dozen points or more.",
        "No one should be hired, treated, insured or judged by it, and no one needs to see it but you.",
      ],
    },
    {
      title: "When to talk to someone",
      paragraphs: [
        "Please talk to a doctor or a counselor if you’ve felt low, empty or afraid on most days for two weeks or more, if you’ve stopped sleeping or eating well, if you drink or use more than you want to, or if old memories come back and won’t leave.",
        "If someone hurts, threatens or controls you, a helpline can help you make a plan, in confidence. If you’re thinking about ending your life, or you’re in danger, please call the emergency services or a crisis line now. You don’t have to be sure that it’s bad enough.",
      ],
      help: helpLine,
    },
    {
      title: "If you come back to it",
      paragraphs: [
        "Take the assessment again in four weeks or later. Compare areas before sides. One step on the scale moves a side by about six points and an area by about one, so a change of a few points may be chance. Look for what several of your answers agree on.",
      ],
    },
  ],
  noAnswers:
    "The single answers behind this report aren’t kept anymore, so it doesn’t have the part that explains the scores answer by answer.",
  colophon: (brand: string, day: string) =>
    `Made by ${brand} from your answers of ${day}. It’s for you alone: print it, write in it, show it to someone you trust. Set in Literata and Figtree, both under the SIL Open Font License.`,
} as const;

/** Real works, and what was taken from each. */
export const sources = {
  title: "What this rests on",
  paragraphs: [
    "Why it matters to feel safe to speak up: Amy Edmondson, “Psychological Safety and Learning Behavior in Work Teams,” 1999. Why people get an area: Julianne Holt-Lunstad and others, “Social Relationships and Mortality Risk,” 2010. Why free time counts: Karen Mak and others, “Hobby Engagement and Mental Wellbeing,” 2023. Why we ask about purpose: Aliya Alimujiang and others, “Association Between Life Purpose and Mortality,” 2019. Why adults can still change: Brent Roberts and others, “Patterns of Mean-Level Change in Personality Traits,” 2006.",
    "Giving a step a day and an hour: Peter Gollwitzer and Paschal Sheeran, “Implementation Intentions and Goal Achievement,” 2006. Tying a habit to a daily moment: Phillippa Lally and others, “How Are Habits Formed,” 2010. The fair stranger’s view: Ethan Kross and Igor Grossmann, “Boosting Wisdom,” 2012. What happened, what you felt, what you’d like: Marshall Rosenberg, Nonviolent Communication, 2003. How far a score has to move before we call it a change: Neil Jacobson and Paula Truax, “Clinical Significance,” 1991.",
    "The five areas, the statements, the levels, the texts and most steps are our own. None of these authors has approved them, and no study has tested them yet. The works on ties, hobbies and purpose found links, which don’t prove a cause.",
  ],
} as const;

export const plan = {
  title: "Your seven days",
  label: "7-day action plan",
  days: "Day by day",
  noticed: "What I noticed",
  after: "After the week",
  questions: [
    "Which of the seven days did me good, and why?",
    "What will I keep, and when in my day will I do it?",
  ],
} as const;
