import type { Lesson } from "../../lesson.ts";

export const usefulWhereYouAre: Lesson = {
  id: "useful-where-you-are",
  title: "Be useful where you are",
  subDimension: "Contribution",
  outcome:
    "a list of what you have enough of to give, one person or cause that can count on you at a fixed time, and a limit that keeps it going.",
  idea: [
    "When people imagine doing good, they often imagine it large: a foundation, a rescue, a year abroad. Compared with that, whatever they could do this afternoon looks like nothing, and so this afternoon nothing is done. But look at those who have made a difference to you, and you will probably see a person who was simply there, repeatedly, at a quarter past four.",
    "Reliability is the most underrated gift there is. Anyone who has been ill knows the wave of casseroles in the first week and the silence in the fifth. The one who still comes in the fifth, with a plain soup, will not be forgotten.",
    { kind: "heading", text: "Give from the full shelf" },
    "Help is sustained by surplus, not by sacrifice. So do not ask first what the world lacks, since the answer is endless. Ask what you have plenty of.",
    {
      kind: "list",
      items: [
        "Time at an odd hour: you are awake at six, or free on Wednesday mornings when nobody else is.",
        "A skill so easy for you that you do not count it: parking in tight spaces, writing to authorities, getting a baby to sleep, staying calm.",
        "A thing: a car, a drill, a garden with too many plums, a printer.",
        "An experience that you have come through and could spare somebody the worst of. You know which door to knock on, and what the letter really means.",
      ],
    },
    "What you give from a full shelf hardly tires you, and nobody need feel a burden. They can see that there are plums left.",
    { kind: "heading", text: "Ask, then promise little" },
    "“Let me know if you need anything” is kindly meant, and it hands the work back: now somebody who is already worn out must think up a task and dare to set it. Make a concrete offer instead:",
    {
      kind: "say",
      text: "I drive past the supermarket on Fridays. Shall I bring yours along, this week and next?",
    },
    "It has a day, it has an end, and it can be declined. Promise less than you could. A small thing that comes every Friday builds something; a large one that peters out leaves a hole. And agree with yourself in advance when you will stop or look at it again.",
    "Last, let yourself be helped as well. There is a kind of giving that keeps the upper hand, and people feel it. If you let your neighbour prune your hedge, you tell her that she has something you need. She may have waited longer for that than for your soup.",
    {
      kind: "help",
      text: "If you look after somebody day and night, you need no lesson in usefulness; you need relief. Ask a doctor, a carers’ organisation or your council what there is. And if you feel that everyone would manage better without you, please tell a doctor or a crisis line today. That thought is common in very tired people, and it feels truer than it is.",
    },
  ],
  example: {
    title: "Awake at five",
    text: [
      "Since his retirement Mr Lind had woken at five. He had tried warm milk and valerian, and had read a history of the Hanseatic League in four volumes. At that hour he felt as useful as a street lamp in July.",
      "In the bakery, which opened at half past, he heard the young woman from the ground floor say that she would have to give up the early shift. The nursery took children from seven. The shift began at six.",
      "He thought it over for a week and then rang her bell with a sheet of paper. He was awake from five in any case, it said. He could sit in her kitchen from twenty to six, and walk the boy round to the nursery. Mondays and Thursdays, until the autumn half-term; then they would see. She could say no. She asked for two days and his old headmaster’s number, which he thought sensible of her.",
      "The boy mostly slept. When he did not, they looked at the third volume, which has ships. In November Mr Lind had influenza. On the fourth day there was a pan of soup before his door, with a drawing of a cog under full sail, and he found that he could be on the other side of it.",
    ],
  },
  exercise: {
    title: "One offer with a day on it",
    minutes: 15,
    lead: "Think of people within walking distance first. Need is seldom far away; it is only quiet.",
    steps: [
      "Write down five things from your full shelf: hours, skills, objects, experience. At least one should be so easy for you that it seems hardly worth mentioning.",
      "Write down three people or places that you come across anyway, and what you have seen them struggle with.",
      "Join one from each list with a line, where giving would cost you little and help a good deal.",
      "Word the offer with a day, a length and an end, and so that it can be declined without an excuse.",
      "Make it today. If the answer is no, be glad of its honesty, and draw the next line.",
    ],
  },
  reflection:
    "Who was there for you at a quarter past four? Do they know that you still think of it?",
  checks: [
    {
      question:
        "A colleague’s wife has died. You wrote, “If you need anything at all, just ring.” How could you make it easier for him?",
      answer:
        "Take the thinking off him. “I’m walking the dog on Sunday at ten and I’ll come past your house. Come along or don’t; I’ll try again the Sunday after.” He need not find a task, nor a voice for asking.",
    },
    {
      question:
        "You are asked to run the whole summer fair. You like the fair, and your evenings are full. What do you offer?",
      answer:
        "Less, and for certain: “I’ll do the till on Saturday from two to six, this year and next.” The committee can build on that. Taking on all of it and dropping out in May would leave them worse off than a no.",
    },
  ],
};
