import type { Lesson } from "../../lesson.ts";

export const askBeforeYouGuess: Lesson = {
  id: "ask-before-you-guess",
  title: "Ask before you guess",
  subDimension: "Empathy",
  outcome:
    "one question that keeps you from helping in the wrong way, a two-minute listening habit, and a sense of where another person’s load ends and yours begins.",
  idea: [
    "People often say that empathy means putting yourself in someone else’s shoes. The trouble is that it’s still you in there. You feel what you’d feel if it had happened to you, with your mother and your bank account, and then you comfort yourself, tenderly, in someone else’s kitchen.",
    "What many of us long for is simpler: someone who doesn’t know yet how it is, and would like to. That doesn’t take a special gift. It takes a question, and the patience to let the answer be longer than you’d planned.",
    { kind: "heading", text: "The fork in the road" },
    "When people bring us trouble, they usually want one of two things, and from the outside these look the same. Some want help with the problem. Some want company in it. If you give advice to the second kind, they feel rushed out of the room. If you give sympathy to the first, it’s like bringing flowers to a house fire. You can’t tell which it is by looking. You can ask:",
    { kind: "say", text: "Would you like ideas, or should I just keep you company in it?" },
    "It’s hard to be offended by that sentence. Many people stop for a moment, because they hadn’t known themselves.",
    { kind: "heading", text: "Two minutes of being slow" },
    {
      kind: "list",
      items: [
        "Let them finish, and then wait two more breaths. The important thing often comes after the last sentence.",
        "Ask about the inside of it: “What was the worst part?” or “And how is it now?” You can get the facts later.",
        "Leave your own story in its box. You mean “That happened to me, too” as a bridge, and half a minute later the conversation is about you.",
        "Offer your guess as a guess. “That sounds lonely. Or is it something else?” A wrong guess can be a gift if you hold it lightly, because the other person finds the right word while correcting you.",
      ],
    },
    "We can be most careless with the people we know best. About a stranger we think: I wonder what she feels. About a husband, a mother, a teenage son we think: I know exactly. Often what we know is how they were last year.",
    { kind: "heading", text: "And what about you?" },
    "You can feel with others without carrying them. You can hear all of someone’s sorrow and then go home and have dinner; you were a witness, and that was the gift. If listening regularly leaves you empty, say how much you have: “I’ve got half an hour and I’m all yours for it.” Half an hour with all of you is worth more than an evening with a third of you.",
    {
      kind: "help",
      text: "Some loads are too heavy for one listener. If someone talks about not wanting to live, ask directly and calmly whether they’re thinking of suicide, stay with them, and call a crisis line or your local emergency number together. You don’t have to keep such a thing secret, whatever you’ve promised.",
    },
  ],
  example: {
    title: "The father and the driving test",
    text: [
      "When Theo failed his driving test, his father was magnificent. Before they reached the first light he’d explained three ways to practice parallel parking, told him about his own two failures, and offered to pay for four lessons. Theo looked out of the window and said, “Thanks.” He went up to his room and didn’t come down.",
      "“I’ve said everything I can think of,” his father told the dishwasher. His wife, drying a pan, said that that might be it.",
      "He went upstairs, sat on the floor with his back against the bed, and for what felt like a very long time said nothing. Then: “Do you want ideas, or should I just sit here?” “Sit,” said Theo. After a while: “What was the worst part?”",
      "It wasn’t the parking. It was that Anna had been waiting outside with balloons. He’d seen them before she saw his face, and she’d tried to hide eleven balloons behind a lamppost. They were both quiet about that, in the same way this time. Around nine Theo asked how you’re supposed to tell where the curb is.",
    ],
  },
  exercise: {
    title: "One conversation at half speed",
    minutes: 15,
    lead: "Any conversation today will do, across the table, on the couch, or on the phone.",
    steps: [
      "Before it starts, write down what you think is on this person’s mind right now.",
      "Ask them: “What’s taking up the most room in your head right now?” Then count two breaths after each of their pauses.",
      "If trouble comes up, ask whether they’d like ideas or company, and stick to the answer.",
      "Ask one question about the inside of it. Keep every story of your own in its box until they ask you for one.",
      "Afterward, look at your note. What did you know, and what had you made up?",
    ],
  },
  reflection:
    "Who do you think you know by heart? When did that person last surprise you, and what did you do with the surprise?",
  checks: [
    {
      question:
        "A friend says, “My father’s moving into a nursing home on Monday.” Yours did last year. What’s your first sentence?",
      answer:
        "One about hers: “Monday. How is that for you?” What you went through may be a treasure to her later. Let her ask for it, or offer it in a week: “I’ve been through that, if it’s ever useful.”",
    },
    {
      question:
        "You asked, and he wants company and no ideas. You have an excellent idea. Now what?",
      answer:
        "Write it on your hand. If it’s still excellent tomorrow, you can ask if he’d like to hear it. Today he’s told you what helps, and taking his word for it is half the help.",
    },
  ],
};
