import type { SubDimension } from "#app/domain/life-areas.ts";

/** What a mail says about a step beyond the step itself. */
export type StepWords = {
  /** In place of the step, where others who read the mail must not see all of it. */
  readonly mailed?: { readonly title: string; readonly text: string };
  /** In place of what the report says about it. */
  readonly why?: string;
  /** The minimum for a bad day. */
  readonly badDay: string;
};

type BothSteps = {
  readonly begin: StepWords;
  readonly deepen: StepWords & { readonly why: string };
};

/** Paid content: only the server may import it. */
export const stepWords: Readonly<Record<SubDimension, BothSteps>> = {
  "Physical Safety": {
    begin: {
      mailed: {
        title: "Know where to turn",
        text: "Write down one person you can call and one place you can go on a hard day, with the number and the address. Keep the note where you, and only you, will find it in a hurry: in a notebook, with a friend, or in your head.",
      },
      why: "On a hard day it takes effort to think of help. A name that is already written down takes that work off you, and knowing it is there can calm you long before you need it.",
      badDay: "If today is the bad day: write down the name, and then call it.",
    },
    deepen: {
      why: "What you have looked at once, with the lights on, you need not worry about in the dark.",
      badDay: "On a bad day, learn one emergency number by heart.",
    },
  },
  "Emotional Safety": {
    begin: { badDay: "On a bad day, say the sentence to yourself, on paper. It counts." },
    deepen: {
      why: "Most people remember who listened long after they have forgotten what was said.",
      badDay: "On a bad day, “I’m glad you told me” is enough, and it can be a text message.",
    },
  },
  "Financial Security": {
    begin: {
      badDay: "On a bad day, write down the last three things you paid for, and stop there.",
    },
    deepen: {
      why: "A sum that moves by itself needs no decision on the days when deciding is hard.",
      badDay: "On a bad day, only write down the question. The sum can wait for payday.",
    },
  },
  Boundaries: {
    begin: {
      badDay: "On a bad day, “Let me think about it” will do. It gives you until tomorrow.",
    },
    deepen: {
      why: "A limit is there to serve you. Now and then it is worth asking whether it still does.",
      badDay: "On a bad day, name the old limit and leave it where it is.",
    },
  },
  "Risk Management": {
    begin: {
      badDay: "On a bad day, write the list and do nothing on it. Now it is out of your head.",
    },
    deepen: {
      why: "A small test tells you more about a risk than another week of thinking.",
      badDay: "On a bad day, name the worst that could happen, and put the paper away.",
    },
  },
  "Intimate Relationships": {
    begin: { badDay: "On a bad day, send them one line: “You came to mind today.”" },
    deepen: {
      why: "What is noticed once in words is noticed more often afterwards, by both of you.",
      badDay: "On a bad day, write the detail down and tell them tomorrow.",
    },
  },
  "Social Networks": {
    begin: { badDay: "On a bad day, just look up one place and its hours. You need not go yet." },
    deepen: {
      why: "Whoever stands at the edge seldom asks. One short invitation can be all it takes.",
      badDay: "On a bad day, only think of the name. Tomorrow needs one line.",
    },
  },
  Communication: {
    begin: { badDay: "On a bad day, write the sentence and keep it. Nobody has to hear it today." },
    deepen: {
      why: "Saying it back shows where you understood, and where you have not yet.",
      badDay: "On a bad day, ask “Is that it?” once, and leave the rest.",
    },
  },
  Empathy: {
    begin: { badDay: "On a bad day, ask only yourself, and answer in one line." },
    deepen: {
      why: "You can be there for people longer when you know which worries are yours to carry.",
      badDay: "On a bad day, wash your hands slowly and let that be the five minutes.",
    },
  },
  "Social Confidence": {
    begin: { badDay: "On a bad day, say hello to one person and count it as the whole aim." },
    deepen: {
      why: "Attention that goes to somebody else’s comfort cannot go to how you come across.",
      badDay: "On a bad day, smile at the one who stands alone. That is a beginning.",
    },
  },
  "Play & Fun": {
    begin: { badDay: "On a bad day, one song that you loved when you were young is enough." },
    deepen: {
      why: "Two people who have been silly together tend to be easier with each other afterwards.",
      badDay: "On a bad day, send somebody a joke that made you smile.",
    },
  },
  "Creative Expression": {
    begin: { badDay: "On a bad day, draw the nearest cup for two minutes, and let it be crooked." },
    deepen: {
      why: "A form you do not know yet has no habits in it, so you get to be surprised.",
      badDay: "On a bad day, make it in words: one sentence instead of the whole piece.",
    },
  },
  "Hobbies & Interests": {
    begin: {
      badDay: "On a bad day, write down the name of the thing and where it might be found.",
    },
    deepen: {
      why: "Explaining what you love brings back why you began.",
      badDay: "On a bad day, send somebody one picture of it.",
    },
  },
  "Work-Life Balance": {
    begin: { badDay: "On a bad day, close one lid, wash one cup, and call that the end of work." },
    deepen: {
      why: "Rest that stands in the calendar first is harder to push out than rest that is left over.",
      badDay: "On a bad day, block one single evening and leave it without a plan.",
    },
  },
  "Adventure & Novelty": {
    begin: { badDay: "On a bad day, take another way home. That counts." },
    deepen: {
      why: "The second visit shows what the first one was too busy to see.",
      badDay: "On a bad day, only choose which thing it will be.",
    },
  },
  "Life Purpose": {
    begin: { badDay: "On a bad day, note the one moment that took the most, and go to bed." },
    deepen: {
      why: "A sentence that stays true when you ask about it is one you can lean on.",
      badDay: "On a bad day, write half of the sentence. The other half may come overnight.",
    },
  },
  Achievement: {
    begin: {
      badDay:
        "On a bad day, do the first two minutes: open the file, lay out the tool, look it up.",
    },
    deepen: {
      why: "What is never looked at again feels as though it had not been done.",
      badDay: "On a bad day, name one thing you got through this week. Getting up counts.",
    },
  },
  "Career Fulfillment": {
    begin: { badDay: "On a bad day, write the list with one line on each side, and stop there." },
    deepen: {
      why: "We often know more than we think, and notice it when somebody asks.",
      badDay: "On a bad day, pass on one link or one tip, and leave the hour for later.",
    },
  },
  Contribution: {
    begin: { badDay: "On a bad day, hold one door, or pass on one useful line." },
    deepen: {
      why: "Taking something with a plain thank-you lets the other person be of use, too.",
      badDay: "On a bad day, let somebody hold a door for you, and say thanks.",
    },
  },
  Recognition: {
    begin: {
      badDay: "On a bad day, do the second half alone: one line about one thing you managed.",
    },
    deepen: {
      why: "Practice in seeing good work in others carries over to seeing your own.",
      badDay: "On a bad day, a thumbs-up with a name in it will do.",
    },
  },
  "Personal Growth": {
    begin: {
      badDay:
        "On a bad day, do it in its smallest form: one page, one stretch, one glass of water.",
    },
    deepen: {
      why: "As a beginner you may ask anything, and nobody expects much. That is a kind of freedom.",
      badDay: "On a bad day, watch somebody who is good at it for five minutes.",
    },
  },
  Spirituality: {
    begin: { badDay: "On a bad day, look at the sky for as long as five breaths take." },
    deepen: {
      why: "Somebody else’s words can show you what you have known without words.",
      badDay: "On a bad day, read one page from somebody who found their own way.",
    },
  },
  Wisdom: {
    begin: { badDay: "On a bad day, write one sentence as the stranger, and sleep on it." },
    deepen: {
      why: "A good question lets people find an answer that fits their own life.",
      badDay: "On a bad day, let one remark pass without a reply.",
    },
  },
  Legacy: {
    begin: { badDay: "On a bad day, only decide what it is and who might like it." },
    deepen: {
      why: "One page with a date on it outlives most good intentions.",
      badDay: "On a bad day, write the title of the page, and leave it on the table.",
    },
  },
  "Self-Actualization": {
    begin: { badDay: "On a bad day, choose your own cup, on purpose. That is one of the three." },
    deepen: {
      why: "An hour that is left empty shows you soon enough what wants to be in it.",
      badDay: "On a bad day, name the plan and let it stand for now.",
    },
  },
};
