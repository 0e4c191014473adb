import type { Lesson } from "../../lesson.ts";

export const theWorkYouHave: Lesson = {
  id: "the-work-you-have",
  title: "Turn the dials on the work you have",
  subDimension: "Career Fulfillment",
  outcome:
    "a clear picture of which hours of your work feed you and which eat you, one change that you can make without asking, and one that you will ask for.",
  idea: [
    "People who are unhappy with their work tend to think in doors: stay or leave. Since leaving is frightening and staying is dreary, they stand in the doorway for years, in the draught. This lesson leaves the door alone. It is about the dials inside the room.",
    "Work means whatever takes up the larger part of your strength, paid or not. A mother of three works; so does somebody who nurses a husband or studies. And no work is one thing. It is forty different hours under one name, and you do not dislike all forty.",
    { kind: "heading", text: "Three dials" },
    {
      kind: "list",
      items: [
        "What you do. Tasks differ in what they cost you. The same report is a feast to one person and sawdust to another. Which hours go by quickly? Which would you give away for nothing?",
        "With whom. A dull task beside the right colleague beats a splendid one beside the wrong one. Where do you sit, whom do you ask, with whom do you drink your tea?",
        "For whom. Every piece of work lands in front of somebody in the end. The further away that person is, the less it feels like anything. Have you ever seen a face that was better off for what you did?",
      ],
    },
    "Few jobs let you turn a dial right round, and fewer let you turn none. A warehouse picker who learns the names of the drivers has turned the second dial. A clerk who asks to see the ward for which she orders the beds has turned the third. On paper this looks small, and on Monday large.",
    { kind: "heading", text: "Change first, ask second" },
    "Begin with whatever needs no permission: the order of your day, the one task that you could do with more care and in your own style, the place where you eat.",
    "Then ask for one thing. Come with something small, and say what the other side gets out of it:",
    {
      kind: "say",
      text: "I’m quick with the awkward customers, and the monthly statistics take me two days. Could Rosa and I swap for a quarter and then see?",
    },
    "And when is it time for the door? Do not decide that in the week after a humiliation, nor in the first week of a holiday. Turn the dials for three months and take notes. If the hours that eat you are still in the majority, you will leave with open eyes, and you will know what to look for.",
    {
      kind: "help",
      text: "Dials are for work that is tiresome, not for work that harms. If you are bullied, not paid, put in danger or harassed, keep a dated record and go to a union, a works council or an employment advice service. If you wake before dawn for weeks and cannot face the day, please see a doctor before you see your boss.",
    },
  ],
  example: {
    title: "Room 14",
    text: [
      "Teresa cleaned eleven rooms a day in a clinic for hips and knees. She was counting the years to her pension in floors. At the suggestion of her sister-in-law, who ran courses and was hard to stop, she put a plus or a minus on a card in her apron after each room.",
      "She expected eleven minuses. There were six. The pluses fell oddly. The floor made no difference, nor did the dirt. But in every room with a plus somebody had been awake.",
      "So, without asking, she changed the order. The rooms of those who were down at physiotherapy she did first, at a gallop. The time that this saved she spent on the others, on the windows, which take long and can be done while talking. In room 14 a bus driver with a new knee was afraid of the stairs. She showed him how she had gone up hers after her own operation, good leg first.",
      "Then she asked the head nurse for one thing: to be told, on Fridays, who had gone home walking. The nurse was taken aback, and began to write it on the board. The kitchen, it turned out, had wondered for years.",
    ],
  },
  exercise: {
    title: "A card in your pocket",
    minutes: 15,
    lead: "If today is no working day, use the last one that you remember well.",
    steps: [
      "Divide the day into its eight or ten stretches. Write them on a card, one below the other.",
      "Put a plus, a minus or a stroke beside each. Be guided by how you felt afterwards rather than by how important it was.",
      "Beside each plus note which dial made it so: the doing, the company, or the person it was for.",
      "Choose one change that needs nobody’s consent and moves a stretch from minus to stroke, or doubles a plus. Start with it on the next working day.",
      "Write down the one thing that you would ask for, in two sentences: what you suggest, and what the other side gets from it. Set a date for asking.",
    ],
  },
  reflection:
    "When were you last proud of a piece of work that nobody had asked you to do so well? What does that tell you about the dial you should turn?",
  checks: [
    {
      question:
        "After a dreadful meeting you write your notice on the train home. What speaks against sending it tonight?",
      answer:
        "Not that it is wrong. Only that today’s anger would be choosing, and it will not be there to help you look for the next place. Save it as a draft, turn the dials for three months, and read it again with your cards beside it.",
    },
    {
      question:
        "You put together parts for a pump and could not say what the pump is for. Which dial is that, and what could you turn?",
      answer:
        "The third, for whom. Ask someone in sales or service where the last ten went, or whether you may go along to one of them. To have seen the greenhouse or the hospital cellar once may change a good many Mondays.",
    },
  ],
};
