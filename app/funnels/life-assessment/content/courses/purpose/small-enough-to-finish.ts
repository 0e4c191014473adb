import type { Lesson } from "../../lesson.ts";

export const smallEnoughToFinish: Lesson = {
  id: "small-enough-to-finish",
  title: "Make it small enough to finish",
  subDimension: "Achievement",
  outcome:
    "one goal that’s really yours, its next piece cut down to twenty minutes and done, and one other goal put down with a good conscience.",
  idea: [
    "Goals tend to be lovely on the evening you make them. You can see yourself in the picture afterward, with the medal, the manuscript, the clean garage. What you can’t see is the weekday when you come home at seven with a wet umbrella. A goal needs to know what to do with that day.",
    "When people get stuck, they usually blame their willpower. Before you do, look at the goal. It often has one of three faults, and you can fix each of them at the kitchen table.",
    { kind: "heading", text: "Borrowed, blurred, or too big" },
    {
      kind: "list",
      items: [
        "Borrowed: it belongs to your father, your friends, or the person you were at twenty-five. Test: if you could never tell anyone that you’d done it, would you still want it done?",
        "Blurred: you couldn’t say when it would be finished. “Get fit” has no last day. “Walk up to the lookout without stopping” does.",
        "Too big: you don’t know what your hands would do first. You can’t do “the taxes”; you can only open the drawer, find the blue envelope, and so on.",
      ],
    },
    "You can give a borrowed goal back. Do it properly, with a sentence and a date: “I’m not learning Italian anymore.” A goal you’ve dropped without saying so takes up a lot of room, lying there and looking at you.",
    "If a goal is blurred, ask what a stranger would see on the day it’s done. And if it’s too big, cut it.",
    { kind: "heading", text: "The twenty-minute piece" },
    "Cut the goal until you have a piece that fits into twenty minutes, starts with a verb for the hands, and can be finished on a bad day. Not “work on the speech” but “write three things I want Aunt Rosa to know.” If you notice that you’re avoiding a piece, don’t scold yourself; cut again. At some size nothing in you resists, and it’s often a silly size: find the folder, put it on the chair.",
    "Then give it a peg, something that happens anyway: after I’ve hung up my coat, before the news, during swim practice. The peg does the remembering. And stop when the twenty minutes are over, even if it’s going well. If you stop while you’d like to keep going, you’ll be happy to see the thing tomorrow.",
    "Last, count what’s done. A to-do list gets longer all by itself. A list of finished things you have to keep by hand. Three lines in the evening are enough, and on days with a wet umbrella they’re the medal.",
    {
      kind: "help",
      text: "If you can’t start anything anymore, not even what you used to like, and if it’s been that way for two weeks or longer, it isn’t laziness and a sharper goal won’t help. Please talk to a doctor or a counselor.",
    },
  ],
  example: {
    title: "The garage",
    text: [
      "Martin’s garage had been a goal since his daughter was born, and she now had a scooter and nowhere to put it. Each spring he took a week off for it. Each spring he stood in the doorway on the first morning, saw all of it together, and drove to the hardware store.",
      "“What’s the first thing your hands would do?” asked his daughter. He said that he’d have to make a plan. “Hands,” she said. They would, he supposed, pick up that can of paint.",
      "They agreed on one can. It was dried up; it went out to the curb. The next evening, after hanging up his coat, he took the one next to it. By the end of the week there was a shelf with nothing on it, and he’d started going out to look at the shelf.",
      "In the fourth week he came across his canoe, which used to have a goal of its own. He sat next to it for a while. Then he wrote on the garage wall, with the date: “I’m not paddling down the Mississippi anymore.” A boy came for the canoe on Saturday. It took sixty-one evenings in all. His daughter counted them on the door frame, where other families measure children.",
    ],
  },
  exercise: {
    title: "Cut, peg, finish",
    minutes: 30,
    lead: "Ten minutes for cutting, and twenty for the piece itself. Do it in one go, so that something gets finished today.",
    steps: [
      "Write down every goal you’re carrying around right now, in a few words each.",
      "Mark the ones you wouldn’t want if no one could ever hear about them. Give one back: write the sentence, with today’s date.",
      "Choose one of the others and write what a stranger would see on the day it’s done.",
      "Cut it until you have a piece of twenty minutes that starts with a verb for the hands. Name the peg for the next piece.",
      "Set a timer and do the piece now. When it goes off, stop, and write down what you’ve finished.",
    ],
  },
  reflection:
    "What have you finished in your life that you’ve never properly enjoyed? Who could you tell about it this week?",
  checks: [
    {
      question: "“Finally get the photos in order.” Which of the three faults does this goal have?",
      answer:
        "It’s blurred and too big. No one would notice when it was done, and your hands don’t know where to start. “Choose twelve pictures of Grandma for her birthday” has an end, and its first piece could be: open the box from 1998.",
    },
    {
      question:
        "You’ve avoided your twenty-minute piece for three evenings. What do you do on the fourth?",
      answer:
        "Cut it in half, and again if you have to. Take the folder out and put it on the chair; that’s tonight’s piece. It isn’t a trick to make you keep going. When the folder’s on the chair, you’re done.",
    },
  ],
};
