import type { Lesson } from "../../lesson.ts";

export const theFirstFiveMinutes: Lesson = {
  id: "the-first-five-minutes",
  title: "Get through the first five minutes",
  subDimension: "Social Confidence",
  outcome:
    "a plan for walking into a room, two questions and one way out that you know by heart, and proof from today that you can survive a short exchange with a stranger.",
  idea: [
    "Try to remember what the person next to you wore at the last gathering you went to. Or something awkward that someone else said there. If nothing much comes to mind, you’re in good company. Now consider that they probably remember about as much of you. Each guest at a party is the lead in one movie and walks through the background of thirty others.",
    "That thought helps in daylight. At the door of the room it tends to be gone, and what you need there isn’t a thought but something to do. A lot of shyness is about the first five minutes, and you can plan five minutes.",
    { kind: "heading", text: "Four small arrangements" },
    {
      kind: "list",
      items: [
        "Come early. The third guest to arrive gets greeted; the thirtieth has to break into a circle of backs. Early rooms are quieter, too, and someone’s always glad of help with the chairs.",
        "Have a job. Carry plates, take coats, look after the music. A person with a tray belongs anywhere, and can leave any conversation by walking on.",
        "Set a goal that’s in your own hands. “Be liked” depends on others. “Ask two people one question each” is done when it’s done, and then you can go home with honor.",
        "Look at the edges. There’s usually someone alone by the bookshelf, hoping as hard as you are.",
      ],
    },
    { kind: "heading", text: "What to say when there’s nothing to say" },
    "The opening line hardly matters. It’s there to show that you’re friendly, and the weather does that as well as wit does. The second line counts more: ask something that doesn’t have a one-word answer, about what’s in front of you both.",
    { kind: "say", text: "How do you know the people here?" },
    { kind: "say", text: "What’s been the best part of your week so far?" },
    "Listen for a word with some warmth in it and pick that one up. “We used to row together.” “You rowed! What was that like?” You don’t have to be interesting. It’s enough to be interested, and it’s less work.",
    "Then know your way out, because it’s easier to start if you know how to leave. “It was good to talk to you. I’m going to get some water” is a whole goodbye. It’s better said after six pleasant minutes than after twenty that have gone thin.",
    "You’ll blush, or forget a name, or tell a joke that falls flat. Say so, if you like: “I’ve lost your name, I was so busy shaking hands well.” Others relax when someone goes first.",
    {
      kind: "help",
      text: "There’s shyness, and there’s fear that decides for you. If you’ve been turning down work, friendships, or appointments for months because of how people might look at you, please talk to a doctor or a counselor. It’s a common trouble, they know ways to work on it step by step, and you don’t have to manage it alone.",
    },
  ],
  example: {
    title: "Two questions and a taxi",
    text: [
      "Ingrid designed bridges and wasn’t afraid of committees. But she came home from receptions with marks in her palms from her own fingernails. She usually spent them by the coat rack, reading the fire safety notice.",
      "For the company’s summer party she wrote herself a contract, signed it, and put it in her shoe. Arrive at ten to six. Two people, one question each. After that a taxi, and no scolding.",
      "At ten to six there was only the caterer, who had lost a tablecloth. They looked for it together under the stage, and Ingrid asked how she’d gotten into catering. The answer had a circus in it. By the time the others came, Ingrid was the one who knew where the glasses were.",
      "The second was a man by the fig tree who was studying its leaves the way she used to study fire safety. She asked what had been the best part of his week. “This question,” he said, after thinking about it. At seven, contract fulfilled, she went out to the taxis, stood there for a while in the warm air, and found that she wasn’t quite ready to go. She went back in for twenty minutes. Then she took the taxi.",
    ],
  },
  exercise: {
    title: "A stranger before dinner",
    minutes: 10,
    lead: "Practice where it costs least: with people who are paid to be there, or who are waiting for the same bus.",
    steps: [
      "Choose a place where you’ll be today anyway: a checkout, an elevator, a bench, the school pickup.",
      "Decide on your goal, and keep it in your own hands: one friendly sentence, and one question that can’t be answered with yes.",
      "Say it. Whatever comes back counts as done.",
      "Say your way out before it gets thin: “Well, have a good evening.”",
      "Note in one line what you’d been afraid of, and in a second line what happened.",
    ],
  },
  reflection:
    "Think of someone you felt at ease with right away. What did they do in the first five minutes? Which of those things could you do?",
  checks: [
    {
      question: "“Tonight I want to make a good impression.” What’s wrong with this goal?",
      answer:
        "You’d never find out whether you’d reached it. It’s in other people’s heads, where you can’t look. Swap it for something you can check off: one question, one name remembered, thirty minutes stayed.",
    },
    {
      question:
        "A conversation has dried up, and you’re both studying your glasses. Have you failed?",
      answer:
        "No. Talks end, and this one has. “It was good to meet you, I’m going to say hello to the host” sets both of you free. The other person may well be relieved that someone knew how to do it.",
    },
  ],
};
