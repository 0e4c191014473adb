import type { Lesson } from "../../lesson.ts";

export const tenOfThem: Lesson = {
  id: "ten-of-them",
  title: "Make ten of them",
  subDimension: "Creative Expression",
  outcome:
    "ten small things that weren’t in the world this morning, a way to start without an idea, and an appointment for the critic in you: tomorrow, not today.",
  idea: [
    "Ask people why they don’t draw or write or play these days, and they’ll often name a person: the teacher who held up the page, the brother who laughed, the coach who said that some kids have it and some don’t. One sentence, thirty years ago, and a whole drawer has been shut ever since.",
    "There’s a less dramatic reason, too. We think that making something begins with an idea, so we wait for one. People who make things all the time mostly do it the other way around. They start with their hands, and the idea shows up somewhere in the middle, late and out of breath.",
    { kind: "heading", text: "A smaller box" },
    "“Paint whatever you like” is a hard assignment. “Paint this spoon, in blue, in two minutes” is an easy one. Limits take away the decisions that make us freeze. Set four of them before you start:",
    {
      kind: "list",
      items: [
        "One subject, the closer the better: the view from the sink, your left shoe, what the dog did.",
        "One material: a ballpoint, four chords, the leftovers in the fridge.",
        "One short time. Two minutes is enough for a drawing, five for a verse.",
        "One number: ten.",
      ],
    },
    "The number matters most. If you make a single thing, everything depends on it, so you’re careful, and careful comes out stiff. With ten, the first three are allowed to be bad. Around the fourth you’ll notice that you’ve stopped watching yourself. By the seventh you’re bored with the obvious, and that’s when it gets strange, and more like you.",
    { kind: "heading", text: "Two jobs, two days" },
    "Making and judging are both useful, but they can’t share a desk. The judge comes early, looks over your shoulder, and asks who this is supposed to be for. You won’t win that argument, so don’t have it. Give the judge an appointment:",
    { kind: "say", text: "Not today. You can see all ten tomorrow at noon." },
    "Then keep the appointment. Lay out the ten and ask only two things: Which one surprises me? Which would I like to make again? You can skip the question of whether they’re good. It’s useful for people who have to sell them.",
    "No one has to see what you made. If you’d like to show one, choose someone who’ll ask how you did it before they tell you what they think. You can even say so: “I’m not looking for tips, I’d just like you to see it.”",
    {
      kind: "help",
      text: "Making things can stir up old feelings, and mostly they come and go. If what comes up frightens you or won’t leave you alone afterward, stop, and talk about it with a doctor or a therapist. Some therapists work with drawing or music, so you wouldn’t need to have the words first.",
    },
  ],
  example: {
    title: "Ten mailboxes",
    text: [
      "Hollis had carried the mail on Route 11 for twenty-two years. In fourth grade a teacher had told him to stay inside the lines, and he’d taken it as a general instruction. When hip surgery put him behind the counter for the winter, he found that he missed the mailboxes.",
      "His sister gave him a stack of misprinted forms and a timer shaped like a tomato. Two minutes each, she said, ballpoint, from memory, ten of them. He said that he couldn’t draw. She said that she hadn’t asked.",
      "The first three looked like toasters. The fourth was the box at the Garza place, and he got the dent right, the one from when the boy backed into it. The sixth had its door hanging open like a mouth. The seventh leaned so far to the left that he started to laugh, because it was his Uncle Ray at a wedding, to a T. He gave it a hat.",
      "The next day he laid them out on the counter before the doors opened. He liked six and seven. A woman who’d come in for stamps put on her glasses, went down the row, and stopped at number four. “That’s my box,” she said. For a moment she just looked at it. “He’s in the Navy now.” She asked if she could have it. Hollis was going to say that it was only ballpoint on the back of a form. Then he thought of what his sister would say, and he signed it.",
    ],
  },
  exercise: {
    title: "Ten before dinner",
    minutes: 25,
    lead: "You need a pen, the back of something, and a timer. If you’d rather not draw, try ten opening lines, ten photos of one chair, or ten ways to hum the same four notes.",
    steps: [
      "Choose a subject within reach and one material. Write both at the top of the page.",
      "Tell the judge, out loud, when the appointment is.",
      "Set the timer for two minutes and make the first. When it rings, go on to the next, even in the middle of a line.",
      "Keep going until there are ten. If you get stuck, make the next one smaller, faster, or with the other hand.",
      "Put them away without a second look. Tomorrow, lay them out and mark the one that surprises you.",
    ],
  },
  reflection:
    "Whose voice do you hear when you think “I can’t draw” or “I can’t sing”? What was going on in that person’s life at the time, as far as you can tell?",
  checks: [
    {
      question: "You’re at number two and it’s clearly hopeless. What does that tell you?",
      answer:
        "That the judge has come early. No one can tell anything from two. Repeat the time of the appointment, and make number three as badly as you know how.",
    },
    {
      question:
        "For years you’ve wanted to write songs, and you’ve never found a theme that’s big enough. What would you change?",
      answer:
        "The size. Take one object in the room, one line with four beats, and ten tries in half an hour. Sometimes a big theme turns up inside a small one. It’s also fine to end up with a song about a lamp.",
    },
  ],
};
