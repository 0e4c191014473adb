import type { Lesson } from "../../lesson.ts";

export const aKindNo: Lesson = {
  id: "a-kind-no",
  title: "Say a kind no",
  subDimension: "Boundaries",
  outcome:
    "three sentences with which you can refuse without a lie, the habit of buying a little time, and one request that you have turned down today.",
  idea: [
    "A boundary is a sentence about you. “You mustn’t ring so late” is a rule for somebody else, and rules for others have to be enforced. “I don’t pick up after nine” is a boundary. It needs nobody’s consent, only your thumb.",
    "That small turn in grammar does most of the work. You no longer have to prove that the other person is at fault. They may go on ringing, wishing and asking as much as they please. You say what you will do, and then you do it, in the same tone in which you would tell somebody the time.",
    { kind: "heading", text: "Why a yes slips out" },
    "Most of us do not decide to agree. The yes is out before we have looked at the calendar, because the face before us is hopeful and the silence is long. What helps is less courage than delay. Learn one sentence so well that it comes faster than the yes:",
    { kind: "say", text: "Let me look, and I’ll tell you tomorrow." },
    "It is polite, it is true, and hardly anybody minds. By tomorrow the hopeful face is out of the room, and you can ask yourself the only useful question: if this were on Tuesday, in the rain, would I be glad that I had agreed?",
    { kind: "heading", text: "A no has two parts" },
    "A kind refusal holds something warm and something closed. People tend to leave one of them out. Warmth alone becomes fog (“I’d really love to, it’s just, it’s a bit of a week”), and fog invites a second attempt. The closed part alone hurts more than it has to. Together they take one breath.",
    {
      kind: "list",
      items: [
        "“Thank you for thinking of me. I can’t take it on.”",
        "“I hope that it goes well. I won’t be lending money, not to anybody in the family.”",
        "“I can do the first hour, and I’ll leave at eight.”",
      ],
    },
    "There is no reason in any of them. A reason is a handle: whoever is given one will turn it. “I haven’t got a car” becomes “I could fetch you.” You may explain yourself to people you love, afterwards, because you want to be known. You do not owe it as an entrance fee.",
    "Expect some discomfort. Others have got used to the old you, and they may push once to see whether you mean it. Say the same sentence again, word for word and no louder. The second no is the one that is heard.",
    {
      kind: "help",
      text: "All this is meant for people who may be disappointed in you and nothing worse. If a no at home or at work is answered with threats, punishment or force, do not practise on that person. Talk first to a domestic abuse helpline, or at work to a union or an advice service.",
    },
  ],
  example: {
    title: "The treasurer",
    text: [
      "Joan had kept the books of the choir for eleven years. Every autumn she said that this would be the last time, and every autumn there was a pause, and shoes were looked at, until she heard herself say, “Well, if there’s really nobody.”",
      "In the twelfth autumn she wrote a card and laid it on her knees. When the pause came, she read from it: “I’ve liked doing this. I’m giving the books back on the thirty-first of December, and I’ll show whoever takes them how it works.” Then she did the hardest thing of the evening. She said nothing at all.",
      "It was a very long silence; she counted the radiators. Somebody said that nobody could do it like Joan. Joan said, “That’s kind. I’m giving them back on the thirty-first.” At length a young tenor with a beard asked whether one needed to know about double entry.",
      "He was worse at it than she had been, at first. On the first of January she slept until ten.",
    ],
  },
  exercise: {
    title: "One refusal before tonight",
    minutes: 10,
    lead: "Take something small. A limit is learnt on leaflets and second helpings, so that it is there when it is needed for more.",
    steps: [
      "List what you have agreed to for the coming two weeks. Mark whatever makes you sigh.",
      "Choose the sigh whose refusal would cost you least, or the next request that comes today.",
      "Write your answer with both parts: a warm one, and a closed one without a reason.",
      "Read it aloud twice, at the pace of somebody who has time. Let your voice go down at the end.",
      "Say it or send it. If a push comes back, repeat the closed part in the same words.",
    ],
  },
  reflection:
    "Whose disappointment do you avoid at the highest price? What might the two of you have if that price came down?",
  checks: [
    {
      question:
        "Which of these is a boundary: “You have to stop criticising my cooking”, or “When dinner is criticised, I take my plate into the garden”?",
      answer:
        "The second. It says what you will do, and you can keep it whatever anybody else decides. The first is a fair wish, and worth saying as one, but its fate lies in another person’s hands.",
    },
    {
      question:
        "You have refused, kindly and clearly. Back comes: “But it’s only an hour!” What now?",
      answer:
        "The closed part once more, unchanged: “I can’t take it on.” To argue about the hour would mean that the matter is open and only the length is in question. You may smile while you say it.",
    },
  ],
};
