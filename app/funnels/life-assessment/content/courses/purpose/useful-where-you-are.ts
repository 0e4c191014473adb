import type { Lesson } from "../../lesson.ts";

export const usefulWhereYouAre: Lesson = {
  id: "useful-where-you-are",
  title: "Be useful where you are",
  subDimension: "Contribution",
  outcome:
    "a list of what you have enough of to give, one person or cause that can count on you at a fixed time, and a limit that keeps it going.",
  idea: [
    "When people imagine doing good, they often imagine it big: a foundation, a rescue, a year abroad. Next to that, anything you could do this afternoon looks like nothing, so this afternoon nothing gets done. But look at the people who’ve made a difference to you. There’s probably someone who was simply there, again and again, at a quarter past four.",
    "If you’ve ever been ill, you may know the wave of casseroles in the first week and the silence in the fifth. You won’t forget the one who still came in the fifth, with a plain soup.",
    { kind: "heading", text: "Give from the full shelf" },
    "You can keep on helping if you give from what’s left over. So don’t start by asking what the world needs, because there’s no end to that. Ask what you have plenty of.",
    {
      kind: "list",
      items: [
        "Time at an odd hour: you’re awake at six, or free on Wednesday mornings when no one else is.",
        "A skill that’s so easy for you that you don’t count it: parking in tight spaces, writing to government offices, getting a baby to sleep, staying calm.",
        "A thing: a car, a drill, a yard with too many plums, a printer.",
        "Something you’ve come through, and could spare someone the worst of. You know which office to go to, and what the letter really means.",
      ],
    },
    "What you give from a full shelf hardly tires you, and no one has to feel like a burden. They can see that there are plums left.",
    { kind: "heading", text: "Ask, then promise little" },
    "“Let me know if you need anything” is kindly meant, but it hands the work back: now someone who’s already worn out has to think up a task and get up the nerve to ask. Make a concrete offer instead:",
    {
      kind: "say",
      text: "I drive past the grocery store on Fridays. Can I pick up your groceries, too, this week and next?",
    },
    "It has a day, it has an end, and it’s easy to turn down. Promise less than you could. A small thing that comes every Friday builds something; a large one that fades out leaves a hole. And agree with yourself beforehand when you’ll stop or take another look.",
    "Last, let yourself be helped, too. Some giving keeps the upper hand, and people can feel it. If you let your neighbor trim your hedge, you’re telling her that she has something you need. She may have been waiting longer for that than for your soup.",
    {
      kind: "help",
      text: "If you’re caring for someone day and night, you don’t need a lesson in being useful; you need relief. Ask a doctor, a caregivers’ organization, or your local social services what there is. And if you feel that everyone would be better off without you, please tell a doctor or a crisis line today. That thought is common in very tired people, and it feels truer than it is.",
    },
  ],
  example: {
    title: "Awake at five",
    text: [
      "Ever since he’d retired, Mr. Lind had been waking up at five. He’d tried warm milk and valerian, and had read a history of sailing ships in four volumes. At that hour he felt about as useful as a streetlight at noon.",
      "In the bakery, which opened at half past, he heard the young woman from the first floor say that she’d have to give up the early shift. The daycare took children from seven. The shift started at six.",
      "He thought it over for a week and then knocked on her door with a sheet of paper. He was awake at five anyway, it said. He could sit in her kitchen from twenty to six, and walk the boy over to the daycare. Mondays and Thursdays, until the end of October; then they’d see. She could say no. She asked for two days and his old principal’s number, which he thought was sensible of her.",
      "The boy mostly slept. When he didn’t, they looked at volume three, which has the pirates. In November Mr. Lind had the flu. On the fourth day there was a pot of soup outside his door, with a drawing of a ship under full sail, and he found that he could be on the other side of it.",
    ],
  },
  exercise: {
    title: "One offer with a day on it",
    minutes: 15,
    lead: "Think of people within walking distance first.",
    steps: [
      "Write down five things from your full shelf: hours, skills, objects, experience. At least one should be so easy for you that it hardly seems worth mentioning.",
      "Write down three people or places that you come across anyway, and what you’ve seen them struggle with.",
      "Draw a line from one list to the other, where giving would cost you little and help a lot.",
      "Word the offer with a day, a length, and an end, and so that they can turn it down without an excuse.",
      "Make it today. If the answer is no, be glad it’s an honest one, and draw the next line.",
    ],
  },
  reflection:
    "Who was there for you at a quarter past four? Do they know that you still think of it?",
  checks: [
    {
      question:
        "A coworker’s wife has died. You wrote, “If you need anything at all, just call.” How could you make it easier for him?",
      answer:
        "Take the thinking off his hands. “I’m walking the dog on Sunday at ten and I’ll come by your house. Come along or don’t; I’ll try again the Sunday after.” Then he doesn’t have to come up with a task, or the voice to ask.",
    },
    {
      question:
        "They’ve asked you to run the whole school fair. You like the fair, and your evenings are full. What do you offer?",
      answer:
        "Less, and for certain: “I’ll run the cash box on Saturday from two to six, this year and next.” The committee can build on that. If you took on all of it and dropped out in May, they’d be worse off than with a no.",
    },
  ],
};
