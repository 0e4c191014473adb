import type { SubDimension } from "#app/domain/life-areas.ts";

/** What an email says about a step beyond the step itself. */
export type StepWords = {
  /** Replaces the step where it would reveal too much to others who read the email. */
  readonly mailed?: { readonly title: string; readonly text: string };
  /** Replaces what the report says about the step. */
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
      why: "On a hard day it takes effort to think of help. If the name is already written down, you don’t have to, and knowing it’s there can calm you long before you need it.",
      badDay: "If today is the bad day: write down the name, and then make the call.",
    },
    deepen: {
      why: "Once you’ve checked something with the lights on, there’s less to wonder about in the dark.",
      badDay: "On a bad day, learn one emergency number by heart.",
    },
  },
  "Emotional Safety": {
    begin: { badDay: "On a bad day, write the sentence down just for yourself. It counts." },
    deepen: {
      why: "You may remember who listened long after you’ve forgotten what you said. It’s the same for them.",
      badDay: "On a bad day, “I’m glad you told me” is enough, and it can be a text message.",
    },
  },
  "Financial Security": {
    begin: {
      badDay: "On a bad day, write down the last three things you paid for, and stop there.",
    },
    deepen: {
      why: "When money moves by itself, you don’t have to decide on the days when deciding is hard.",
      badDay: "On a bad day, just write down the question. The money can wait for payday.",
    },
  },
  Boundaries: {
    begin: {
      badDay: "On a bad day, “Let me think about it” will do. It gives you until tomorrow.",
    },
    deepen: {
      why: "A limit is there for your sake. Now and then it’s worth asking whether it still does you any good.",
      badDay: "On a bad day, name the old limit and leave it alone.",
    },
  },
  "Risk Management": {
    begin: {
      badDay:
        "On a bad day, write the list and don’t do anything on it. At least it’s out of your head.",
    },
    deepen: {
      why: "A small test can tell you more about a risk than another week of thinking.",
      badDay: "On a bad day, name the worst that could happen, and put the paper away.",
    },
  },
  "Intimate Relationships": {
    begin: { badDay: "On a bad day, send them one line: “You came to mind today.”" },
    deepen: {
      why: "Once you’ve said it, you’re both more likely to notice it again.",
      badDay: "On a bad day, write the detail down and tell them tomorrow.",
    },
  },
  "Social Networks": {
    begin: {
      badDay: "On a bad day, just look up one place and its hours. You don’t have to go yet.",
    },
    deepen: {
      why: "People on the edge of a group rarely ask. One short invitation can be all it takes.",
      badDay: "On a bad day, just think of a name. You can write to them tomorrow.",
    },
  },
  Communication: {
    begin: { badDay: "On a bad day, write the sentence and keep it. No one has to hear it today." },
    deepen: {
      why: "Saying it back shows what you understood, and what you haven’t yet.",
      badDay: "On a bad day, ask “Is that it?” once, and leave the rest.",
    },
  },
  Empathy: {
    begin: { badDay: "On a bad day, just ask yourself, and answer in one line." },
    deepen: {
      why: "You can be there for people longer when you know which worries are yours.",
      badDay: "On a bad day, wash your hands slowly and let that be the five minutes.",
    },
  },
  "Social Confidence": {
    begin: { badDay: "On a bad day, say hello to one person and call it done." },
    deepen: {
      why: "While you’re looking after someone else, you can’t worry much about how you come across.",
      badDay: "On a bad day, smile at the person standing alone. That’s a start.",
    },
  },
  "Play & Fun": {
    begin: { badDay: "On a bad day, one song that you loved when you were young is enough." },
    deepen: {
      why: "Two people who have been silly together tend to be easier with each other afterward.",
      badDay: "On a bad day, send someone a joke that made you smile.",
    },
  },
  "Creative Expression": {
    begin: { badDay: "On a bad day, draw the nearest cup for two minutes, and let it be crooked." },
    deepen: {
      why: "You have no habits yet in a form you don’t know, so you get to be surprised.",
      badDay: "On a bad day, make it in words: one sentence instead of the whole piece.",
    },
  },
  "Hobbies & Interests": {
    begin: {
      badDay: "On a bad day, write down what the thing is called and where you might find it.",
    },
    deepen: {
      why: "When you explain what you love, you remember why you started.",
      badDay: "On a bad day, send someone one picture of it.",
    },
  },
  "Work-Life Balance": {
    begin: { badDay: "On a bad day, close one lid, wash one cup, and call that the end of work." },
    deepen: {
      why: "Rest that’s on the calendar first is harder to push out than rest that’s left over.",
      badDay: "On a bad day, block a single evening and don’t plan anything for it.",
    },
  },
  "Adventure & Novelty": {
    begin: { badDay: "On a bad day, take another way home. That counts." },
    deepen: {
      why: "On a second visit you see what you missed the first time.",
      badDay: "On a bad day, just choose which thing it’ll be.",
    },
  },
  "Life Purpose": {
    begin: { badDay: "On a bad day, write down the one moment that took the most, and go to bed." },
    deepen: {
      why: "If the sentence is still true after a night’s sleep, you can trust it a little more.",
      badDay: "On a bad day, write half of the sentence. The rest may come to you overnight.",
    },
  },
  Achievement: {
    begin: {
      badDay:
        "On a bad day, do the first two minutes: open the file, lay out the tool, look it up.",
    },
    deepen: {
      why: "If you never look at it again, it can feel as if you’d never done it.",
      badDay: "On a bad day, name one thing you got through this week. Getting up counts.",
    },
  },
  "Career Fulfillment": {
    begin: { badDay: "On a bad day, write the list with one line on each side, and stop there." },
    deepen: {
      why: "You often know more than you think, and you notice it when someone asks.",
      badDay: "On a bad day, pass on one link or one tip, and leave the hour for later.",
    },
  },
  Contribution: {
    begin: { badDay: "On a bad day, hold one door, or pass on one useful line." },
    deepen: {
      why: "A plain thank-you tells the other person that they really helped.",
      badDay: "On a bad day, let someone hold a door for you, and say thanks.",
    },
  },
  Recognition: {
    begin: {
      badDay: "On a bad day, do just the second half: one line about one thing you managed.",
    },
    deepen: {
      why: "Once you start seeing good work in other people, it’s easier to see your own.",
      badDay: "On a bad day, a thumbs-up with a name in it will do.",
    },
  },
  "Personal Growth": {
    begin: {
      badDay:
        "On a bad day, do it in its smallest form: one page, one stretch, one glass of water.",
    },
    deepen: {
      why: "As a beginner you can ask anything, and no one expects much. That’s a kind of freedom.",
      badDay: "On a bad day, watch someone who’s good at it for five minutes.",
    },
  },
  Spirituality: {
    begin: { badDay: "On a bad day, look at the sky for five breaths." },
    deepen: {
      why: "Someone else’s words can show you something you already knew but couldn’t say.",
      badDay: "On a bad day, read one page by someone who found their own way.",
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
    begin: { badDay: "On a bad day, just decide what it is and who might like it." },
    deepen: {
      why: "A page with a date on it is likely to be there longer than a good intention.",
      badDay: "On a bad day, write the title of the page, and leave it on the table.",
    },
  },
  "Self-Actualization": {
    begin: { badDay: "On a bad day, choose your own cup, on purpose. That’s one of the three." },
    deepen: {
      why: "Leave an hour empty, and you’ll soon notice what you’d like to do with it.",
      badDay: "On a bad day, name the plan and leave it for now.",
    },
  },
};
