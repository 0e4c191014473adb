import type { ScoreLevel } from "#app/domain/life-areas.ts";

/** Paid content: the fixed texts of the personal report. Only the server may import it. */
export const cover = {
  eyebrow: "Life Audit",
  title: "Your personal report",
  subtitle: "Five areas, 25 sides, and seven days to begin with",
} as const;

export const reading = {
  title: "Before you read",
  lead: "Hello, and thank you for looking so closely. A hundred honest answers take patience, and some take courage.",
  text: "This report was made from your answers alone: nobody has read them, and you are compared with nobody. You need not read it in one go. Look at the whole picture, then at one area, and put it down again. If you want to do only one thing, turn to the seven days.",
  bandsTitle: "What the numbers mean",
  bands:
    "80 or more is Excellent: this carries you, take care of it. 60 to 79 is Good: it holds, with room in it. Below 60 is Needs Focus: it asks for your attention.",
  edge: "The soft edge of a bar or a petal is how far chance can move its score: about 11 points each way for an area, 21 for a side.",
  contentsTitle: "What is in it",
} as const;

export const whole = {
  title: "Your whole picture",
  overall: "Overall score",
  levels: {
    low: "Taken together, your answers tell of a time that asks a lot of you. Nothing in this picture is fixed: it shows one day, and most of what it shows can move. Read it as a map and not as a mark. The shortest petals are where your answers leave most room.",
    middle:
      "Taken together, your answers tell of a life that holds, with parts that carry and parts that wait. That is the most useful picture there is: you have something to stand on, and you can see where to put your strength. The longest petal is what you can lean on while you work on the shortest.",
    high: "Taken together, your answers tell of a life that carries you in most of its parts. That is worth knowing and worth protecting. A picture like this one is less a call to change than a question: which of these strengths do you want to use more, and for whom? The shortest petal still has something to tell.",
  } satisfies Record<ScoreLevel, string>,
  even: "Your five areas lie close together. Then the order says little: begin where you feel like beginning.",
  spread: (top: string, bottom: string, points: number) =>
    `Between ${top} and ${bottom} lie ${points} points. Only you can say whether you chose that distance.`,
  ranking: "From your highest score to your lowest",
} as const;

export const areaPart = {
  label: (number: number) => `Area ${number} of 5`,
  meaning: "At this level",
  sides: "Its five sides",
  steps: "Four steps to choose from",
  stepsLead:
    "They belong to your four lowest sides here, and the lowest comes first. One is enough.",
  note: "Room for a thought",
  notePrompt: "The one step that I take, and on which day:",
} as const;

export const extremes = {
  title: "What carries you, and where to begin",
  subtitle: "The highest and the lowest of your 25 sides",
  strengths: "Three strengths to lean on",
  strengthsLead:
    "Use them on purpose. What you are good at is the best tool for what is hard for you.",
  firmest: "Where the ground is firmest",
  firmestLead:
    "None of your sides stands high at the moment, and these three stand highest. Begin from there.",
  close: "Which sides stand on this page is a close call: others have nearly the same scores.",
  priorities: "Three places to begin",
  prioritiesLead:
    "They are not your faults. They are your lowest scores, and the steps begin there.",
  allHigh: "None of your sides is low. These three are merely the ones with most room left.",
  bridge: "How the two go together",
  bridgeText: (strength: string, priority: string) =>
    `Take one of your strongest sides, ${strength}, and ask how it could serve ${priority}. Who or what helps you there already? Where could you do the second the way you do the first?`,
} as const;

export const week = {
  title: "Your seven days",
  subtitle: (lowest: string, second: string) =>
    `Made from your own lowest sides, beginning with ${lowest} and ${second}`,
  lead: "One small thing a day, at a time that you choose. If you miss a day, go on with the next; nothing is lost.",
  day: (number: number, title: string) => `Day ${number}: ${title}`,
  whole: (area: string) => `The whole step is in the chapter on ${area}.`,
} as const;

export const why = {
  title: "Why this score",
  text: "These answers moved each area most; one of twenty moves it by two and a half points at the most. A statement in four is turned round: it describes the opposite, so that agreeing lowers the score and disagreeing raises it.",
  answer: "Your answer",
  effect: "Effect",
  turned: "turned round",
  allNeutral:
    "You chose the middle throughout, so no single answer moved an area. Your scores are the middle too.",
  neutral:
    "You chose the middle throughout, so no single answer moved this area. Its score is the middle too.",
} as const;

