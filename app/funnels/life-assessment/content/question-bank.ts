import {
  AREAS,
  type AreaKey,
  type Polarity,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";

/**
 * Stored with every attempt. Changing the meaning of a statement requires a new version, and its old words in
 * `earlier-statements.ts`; docs/question-bank.md describes how the statements were written.
 */
export const BANK_VERSION = "2026-12";

type QuestionId = `Q${number}`;

export type Question = {
  readonly id: QuestionId;
  readonly area: AreaKey;
  readonly subDimension: SubDimension;
  readonly polarity: Polarity;
  readonly prompt: string;
};

/** The third of each four is reverse-keyed. Ids and areas are derived, to keep the browser's download small. */
const prompts: Readonly<Record<SubDimension, readonly [string, string, string, string]>> = {
  "Physical Safety": [
    "I feel safe in the place where I live.",
    "I feel safe outdoors near my home.",
    "I feel in danger in my daily life.",
    "I can get help quickly in an emergency.",
  ],
  "Emotional Safety": [
    "It feels safe to tell people how I feel.",
    "The people I spend time with treat me with respect.",
    "I watch my words in case someone gets angry.",
    "I feel accepted even when I make a mistake.",
  ],
  "Financial Security": [
    "I have enough money to cover my basic needs.",
    "I know how much money I can safely spend.",
    "Money worries take up a lot of my thoughts.",
    "I have money saved for a surprise bill.",
  ],
  Boundaries: [
    "I protect my time when others want more of it.",
    "I speak up when someone treats me badly.",
    "I agree to things just to keep other people happy.",
    "I think about my own limits before I say yes.",
  ],
  "Risk Management": [
    "I look at the risks before I make a big choice.",
    "I can find my important papers within minutes.",
    "I ignore small problems until they grow big.",
    "I have a backup plan for the things I rely on most.",
  ],
  "Intimate Relationships": [
    "There is someone in my life I can tell almost anything.",
    "I feel deeply cared for by at least one person.",
    "I keep people at a distance.",
    "I have enough time with the people closest to me.",
  ],
  "Social Networks": [
    "I have friends whose company I enjoy.",
    "I feel at home in a group or community.",
    "I spend more time alone than I would like.",
    "People get in touch to ask how I am.",
  ],
  Communication: [
    "I tell people clearly what I need.",
    "I let people finish before I reply.",
    "I put off talking about what bothers me.",
    "I stay calm when I disagree with someone.",
  ],
  Empathy: [
    "I notice when someone is sad.",
    "People tell me that I understand them.",
    "I find it hard to imagine how others feel.",
    "Good news from other people lifts my mood.",
  ],
  "Social Confidence": [
    "I find it easy to talk to someone new.",
    "I feel at ease being myself around others.",
    "I worry a lot about what others think of me.",
    "I share my ideas when I am in a group.",
  ],
  "Play & Fun": [
    "I laugh out loud most days.",
    "I do things just for fun.",
    "Having fun feels like a waste of time to me.",
    "I let myself be playful.",
  ],
  "Creative Expression": [
    "I enjoy making things, such as a meal, a song or a drawing.",
    "I turn my ideas into something real.",
    "I think that being creative is for other people.",
    "I put something of myself into what I make.",
  ],
  "Hobbies & Interests": [
    "I have a hobby or interest that I care about.",
    "I lose track of time when I do something I love.",
    "My free time feels empty.",
    "I set aside time for what interests me.",
  ],
  "Work-Life Balance": [
    "I get enough rest in a normal week.",
    "I stop thinking about my duties when I take a break.",
    "My duties leave me too tired for what I enjoy.",
    "My days have a good balance of work and free time.",
  ],
  "Adventure & Novelty": [
    "I enjoy trying things that are new to me.",
    "I change my routine to see what happens.",
    "I stick to what I already know.",
    "I explore new places, near or far.",
  ],
  "Life Purpose": [
    "I know what I want my life to be about.",
    "What I do on most days has meaning for me.",
    "I feel like I am drifting through life.",
    "I have a good reason to get up in the morning.",
  ],
  Achievement: [
    "I work on goals that I set for myself.",
    "I finish most of the things I start.",
    "I give up quickly when a goal gets hard to reach.",
    "I am proud of things I have done.",
  ],
  "Career Fulfillment": [
    "I enjoy most of the work I do.",
    "My work lets me use what I am good at.",
    "I feel stuck in the work I do.",
    "I keep learning through my work.",
  ],
  Contribution: [
    "I do things that make life better for others.",
    "I take part in something that helps my community.",
    "I feel that I have little to offer other people.",
    "I give some of what I have to those in need.",
  ],
  Recognition: [
    "People notice the effort I make.",
    "People listen to what I have to say.",
    "I feel invisible to the people around me.",
    "I get credit for what I do well.",
  ],
  "Personal Growth": [
    "After a mistake, I change the way I do things.",
    "I ask people what I could do better.",
    "I believe it is too late for me to change.",
    "I keep finding out new things about myself.",
  ],
  Spirituality: [
    "Some moments fill me with wonder.",
    "I make time for quiet thought about my life.",
    "I find little in the world that moves me.",
    "I feel part of something larger than myself.",
  ],
  Wisdom: [
    "I can explain a view that I disagree with.",
    "I accept what is outside my control.",
    "I find it hard to admit when I am wrong.",
    "I wait for my feelings to settle before I decide.",
  ],
  Legacy: [
    "I think about what I want to pass on to others.",
    "I do things now that others can enjoy later.",
    "I worry that I will leave little behind.",
    "I like to share what I have learned with others.",
  ],
  "Self-Actualization": [
    "I am becoming the person I want to be.",
    "I live by my own values.",
    "Many of my talents go unused.",
    "I accept myself as I am.",
  ],
};

/** All statements in order: Q1 to Q100, twenty per area, four per sub-dimension. */
export const QUESTIONS: readonly Question[] = AREAS.flatMap((area) => {
  const names: readonly SubDimension[] = SUB_DIMENSIONS[area];
  return names.flatMap((subDimension) =>
    prompts[subDimension].map((prompt, index) => {
      const polarity: Polarity = index === 2 ? "reverse" : "positive";
      return { area, subDimension, polarity, prompt };
    }),
  );
}).map((question, index) => ({ id: `Q${index + 1}`, ...question }));
