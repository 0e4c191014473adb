import type { Lesson } from "../../lesson.ts";

export const askBeforeYouGuess: Lesson = {
  id: "ask-before-you-guess",
  title: "Ask before you guess",
  subDimension: "Empathy",
  outcome:
    "one question that saves you from helping in the wrong way, a listening habit of two minutes, and a sense of where another person’s load ends and yours begins.",
  idea: [
    "It is often said that empathy means putting yourself in somebody’s shoes. The trouble with this is that it is still you in there. You feel what you would feel if it had happened to you, with your mother and your bank account, and then you console yourself, tenderly, in somebody else’s kitchen.",
    "What most of us long for is simpler: somebody who does not know yet how it is, and would like to. That takes no special gift. It takes a question, and the patience to let the answer be longer than you had planned.",
    { kind: "heading", text: "The fork in the road" },
    "When people bring us trouble, they want one of two things, and from outside these look the same. Some want help with the problem. Some want company in it. Advice given to the second kind feels like being hurried out of the room; sympathy given to the first is like being handed flowers by the fire brigade. You cannot tell which it is by looking. You can ask:",
    { kind: "say", text: "Would you like ideas, or shall I just keep you company in it?" },
    "Nobody has ever been offended by that sentence. Many people stop for a moment, because they had not known it themselves, and the moment does them good.",
    { kind: "heading", text: "Two minutes of being slow" },
    {
      kind: "list",
      items: [
        "Let them finish, and then wait two breaths more. The important thing often comes after the full stop.",
        "Ask about the inside of it: “What was the worst part?” or “And how is it now?” Facts can be had later.",
        "Leave your own story in its box. “That happened to me as well” is meant as a bridge and works as a roundabout: in half a minute everybody is going round yours.",
        "Offer your guess as a guess. “That sounds lonely. Or is it something else?” A wrong guess that is put forward lightly is a present, since the other person finds the right word while correcting you.",
      ],
    },
    "With those we know best we are most careless. Of a stranger we think: I wonder what she feels. Of a husband, a mother, a teenage son we think: I know exactly. Familiarity is a very good source of yesterday’s information.",
    { kind: "heading", text: "And what about you?" },
    "To feel with others does not mean to carry them. You may hear the whole of a sorrow and then go home and have supper; you were a witness, and being a witness was the gift. If listening regularly leaves you empty, say how much there is: “I’ve got half an hour and I’m all yours for it.” Half an hour with all of you is worth more than an evening with a third.",
    {
      kind: "help",
      text: "Some loads are too heavy for one listener. If somebody talks of not wanting to live, ask them directly and calmly, stay with them, and ring a crisis line or the emergency number together. You do not have to keep such a thing secret, whatever you have promised.",
    },
  ],
  example: {
    title: "The father and the driving test",
    text: [
      "When Jonas failed his driving test, his father was magnificent. In the car he had explained three ways of practising hill starts before they reached the roundabout, told of his own two failures, and offered to pay for four lessons. Jonas looked out of the window and said, “Thanks.” He went up to his room and did not come down.",
      "“I’ve said everything I can think of,” his father told the dishwasher. His wife, drying a pan, remarked that this might be it.",
      "He went upstairs, sat on the floor with his back against the bed, and for what felt like a geological age did not speak. Then: “Do you want ideas, or shall I just sit here?” “Sit,” said Jonas. After a while: “What was the worst part?”",
      "It was not the hill. It was that Anna had waited outside with balloons. He had seen them before she saw his face, and she had tried to hide eleven balloons behind a lamp-post. They were both silent about that, in the same way this time. Around nine Jonas asked what one did about hill starts.",
    ],
  },
  exercise: {
    title: "One conversation at half speed",
    minutes: 15,
    lead: "Any conversation of today will do, with the person opposite, on the sofa or on the phone.",
    steps: [
      "Before it begins, write down what you believe this person has on their mind just now.",
      "Ask them: “What’s taking up most room with you at the moment?” Then count two breaths after each of their pauses.",
      "When trouble comes up, ask whether they would like ideas or company, and keep to the answer.",
      "Ask one question about the inside of it. Keep every story of your own in its box until they ask you for one.",
      "Afterwards, look at your note. What did you know, and what had you made up?",
    ],
  },
  reflection:
    "Whom do you believe you know by heart? When did that person last surprise you, and what did you do with the surprise?",
  checks: [
    {
      question:
        "A friend says, “My father goes into a home on Monday.” Your own did so last year. What is your first sentence?",
      answer:
        "One about hers: “Monday. How is that for you?” Your experience may be a treasure to her later on. Let her ask for it, or offer it in a week: “I’ve been through that, if it’s ever useful.”",
    },
    {
      question:
        "You asked, and he wants company and no ideas. You have an excellent idea. Now what?",
      answer:
        "Write it on your hand. If it is still excellent tomorrow, you can ask whether he would like to hear it. Today he has told you what helps, and taking his word for it is half of the help.",
    },
  ],
};
