import type { Lesson } from "../../lesson.ts";

export const theFirstFiveMinutes: Lesson = {
  id: "the-first-five-minutes",
  title: "Get through the first five minutes",
  subDimension: "Social Confidence",
  outcome:
    "a plan for walking into a room, two questions and one way out that you know by heart, and proof from today that a short exchange with a stranger can be survived.",
  idea: [
    "Try to remember what the person beside you wore at the last gathering you went to. Or something awkward that somebody else said there. If you are like most of us, nothing comes, or very little. Now consider that they remember about as much of you. Each guest at a party is the lead in one film and passes through the background of thirty others.",
    "That thought helps in daylight. At the door of the room it tends to be gone, and what you need there is not a thought but something to do. Shyness is mostly a matter of the first five minutes, and five minutes can be planned.",
    { kind: "heading", text: "Four small arrangements" },
    {
      kind: "list",
      items: [
        "Come early. The third guest to arrive is greeted; the thirtieth has to break into a circle of backs. Early rooms are quieter, too, and somebody is always glad of help with the chairs.",
        "Have a task. Carry plates, take coats, look after the music. A person with a tray belongs anywhere and may leave any conversation by walking on.",
        "Set an aim that is in your own hands. “Be liked” depends on others. “Ask two people one question each” is done when it is done, and then you may go home with honour.",
        "Look for the edge. Someone stands alone beside the bookshelf, hoping as hard as you are. You will be rescuing them.",
      ],
    },
    { kind: "heading", text: "What to say when there is nothing to say" },
    "The opening line hardly matters. It is there to show that you are friendly, and the weather does this as well as wit does. What counts is the second line, and there the rule is simple: ask for something that has no one-word answer, about what is in front of you both.",
    { kind: "say", text: "How do you come to know the people here?" },
    { kind: "say", text: "What’s been the best part of your week so far?" },
    "Listen for a word with some warmth in it and pick that one up. “We used to row together.” “You rowed! What was that like?” You need not be interesting. To be interested is enough, and it is less work.",
    "Then know your way out, because people who cannot leave do not dare to begin. “It was good to talk to you. I’m going to get some water” is a whole farewell. It is better said after six pleasant minutes than after twenty that have gone thin.",
    "You will blush, or forget a name, or tell a joke that falls over. Say so, if you like: “I’ve lost your name, and I was so busy shaking hands well.” Rooms become easier for everybody as soon as the first person in them has been visibly human.",
    {
      kind: "help",
      text: "There is shyness, and there is fear that decides for you. If you have turned down work, friendships or appointments for months because of how you might be looked at, please speak to a doctor or a counsellor. It is a common trouble, they know ways of working on it step by step, and you need not manage that alone.",
    },
  ],
  example: {
    title: "Two questions and a taxi",
    text: [
      "Nadia designed bridges and was not afraid of committees. But from receptions she came home with marks in her palms from her own fingernails. She usually spent them in the cloakroom, reading the fire regulations.",
      "For the firm’s summer party she made herself a contract, signed it and put it in her shoe. Arrive at ten to six. Two people, one question each. After that a taxi, and no reproaches.",
      "At ten to six there was only the caterer, who had lost a tablecloth. They looked for it together under the stage, and Nadia asked how one came to do parties for a living. The answer had a circus in it. By the time the others came, she was the one who knew where the glasses were.",
      "The second was a man beside the fig tree who was studying its leaves as she used to study fire regulations. She asked what had been the best part of his week. “This question,” he said, after thinking about it. At seven, contract fulfilled, she went out to the taxi rank, stood there for a while in the warm air, and found that she was not quite ready to go. She went back in for twenty minutes. Then she took the taxi.",
    ],
  },
  exercise: {
    title: "A stranger before supper",
    minutes: 10,
    lead: "Practise where it costs least: with people who are paid to be there, or who wait for the same bus.",
    steps: [
      "Choose a place where you will be today in any case: a till, a lift, a bench, a school gate.",
      "Decide on your aim, and let it be in your hands: one friendly sentence, and one question that cannot be answered with yes.",
      "Say it. Whatever comes back counts as done.",
      "Say your way out before it gets thin: “Well, have a good evening.”",
      "Note in one line what you had feared and in a second line what happened.",
    ],
  },
  reflection:
    "Think of someone with whom you felt at ease at once. What did they do in the first five minutes? Which of it could you do?",
  checks: [
    {
      question: "“Tonight I want to make a good impression.” What is the matter with this aim?",
      answer:
        "You would never find out whether you have reached it. It lies in other people’s heads, where you cannot look. Swap it for something that you can tick: one question, one name remembered, thirty minutes stayed.",
    },
    {
      question: "A conversation has dried up, and you both study your glasses. Have you failed?",
      answer:
        "No. Talks end, and this one has. “It was good to meet you, I’m going to say hello to the host” sets both of you free. The other person is very likely relieved that somebody knew how to do it.",
    },
  ],
};
