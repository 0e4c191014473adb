import type { Lesson } from "../../lesson.ts";

export const safeCompany: Lesson = {
  id: "safe-company",
  title: "Find out who is safe to be honest with",
  subDimension: "Emotional Safety",
  outcome:
    "a way to test, in small coins, who can be trusted with what you feel, and one true sentence that has been said to one person.",
  idea: [
    "People speak of opening up as if there were a single lid. It is more like lending money. Nobody sensible hands a stranger their savings, and nobody has friends without lending now and then. You lend a little, and you watch what comes back.",
    "The little sum is a small true sentence: that the week has been heavy, that you did not understand the joke, that you were nervous before the meeting. It should be true, and it should be bearable if it is dropped. Then look at three moments.",
    { kind: "heading", text: "What comes back, and when" },
    {
      kind: "list",
      items: [
        "At once. Does the other person slow down, ask something, or simply stay? Or is it fixed, topped by a worse story, or laughed away before you have finished?",
        "A few days later. Does anybody remember it, gently? Or has it travelled, so that a third person now knows about your week?",
        "In the next disagreement. Is it left in peace? Or does it come back as a weapon: “Well, you’re the one who can’t cope with a meeting”?",
      ],
    },
    "The third moment tells you most. Plenty of people are kind when nothing is at stake. Somebody who leaves your tender spots alone while being angry with you has shown you something that no promise could.",
    "One clumsy answer proves nothing. People are tired, or shy of feelings, or were never shown how. Say what you would have liked (“I didn’t need a solution, only company”) and lend a second time. Whoever has understood will do it differently. Whoever sneers at the request has told you where the limit of your lending is, and you need not quarrel about it. You can go on playing chess with them.",
    { kind: "heading", text: "It works both ways" },
    "You will find safe people sooner if you are one. That takes less wisdom than one would think. When somebody tells you a thing that is hard to say, you need three moves: thank them for telling you, ask what would help, and keep it to yourself. Advice may wait until it is asked for. When you were the one who hurt, a short apology without a “but” does more than an explanation.",
    "It also applies to mistakes. In safe company, “I got that wrong” costs a minute. If you hear yourself hiding small errors from somebody, notice it. You may be protecting yourself from their temper, or from a temper you met long ago in somebody else.",
    {
      kind: "help",
      text: "If nobody comes to mind, begin with people who do this for a living: a helpline, a counsellor, a doctor. And if you find that you watch your words at home because you are afraid of what follows, that is a matter of safety and not of style. A domestic abuse helpline will listen without needing proof.",
    },
  ],
  example: {
    title: "Two colleagues and one sentence",
    text: [
      "Daniel had worked for three years beside two people with whom he ate lunch. On a grey day he tried the same sentence on both, a day apart: “I’m a bit low this month, since my brother moved away.”",
      "Marcus said that he knew just what would help and named a rowing club. On Friday, before the whole table, he asked whether the orphan had joined it yet. Everybody laughed, and so did Daniel, and he went back to his desk with hot ears.",
      "Leila had said almost nothing. She had put down her fork, asked what his brother was like, and left it at that. The next week there was a tin of the brother’s favourite biscuits on his keyboard, without a note. In November, when she and Daniel fell out over a rota, she was sharp about the rota and about nothing else.",
      "Daniel did not drop Marcus, who was funny and always had a charger. He only stopped telling him things. For the next sentence, a larger one, he waited for Leila.",
    ],
  },
  exercise: {
    title: "Lend one small sentence",
    minutes: 10,
    lead: "Choose a matter that would weigh about two out of ten if it went wrong.",
    steps: [
      "Write down three people you deal with in an ordinary week.",
      "Beside each name, note what you remember of the three moments: at once, some days later, in a disagreement. Leave a gap where you do not know.",
      "Take the person with the best record, or with the most gaps and a friendly face.",
      "Write one true sentence about how you are. Make it short enough for a staircase.",
      "Say it or send it today. Afterwards, note what came back, and look at it again in a week.",
    ],
  },
  reflection:
    "Which of your feelings do you tell nobody? What do you expect would happen, and who taught you to expect it?",
  checks: [
    {
      question:
        "You tell a friend that you are anxious about a test result. She says, “Oh, you always worry.” Is she off the list?",
      answer:
        "Not yet. One clumsy answer is a gap in the record. Tell her what you would have liked: “Could you just be a bit worried with me?” What she makes of that sentence will teach you more than the first reply did.",
    },
    {
      question: "Why does the next disagreement show more than the moment itself?",
      answer:
        "Because kindness is cheap while all goes well. In a quarrel your tender spot would be useful to the other person, and leaving it alone costs something. Who pays that price has earned a larger loan.",
    },
  ],
};
