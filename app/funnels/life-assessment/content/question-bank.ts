import {
  AREAS,
  type AreaKey,
  type Polarity,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";

/**
 * Stored with every score. Changing the meaning of a statement requires a new version;
 * docs/question-bank.md describes how the statements were written.
 */
export const BANK_VERSION = "2026-11";

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
    "I feel safe when I am out and about near my home.",
    "I often feel in danger in my daily life.",
    "I know where to get help if someone threatens me.",
  ],
  "Emotional Safety": [
    "I can let my feelings show when I am with others.",
    "The people I spend time with treat me with respect.",
    "I hide my real feelings from other people.",
    "I can make a mistake and still feel accepted.",
  ],
  "Financial Security": [
    "I have enough money to cover my basic needs.",
    "I know where my money goes each month.",
    "Money worries take up a lot of my thoughts.",
    "I can manage a small surprise bill.",
  ],
  Boundaries: [
    "I can turn down a request and feel fine about it.",
    "I speak up when someone treats me badly.",
    "I agree to things just to keep other people happy.",
    "I think about my own limits before I say yes.",
  ],
  "Risk Management": [
    "I look at the risks before I make a big choice.",
    "I keep my important papers in a safe place.",
    "I ignore small problems until they grow big.",
    "I have a backup plan for the things I rely on most.",
  ],
  "Intimate Relationships": [
    "There is someone in my life I can tell almost anything.",
    "I feel deeply cared for by at least one person.",
    "I keep people at a distance, even those I like.",
    "I make time for the people I am closest to.",
  ],
  "Social Networks": [
    "I have friends whose company I enjoy.",
    "I feel at home in a group or community.",
    "I spend more time alone than I would like.",
    "I know who to ask when I need help.",
  ],
  Communication: [
    "I can say what I need so that others understand.",
    "I listen to the end before I answer.",
    "I put off hard talks, even when they matter.",
    "I can stay calm when I disagree with someone.",
  ],
  Empathy: [
    "I notice when someone is feeling low.",
    "I try to see things the way others see them.",
    "I find it hard to imagine how others feel.",
    "I feel happy when something good happens to someone else.",
  ],
  "Social Confidence": [
    "I can start a chat with someone I have just met.",
    "I feel at ease being myself around others.",
    "I worry a lot about what others think of me.",
    "I share my ideas when I am in a group.",
  ],
  "Play & Fun": [
    "I laugh out loud most days.",
    "I do something just for fun every week.",
    "Having fun feels like a waste of time to me.",
    "I let myself be playful, even as an adult.",
  ],
  "Creative Expression": [
    "I enjoy making things, such as a meal, a song or a drawing.",
    "I like to try out my own ideas.",
    "I think that being creative is for other people.",
    "I show who I am through what I make, wear or say.",
  ],
  "Hobbies & Interests": [
    "I have a hobby or interest that I care about.",
    "I lose track of time when I do something I love.",
    "My free time often feels empty.",
    "I set aside time for what interests me.",
  ],
  "Work-Life Balance": [
    "I get enough rest in a normal week.",
    "I can switch off when my tasks for the day are done.",
    "My duties leave me too tired for anything else.",
    "My days have a good mix of effort and free time.",
  ],
  "Adventure & Novelty": [
    "I enjoy trying things that are new to me.",
    "I have something exciting to look forward to.",
    "I stick to what I know, even when I am bored.",
    "I like to explore new places, even close to home.",
  ],
  "Life Purpose": [
    "I know what I want my life to be about.",
    "What I do on most days has meaning for me.",
    "I feel like I am drifting through life.",
    "I have a good reason to get up in the morning.",
  ],
  Achievement: [
    "I work towards goals that I have chosen.",
    "I finish most of the things I start.",
    "I give up quickly when a goal gets hard to reach.",
    "I can name things I have done that make me proud.",
  ],
  "Career Fulfillment": [
    "I enjoy most of the work I do, paid or unpaid.",
    "My work, paid or unpaid, lets me use what I am good at.",
    "The tasks that fill my days feel pointless to me.",
    "I learn through the work I do, paid or unpaid.",
  ],
  Contribution: [
    "I do things that make life better for others.",
    "I help out when I see that someone needs it.",
    "I feel that I have little to offer other people.",
    "Others can count on me when it matters.",
  ],
  Recognition: [
    "People notice the effort I make.",
    "People thank me for what I do.",
    "I feel invisible to the people around me.",
    "I can enjoy it when someone praises me.",
  ],
  "Personal Growth": [
    "I learn from the mistakes I make.",
    "I am open to changing habits that hold me back.",
    "I believe it is too late for me to change.",
    "I keep finding out new things about myself.",
  ],
  Spirituality: [
    "Nature, music or silence can fill me with wonder.",
    "I take quiet time to think about what matters to me.",
    "I feel cut off from anything bigger than daily life.",
    "I feel part of something larger than myself.",
  ],
  Wisdom: [
    "I look at a question from more than one side.",
    "I make peace with what is out of my control.",
    "I find it hard to admit when I am wrong.",
    "I use what life has taught me so far.",
  ],
  Legacy: [
    "I think about what I want to pass on to others.",
    "I do things now that others can enjoy later.",
    "I feel that what I do will soon be forgotten.",
    "I like to share what I have learned with others.",
  ],
  "Self-Actualization": [
    "I am becoming the person I want to be.",
    "I live by my own values.",
    "I mostly live the way others want me to.",
    "I accept myself as I am, flaws and all.",
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
