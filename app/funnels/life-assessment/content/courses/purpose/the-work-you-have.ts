import type { Lesson } from "../../lesson.ts";

export const theWorkYouHave: Lesson = {
  id: "the-work-you-have",
  title: "Turn the dials on the work you have",
  subDimension: "Career Fulfillment",
  outcome:
    "a clear picture of which hours of your work feed you and which eat you, one change you can make without asking, and one you’ll ask for.",
  idea: [
    "People who are unhappy with their work tend to think in doors: stay or leave. Leaving is scary and staying is dreary, so they stand in the doorway for years, in the cold. This lesson leaves the door alone. It’s about the dials inside the room.",
    "Work means whatever takes up most of your strength, paid or not. A mother of three works; so does someone who’s caring for a sick husband or going to school. And a job isn’t one thing. It’s forty different hours under one name, and you probably don’t dislike all forty.",
    { kind: "heading", text: "Three dials" },
    {
      kind: "list",
      items: [
        "What you do. Tasks differ in what they cost you. The same report is a feast to one person and sawdust to another. Which hours go by fast? Which would you give away for free?",
        "With whom. A dull task next to the right coworker can beat a great task next to the wrong one. Where do you sit, who do you ask, who do you have lunch with?",
        "For whom. In the end, every piece of work lands in front of someone. The farther away that person is, the less it feels like anything. Have you ever seen a face that was better off for what you did?",
      ],
    },
    "Few jobs let you turn a dial all the way, but most let you turn one a little. A warehouse picker who learns the drivers’ names has turned the second dial. A clerk who asks to see the ward she orders the beds for has turned the third. On paper that looks small. On a Monday it may not.",
    { kind: "heading", text: "Change first, ask second" },
    "Begin with what doesn’t need permission: the order of your day, the one task you could do with more care and in your own style, the place where you eat.",
    "Then ask for one thing. Come with something small, and say what’s in it for the other side:",
    {
      kind: "say",
      text: "I’m quick with the difficult customers, and the monthly numbers take me two days. Could Rosa and I swap for three months and then see?",
    },
    "And when is it time for the door? Don’t decide that the week after you’ve been humiliated, or the first week of a vacation. Turn the dials for three months and take notes. If the hours that eat you are still in the majority, you can leave with your eyes open, and you’ll know what to look for.",
    {
      kind: "help",
      text: "Dials are for work that’s tiresome, not for work that harms. If you’re being bullied, not paid, put in danger, or harassed, keep a dated record and go to a union, a workers’ rights group, or an employment advice service. If you wake up before dawn for weeks and can’t face the day, please see a doctor before you see your boss.",
    },
  ],
  example: {
    title: "Room 14",
    text: [
      "Teresa cleaned eleven rooms a day in a clinic for hips and knees. She was counting the years to her pension in floors. Her sister-in-law, who taught workshops and was hard to stop, told her to put a plus or a minus on a card in her apron after each room.",
      "She expected eleven minuses. There were six. The pluses made no sense at first. It didn’t matter which floor it was, or how dirty. But in every room with a plus someone had been awake.",
      "So, without asking, she changed the order. When patients were down in physical therapy she did their rooms first, fast. She spent the time she saved on the others, on the windows, which take a while and can be done while talking. In room 14 a bus driver with a new knee was afraid of the stairs. She told him how she’d gone up hers after her own operation, good leg first.",
      "Then she asked the head nurse for one thing: to be told, on Fridays, who had walked out the door on their own. The nurse was surprised, and started to write it on the board. The kitchen, it turned out, had wondered for years.",
    ],
  },
  exercise: {
    title: "A card in your pocket",
    minutes: 15,
    lead: "If you aren’t working today, use the last day you remember well.",
    steps: [
      "Divide the day into its eight or ten stretches. Write them on a card, one below the other.",
      "Put a plus, a minus, or a zero next to each. Go by how you felt afterward, not by how important it was.",
      "Next to each plus, note which dial made it one: the task, the company, or the person it was for.",
      "Choose one change that doesn’t need anyone’s permission and moves a stretch from minus to zero, or doubles a plus. Start with it on your next working day.",
      "Write down the one thing you’d ask for, in two sentences: what you suggest, and what’s in it for the other side. Set a date for asking.",
    ],
  },
  reflection:
    "When were you last proud of a piece of work that no one had asked you to do so well? What does that tell you about the dial to turn?",
  checks: [
    {
      question:
        "After a terrible meeting you write your resignation on the train home. Why not send it tonight?",
      answer:
        "It may not be wrong. But today’s anger would be doing the choosing, and it won’t be there to help you look for the next job. Save it as a draft, turn the dials for three months, and read it again with your cards next to it.",
    },
    {
      question:
        "You put together parts for a pump and couldn’t say what the pump is for. Which dial is that, and what could you turn?",
      answer:
        "The third, for whom. Ask someone in sales or service where the last ten went, or if you could go along to one of them. Once you’ve seen the greenhouse or the hospital basement, your Mondays may feel different.",
    },
  ],
};
