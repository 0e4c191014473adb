import { lesson } from "./texts.ts";

type Choice = { readonly label: string; readonly reply: string };
type Minute = {
  readonly title: string;
  readonly text: string;
  readonly choices: readonly [Choice, Choice, Choice];
};

const [hard, ways, listen, write, send] = lesson.minutes;

/** The sample lesson as it is played: one tap for each of its minutes. */
export const minutes: readonly Minute[] = [
  {
    title: hard,
    text: "A friend asks you to help her move on your only free Saturday. You want to say no. What holds you back?",
    choices: [
      { label: "She might be hurt", reply: "So you care about her. A warm no can show that." },
      {
        label: "I’d look selfish",
        reply: "Keeping one Saturday isn’t selfish. It’s yours to give or to keep.",
      },
      {
        label: "I always say yes",
        reply: "Then a no will surprise her once. She’ll get used to it.",
      },
    ],
  },
  {
    title: ways,
    text: "Three honest ways to say it. Which one would you rather hear?",
    choices: [
      {
        label: "“I can’t. I hope it goes well.”",
        reply: "Clear and kind, with no excuse to argue about.",
      },
      { label: "“Not this time. Ask me again?”", reply: "A no to the boxes, and a yes to her." },
      {
        label: "“No, but I can bring lunch.”",
        reply: "A small yes inside the no. Offer it only if you mean it.",
      },
    ],
  },
  {
    title: listen,
    text: "Read it slowly, as if she were saying it to you: “Thank you for asking me. I can’t on Saturday.” How does it land?",
    choices: [
      { label: "Fine, honestly", reply: "It often lands softer than we fear." },
      { label: "A little cold", reply: "Then add one warm line. You choose it next." },
      {
        label: "I’d ask why",
        reply: "You can say it once more: “I just can’t this time.” That’s enough.",
      },
    ],
  },
  {
    title: write,
    text: "“Thank you for asking me. I can’t on Saturday…” How does yours go on?",
    choices: [
      {
        label: "“…I hope it goes well.”",
        reply:
          "“Thank you for asking me. I can’t on Saturday. I hope it goes well.” That’s your sentence.",
      },
      {
        label: "“…show me the place soon?”",
        reply:
          "“Thank you for asking me. I can’t on Saturday. Will you show me the place soon?” That’s your sentence.",
      },
      {
        label: "“…I’m cheering for you.”",
        reply:
          "“Thank you for asking me. I can’t on Saturday. I’m cheering for you.” That’s your sentence.",
      },
    ],
  },
  {
    title: send,
    text: "Someone is waiting for an answer from you right now. Who comes to mind?",
    choices: [
      { label: "A friend", reply: "A friend can take a kind no." },
      { label: "Someone at work", reply: "At work, an early, clear no beats a late one." },
      {
        label: "Someone in my family",
        reply: "With family, it takes practice. One sentence is a good start.",
      },
    ],
  },
];

export const play = {
  minuteOf: (number: number) => `Minute ${number} of ${minutes.length}`,
  invitation: "One lesson like this a day. Leave your email address, and we’ll write when we open.",
} as const;
