import type { StepWords } from "./steps.ts";

/** The texts of one of the seven emails. Days 2 to 6 also use the texts of their step. */
type PlanMail = {
  /** Also the email's heading. */
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
    preview: "Fifteen minutes, before anything has to change.",
    opening: [
      "Welcome to your seven days. They’re made from your own answers: starting tomorrow, each day brings one small step for one of the sides of your life where you scored lowest. None of them takes long, and you don’t have to do any of them well.",
      "The first day changes nothing yet. It just asks you to look.",
    ],
    words: {
      tasks: [
        "Read what your results say about your two lowest sides, slowly.",
        "Write down one sentence about each that you know is true.",
        "Choose a time of day for the six small things that follow.",
      ],
      how: "Give it fifteen minutes: ten to read, five to write. The two sentences are just for you, so they can be blunt, and they can be kind.",
      why: "A score says where you are. Your own sentence says what it’s like there, and that gives you something to work with.",
      badDay: "On a bad day, read half a page and write half a sentence. It’s still day 1.",
    },
  },
  {
    subject: "Day 2 of 7: begin small",
    preview: "One step, and it’s smaller than you think.",
    opening: [
      "Yesterday you looked. Today you do something, and it’s meant to be small: so small that you don’t have to be in the mood for it.",
    ],
  },
  {
    subject: "Day 3 of 7: begin again",
    preview: "However yesterday went, today is a new day.",
    opening: [
      "Today doesn’t depend on yesterday. If you didn’t get to the last step, let it go: no one is counting.",
    ],
  },
  {
    subject: "Day 4 of 7: halfway",
    preview: "It gets quiet in the middle of anything. That’s normal.",
    opening: [
      "This is the middle: the newness is gone, and you can’t see the end yet. If you don’t feel much about it today, nothing is wrong. Take the step in the plainest way you can.",
    ],
  },
  {
    subject: "Day 5 of 7: easier than feared",
    preview: "Think back for a moment before you go on.",
    opening: [
      "Three steps are behind you, whether you took them or not. Before today’s, think back for a moment: which one was easier than you’d feared?",
    ],
  },
  {
    subject: "Day 6 of 7: one last new step",
    preview: "Tomorrow you look back. Today there’s one more.",
    opening: [
      "This is the last new step of the week; tomorrow you look back. It doesn’t have to go well to count.",
    ],
  },
  {
    subject: "Day 7 of 7: keep one",
    preview: "Look back for ten minutes, and take one thing with you.",
    opening: [
      "This is the seventh day. It doesn’t matter how many of the steps you took: each time you thought about one, you gave a little attention to your own life.",
    ],
    words: {
      tasks: [
        "Read your two sentences from day 1 again. What’s different?",
        "Choose the one step from this week that you’ll keep, and one to try next.",
      ],
      how: "Take ten minutes, with your two sentences from the first day beside you. Then write the step you’re keeping on a piece of paper, with a day and an hour.",
      why: "Several new habits at once are hard to keep. One has a chance, if you chose it yourself and it’s small.",
      badDay: "On a bad day, keep the shortest one. It can get longer later.",
    },
    closing:
      "This is the last daily email. As long as your subscription runs, your plan and all your results stay open, and one email a week brings the next step.",
  },
];

/** Texts shared by all seven emails. */
export const planMail = {
  greeting: "Hello,",
  action: "Open my results and plan",
  manage: "Manage or cancel the subscription",
  stop: "Stop the daily emails",
  notes: [
    "This is general guidance. It isn’t a diagnosis or a treatment. If something has weighed on you for weeks, please talk to a doctor or a counselor; in an emergency, call your local emergency number.",
    "The button works for 30 days. Anyone who has it can open your results, so please keep this email to yourself.",
  ],
  reason:
    "You get one email a day for the seven days of your plan, because a trial was started with this address.",
} as const;
