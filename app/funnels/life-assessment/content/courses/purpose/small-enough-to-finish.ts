import type { Lesson } from "../../lesson.ts";

export const smallEnoughToFinish: Lesson = {
  id: "small-enough-to-finish",
  title: "Make it small enough to finish",
  subDimension: "Achievement",
  outcome:
    "one goal that is really yours, its next piece cut down to twenty minutes and done, and one other goal laid down with a good conscience.",
  idea: [
    "Goals have a way of being lovely on the evening when they are made. You can see yourself in the photograph afterwards, with the medal, the manuscript, the tidy garage. What you cannot see is a Tuesday on which you come home at seven with a wet umbrella. A goal needs to know what to do with that Tuesday.",
    "When people stall, they usually blame their will. Before you do, look at the goal. In most cases it has one of three faults, and each can be mended at the kitchen table.",
    { kind: "heading", text: "Borrowed, blurred or too big" },
    {
      kind: "list",
      items: [
        "Borrowed: it belongs to your father, your friends or a person you were at twenty-five. Test: if you could never tell anybody that you had done it, would you still want it done?",
        "Blurred: you could not say when it would be finished. “Get fit” has no last day. “Walk up to the tower without stopping” does.",
        "Too big: you do not know which movement of your hands comes first. “Do the tax” cannot be done; one can only open the drawer, find the blue envelope, and so on.",
      ],
    },
    "A borrowed goal you may give back. Do it properly, with a sentence and a date: “I am no longer learning Italian.” An abandoned goal takes up a good deal of room, lying there and being reproachful.",
    "The blurred one you sharpen by asking what a stranger would see on the day when it is done. And for the one that is too big there is only the knife.",
    { kind: "heading", text: "The twenty-minute piece" },
    "Cut the goal until you hold a piece that fits into twenty minutes, starts with a verb for the hands, and can be finished on a bad day. Not “work on the speech” but “write three things that I want Aunt Rosa to know”. If you notice that you avoid a piece, do not scold yourself; cut again. There is a size at which nobody resists, and it is often silly: find the folder, put it on the chair.",
    "Then give it a peg, something that happens anyway: after I have hung up my coat, before the news, when the child is at swimming. The peg does the remembering. And stop when the twenty minutes are over, even if it goes well. To stop while you would like to go on is the best way of being pleased to see the thing tomorrow.",
    "Last of all, count what is done. A list of things to do gets longer all by itself. A list of finished things has to be kept by hand. Three lines in the evening are enough, and on wet Tuesdays they are the medal.",
    {
      kind: "help",
      text: "If you cannot begin anything any more, not even what you used to like, and if this has gone on for two weeks or longer, it is not laziness and a sharper goal will not help. Please speak to a doctor or a counsellor.",
    },
  ],
  example: {
    title: "The garage",
    text: [
      "Martin’s garage had been a goal since the birth of his daughter, who now had a moped and nowhere to put it. Each spring he took a week off for it. Each spring he stood in the doorway on the first morning, saw all of it at once, and drove to the builder’s merchant.",
      "“What’s the first thing your hands would do?” asked his daughter. He said that one would have to make a plan. “Hands,” she said. They would, he supposed, pick up that tin of paint.",
      "They agreed on one tin. It was dried up; it went to the gate. The next evening, after hanging up his coat, he took the one beside it. By the end of the week there was a shelf with nothing on it, and he had begun to go and look at the shelf.",
      "In the fourth week he came upon his canoe, for which there had been another goal. He sat beside it for a while. Then he wrote on the garage wall, with the date: “I am no longer paddling down the Danube.” A boy came for the canoe on Saturday. It took sixty-one evenings in all. His daughter counted them on the door frame, where other families measure children.",
    ],
  },
  exercise: {
    title: "Cut, peg, finish",
    minutes: 30,
    lead: "Ten minutes for the knife, and twenty for the piece itself. Do it in one go, so that something is finished today.",
    steps: [
      "Write down every goal that you carry about with you at present, in a few words each.",
      "Mark those that you would not want if nobody could ever hear of them. Give back one: write the sentence, with today’s date.",
      "Choose one of the others and write what a stranger would see on the day when it is done.",
      "Cut it until you have a piece of twenty minutes that begins with a verb for the hands. Name the peg on which the next piece will hang.",
      "Set a timer and do the piece now. When it rings, stop, and write down what you have finished.",
    ],
  },
  reflection:
    "What have you finished in your life that you have never properly enjoyed? Whom could you tell about it this week?",
  checks: [
    {
      question: "“Get the photographs in order at last.” Which of the three faults has this goal?",
      answer:
        "It is blurred and too big. Nobody would notice when it was done, and no hand knows where to begin. “Choose twelve pictures of Grandma for her birthday” has an end, and its first piece could be: open the box from 1998.",
    },
    {
      question:
        "You have avoided your twenty-minute piece for three evenings. What do you do on the fourth?",
      answer:
        "Cut it in half, and if need be again. Take the folder out and lay it on the chair; that is tonight’s piece. It is not a trick to make you go on. You have finished when it lies there.",
    },
  ],
};