/** In every report that has the answers, also when all is well. */
export const quality = {
  title: "How sure these answers are",
  head: ["Looked at", "In yours", "What it tells"],
  speed: {
    name: "Time for the hundred statements",
    unknown: "not kept",
    tells: {
      well: "Time enough to read each of them.",
      doubt: "Hardly time to read each of them.",
    },
  },
  run: {
    name: "Longest run of equal answers",
    tells: { well: "No sign of hurry or fatigue.", doubt: "Long enough to look at it twice." },
  },
  contradictions: {
    name: "Sides that contradict themselves",
    none: "none",
    tells: {
      well: "Statements and their opposites fit together.",
      doubt: "Read these sides as a question.",
    },
  },
  agreement: {
    name: "Leaning to agree or disagree",
    none: "none",
    tells: { well: "It hardly moves your scores.", doubt: "It moves your scores: see below." },
  },
  second: "A second look",
  secondPrompts: [
    "An answer above that I would give differently today, and why:",
    "One that is truer than I would like:",
  ],
} as const;

export const doubts = {
  title: "A word on your answers",
  sameInARow: (count: number) =>
    `At one place, ${count} answers in a row were the same. That may be how you feel, or a long list after a long day. Since some statements are turned round, equal answers can cancel each other out.`,
  hurried: (minutes: string) =>
    `You answered all hundred statements in ${minutes}. First thoughts are often right, but there was hardly time to read each of them to the end.`,
  contradictions: (names: string) =>
    `In ${names} you gave a statement and its opposite much the same answer. Life can be like that: both may be true on different days. Read these sides as a question and not as a result.`,
  agreement: (points: number, shown: number, corrected: number) =>
    `You tended to ${points > 0 ? "agree" : "disagree"} with a statement and with its opposite alike. That alone ${points > 0 ? "raised" : "lowered"} your overall score by about ${Math.abs(points)} points: without it, ${shown} would be ${corrected}. Rely on how your areas compare with each other more than on the numbers.`,
  closing:
    "If you like, take the assessment once more on a quiet day and lay the two side by side. What stays the same is what you can build on.",
} as const;

/** Names no danger: a printed plan may lie where others read it. */
export const helpLine = (address: string): string => `Numbers to call, by country: ${address}.`;

export const method = {
  title: "What this report can and cannot say",
  subtitle: "Its method, its limits, and when to ask for help",
  sections: [
    {
      title: "How it counts",
      paragraphs: [
        "The hundred statements belong to 25 sides, four to each, and the sides to five areas. An answer counts from 0 to 4, turned round where the statement is. A score is the share of what was possible, in whole numbers from 0 to 100. Nothing else goes into it: neither your age, nor your gender, nor how others answer.",
        "The texts of this report are chosen by your scores, and whoever has the same scores reads the same. There are five levels: up to 34, 49, 64, 79 and 100. “On the line” means within five points of the next one, whose words may fit you as well. The steps follow your lowest sides, and the plan takes the five lowest of all, two of one area at the most.",
      ],
    },
    {
      title: "What it is not",
      paragraphs: [
        "It is no test in the clinical sense and no diagnosis. The statements have not been standardised on a sample, so a few points more or less mean nothing. One day, one mood, one argument in the morning can move a side by ten points.",
        "Nobody should be hired, treated, insured or judged by it, and nobody has a right to see it but you.",
      ],
    },
    {
      title: "When to talk to somebody",
      paragraphs: [
        "Please talk to a doctor or a counsellor if you have felt low, empty or afraid on most days for two weeks or more, if sleep or appetite have gone, if you drink or take more than you want to, or if old memories come back and will not leave.",
        "If somebody hurts, threatens or controls you, a helpline can help you to plan, in confidence. If you think of ending your life, or are in danger, please call the emergency services or a crisis line now. You do not need to be sure that it is bad enough.",
      ],
      help: helpLine,
    },
    {
      title: "If you come back to it",
      paragraphs: [
        "Take the assessment again in four weeks or later. Compare areas before sides. One answer moves a side by about six points for each circle, and an area by about one, so a change of a few points may be chance. Look for what several of your answers agree on.",
      ],
    },
  ],
  noAnswers:
    "The single answers behind this report are no longer kept. It therefore has no part that explains the scores answer by answer.",
  colophon: (brand: string, day: string) =>
    `Made by ${brand} from your answers of ${day}. For you alone: print it, write in it, show it to whom you trust. Set in Literata and Figtree, both under the SIL Open Font License.`,
} as const;

export const plan = {
  title: "Your seven days",
  label: "7-day action plan",
  days: "Day by day",
  noticed: "What I noticed",
  after: "After the week",
  questions: [
    "Which of the seven days did me good, and why?",
    "What do I keep, and when in my day does it have its place?",
  ],
} as const;
