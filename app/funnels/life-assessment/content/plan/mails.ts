import type { StepWords } from "./steps.ts";

/** The texts of one of the seven mails. Days 2 to 6 also use the texts of their step. */
type PlanMail = {
  /** Also the mail's heading. */
  readonly subject: string;
  /** The inbox preview. For privacy, neither this nor the subject names an area. */
  readonly preview: string;
  readonly opening: readonly string[];
  readonly words?: StepWords & { readonly tasks: readonly string[]; readonly how: string };
  readonly closing?: string;
};

/** Paid content: only the server may import it. */
export const planMails: readonly PlanMail[] = [
  {
    subject: "Day 1 of 7: look first",
    preview: "A quarter of an hour, before anything has to change.",
    opening: [
      "Welcome to your seven days. They are made from your own answers: from tomorrow on, each day brings one small step for one of the sides of your life where you scored lowest. None takes long, and none has to be done well.",
      "The first one changes nothing yet. It only asks you to look.",
    ],
    words: {
      tasks: [
        "Read what your results say about the two lowest of your sides, slowly.",
        "Write down one sentence about each that you know to be true.",
        "Choose a time of day for the six small things that follow.",
      ],
      how: "Give it fifteen minutes: ten to read, five to write. The two sentences are for you alone, so they may be blunt, and they may be kind.",
      why: "A score says where you stand. A sentence of your own says what it is like there, and that is where a change begins.",
      badDay: "On a bad day, read half a page and write half a sentence. It is day 1 all the same.",
    },
  },
  {
    subject: "Day 2 of 7: begin small",
    preview: "One step, and it may be smaller than you think.",
    opening: [
      "Yesterday you looked. Today something gets done, and it is meant to be small: so small that you need not be in the mood for it.",
    ],
  },
  {
    subject: "Day 3 of 7: begin again",
    preview: "However yesterday went, today stands on its own.",
    opening: [
      "However yesterday went, today stands on its own. If the last step is still lying there, let it lie: nobody is counting.",
    ],
  },
  {
    subject: "Day 4 of 7: halfway",
    preview: "In the middle of anything it gets quiet. That is no bad sign.",
    opening: [
      "This is the middle, where the first curiosity is used up and the end is not in sight. If you feel little about it today, nothing is wrong. Take the step in the plainest way you can.",
    ],
  },
  {
    subject: "Day 5 of 7: easier than feared",
    preview: "Think back for a moment before you go on.",
    opening: [
      "Three steps are behind you, taken or not. Before today’s, think back for a moment: which one was easier than you had feared?",
    ],
  },
  {
    subject: "Day 6 of 7: one last new step",
    preview: "Tomorrow you look back. Today there is one more.",
    opening: [
      "This is the last new step of the week; tomorrow you look back. Beginners may be clumsy, so be one with pleasure.",
    ],
  },
  {
    subject: "Day 7 of 7: keep one",
    preview: "Look back for ten minutes, and take one thing along.",
    opening: [
      "This is the seventh day. It does not matter how many of the steps you took: each time you thought about one, you gave a little of your attention to your own life.",
    ],
    words: {
      tasks: [
        "Read your two sentences of day 1 again. What is different?",
        "Choose the one step of this week that you keep, and one to try next.",
      ],
      how: "Take ten minutes, with your two sentences of the first day beside you. Then write the step that you keep on a piece of paper, with a day and an hour.",
      why: "Several new habits at once seldom last. One has a chance, if you chose it yourself and it is small.",
      badDay: "On a bad day, keep the shortest one. It can grow later.",
    },
    closing:
      "This is the last of the daily mails. As long as your subscription runs, your plan and all your results stay open, and one email a week brings the next step.",
  },
];

/** Texts shared by all seven mails. */
export const planMail = {
  greeting: "Hello,",
  action: "Open my results and plan",
  manage: "Manage or cancel the subscription",
  stop: "Stop the daily mails",
  notes: [
    "This is general guidance, no diagnosis and no treatment. If something has weighed on you for weeks, please talk to a doctor or a counsellor; in an emergency, call your local emergency number.",
    "The button works for 30 days. Whoever has it can open your results, so please keep this mail to yourself.",
  ],
  reason:
    "You get one mail a day for the seven days of your plan, because a trial was started with this address.",
} as const;
