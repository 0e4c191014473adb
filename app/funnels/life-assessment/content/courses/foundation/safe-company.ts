import type { Lesson } from "../../lesson.ts";

export const safeCompany: Lesson = {
  id: "safe-company",
  title: "Find out who is safe to be honest with",
  subDimension: "Emotional Safety",
  outcome:
    "a way to test, in small amounts, who can be trusted with what you feel, and one true sentence that you’ve said to one person.",
  idea: [
    "We talk about opening up as if people were jars with a single lid. It’s more like lending money. You wouldn’t hand a stranger your savings, and you won’t make friends without ever lending anything. You lend a little, and you watch what comes back.",
    "The little amount is a small true sentence: that it’s been a hard week, that you didn’t get the joke, that you were nervous before the meeting. It should be true, and it should be bearable if someone drops it. Then look at three moments.",
    { kind: "heading", text: "What comes back, and when" },
    {
      kind: "list",
      items: [
        "Right away. Does the other person slow down, ask something, or simply stay? Or do they fix it, top it with a worse story, or laugh it away before you’ve finished?",
        "A few days later. Do they remember it, gently? Or has it traveled, so that someone else now knows about your week?",
        "In the next disagreement. Do they leave it in peace? Or does it come back as a weapon: “Well, you’re the one who can’t handle a meeting”?",
      ],
    },
    "The third moment tells you the most. Plenty of people are kind when nothing is at stake. Someone who leaves your tender spots alone while they’re angry with you has shown you more than a promise could.",
    "One clumsy answer proves nothing. People are tired, or shy about feelings, or no one ever showed them how. Say what you would have liked (“I didn’t need a solution, just company”) and lend a second time. Someone who has understood will do it differently. Someone who sneers at the request has told you how far to go with them, and you don’t have to fight about it. You can keep playing chess with them.",
    { kind: "heading", text: "It works both ways" },
    "You’ll find safe people sooner if you are one. It takes less wisdom than you’d think. When someone tells you a thing that’s hard to say, do three things: thank them for telling you, ask what would help, and keep it to yourself. Advice can wait until they ask for it. When you were the one who hurt them, a short apology without a “but” does more than an explanation.",
    "The same goes for mistakes. In safe company, “I got that wrong” costs a minute. If you catch yourself hiding small errors from someone, take note. You may be protecting yourself from their temper, or from the temper of someone you knew long ago.",
    {
      kind: "help",
      text: "If no one comes to mind, begin with people who do this for a living: a helpline, a counselor, a doctor. And if you find that you watch your words at home because you’re afraid of what happens next, that’s about safety, not about style. A domestic violence helpline will listen without needing proof.",
    },
  ],
  example: {
    title: "Two coworkers and one sentence",
    text: [
      "For three years Daniel had eaten lunch with the same two coworkers. On a gray day he tried the same sentence on both, a day apart: “I’m kind of low this month, since my brother moved away.”",
      "Vince said he knew just what would help and named a rowing club. On Friday, in front of the whole table, he asked if the orphan had joined it yet. Everyone laughed, and so did Daniel, and he went back to his desk with hot ears.",
      "Renee had said almost nothing. She’d put down her fork, asked what his brother was like, and left it at that. The next week there was a tin of the brother’s favorite cookies on his keyboard, without a note. In November, when she and Daniel clashed over the shift schedule, she was sharp about the schedule and about nothing else.",
      "Daniel didn’t drop Vince, who was funny and always had a charger. He just stopped telling him things. He saved the next sentence, a bigger one, for Renee.",
    ],
  },
  exercise: {
    title: "Lend one small sentence",
    minutes: 10,
    lead: "Choose something that would weigh about two out of ten if it went wrong.",
    steps: [
      "Write down three people you deal with in an ordinary week.",
      "Next to each name, note what you remember of the three moments: right away, some days later, in a disagreement. Leave a gap where you don’t know.",
      "Take the person with the best record, or with the most gaps and a friendly face.",
      "Write one true sentence about how you are. Make it short enough to say in a hallway.",
      "Say it or send it today. Afterward, note what came back, and look at it again in a week.",
    ],
  },
  reflection:
    "Which of your feelings do you tell no one about? What do you expect would happen, and who taught you to expect it?",
  checks: [
    {
      question:
        "You tell a friend that you’re anxious about a test result. She says, “Oh, you always worry.” Is she off the list?",
      answer:
        "Not yet. One clumsy answer is a gap in the record. Tell her what you would have liked: “Could you just be a little worried with me?” What she does with that sentence will teach you more than her first reply did.",
    },
    {
      question: "Why does the next disagreement show more than the moment itself?",
      answer:
        "Because it’s easy to be kind while all is well. In a fight your tender spot would be useful to the other person, and leaving it alone costs something. Someone who pays that price has earned more of your trust.",
    },
  ],
};
