import type { Lesson } from "../../lesson.ts";

export const aKindNo: Lesson = {
  id: "a-kind-no",
  title: "Say a kind no",
  subDimension: "Boundaries",
  outcome:
    "three sentences for saying no without a lie, the habit of buying a little time, and one request that you’ve turned down today.",
  idea: [
    "A boundary is a sentence about you. “You can’t call me this late” is a rule for someone else, and rules for others have to be enforced. “I don’t pick up after nine” is a boundary. It doesn’t need anyone’s consent, only your thumb.",
    "That small change in grammar does most of the work. You no longer have to prove that the other person is at fault. They can go on calling, wishing, and asking as much as they like. You say what you’ll do, and then you do it, in the tone you’d use to tell someone the time.",
    { kind: "heading", text: "Why a yes slips out" },
    "Most of us don’t decide to agree. The yes is out before we’ve looked at the calendar, because the face in front of us is hopeful and the silence is long. Courage helps less here than delay. Learn one sentence so well that it comes out faster than the yes:",
    { kind: "say", text: "Let me look, and I’ll tell you tomorrow." },
    "It’s polite, it’s true, and hardly anyone minds. By tomorrow the hopeful face is out of the room, and you can ask yourself the only useful question: if this were tonight, in the rain, would I be glad I’d said yes?",
    { kind: "heading", text: "A no has two parts" },
    "A kind no has something warm in it and something closed. People tend to leave one of them out. Warmth alone turns into fog (“I’d really love to, it’s just, it’s kind of a crazy week”), and fog invites a second try. The closed part alone hurts more than it has to. Together they take one breath.",
    {
      kind: "list",
      items: [
        "“Thank you for thinking of me. I can’t take it on.”",
        "“I hope it goes well. I don’t lend money, not to anyone in the family.”",
        "“I can do the first hour, and I’ll leave at eight.”",
      ],
    },
    "There’s no reason in any of them. A reason is a handle, and people turn handles. “I don’t have a car” becomes “I could pick you up.” You can explain yourself to people you love, afterward, because you want them to know you. You don’t owe it as an entrance fee.",
    "Expect some discomfort. Others have gotten used to the old you, and they may push once to see if you mean it. Say the same sentence again, word for word and no louder. It’s often the second no that people hear.",
    {
      kind: "help",
      text: "All this is meant for people who may be disappointed in you and nothing worse. If a no at home or at work is answered with threats, punishment, or force, don’t practice on that person. Talk to a domestic violence helpline first, or at work to a union or an advice service.",
    },
  ],
  example: {
    title: "The treasurer",
    text: [
      "Joan had kept the books for the choir for eleven years. Every fall she said that this would be the last time, and every fall there was a pause, and people looked at their shoes, until she heard herself say, “Well, if there’s really no one.”",
      "In the twelfth fall she wrote a card and put it on her lap. When the pause came, she read from it: “I’ve liked doing this. I’m giving the books back on December thirty-first, and I’ll show the next person how it works.” Then she did the hardest thing of the evening. She said nothing at all.",
      "It was a very long silence; she counted the ceiling tiles. Someone said that no one could do it like Joan. Joan said, “That’s kind. I’m giving them back on the thirty-first.” Finally a young tenor with a beard asked if you had to know about double entry.",
      "He was worse at it than she’d been, at first. On January first she slept until ten.",
    ],
  },
  exercise: {
    title: "One no before tonight",
    minutes: 10,
    lead: "Pick something small. Practice on flyers and second helpings, so it’s there when you need it for more.",
    steps: [
      "List what you’ve agreed to for the next two weeks. Mark everything that makes you sigh.",
      "Choose the sigh that would cost you least to turn down, or the next request that comes today.",
      "Write your answer with both parts: a warm one, and a closed one without a reason.",
      "Read it out loud twice, like someone who has time. Let your voice go down at the end.",
      "Say it or send it. If they push, repeat the closed part in the same words.",
    ],
  },
  reflection:
    "Whose disappointment do you avoid at the highest price? What could the two of you have if that price came down?",
  checks: [
    {
      question:
        "Which of these is a boundary: “You have to stop criticizing my cooking,” or “When someone criticizes dinner, I take my plate outside”?",
      answer:
        "The second. It says what you’ll do, and you can keep it whatever anyone else decides. The first is a fair wish, and worth saying as one, but whether it comes true is up to someone else.",
    },
    {
      question:
        "You’ve said no, kindly and clearly. Back comes: “But it’s only an hour!” Now what?",
      answer:
        "The closed part once more, unchanged: “I can’t take it on.” If you argue about the hour, you’re saying that it’s open and only the length is in question. You can smile while you say it.",
    },
  ],
};
