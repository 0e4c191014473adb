import type { Lesson } from "../../lesson.ts";

export const whatYouHandDown: Lesson = {
  id: "what-you-hand-down",
  title: "Choose what you hand down",
  subDimension: "Legacy",
  outcome:
    "a short list of what you got and from whom, one thing that you’ll hand on with care, and one that will end with you.",
  idea: [
    "The word “legacy” smells of marble. Most of us will leave a few boxes of photos and a good frying pan, so we assume that the subject is for other people.",
    "But watch yourself for a day. How you answer the phone, how you fold a towel, what you say when a child falls down, whether you wave other drivers in: you got nearly all of it from someone. And someone is picking things up from you this week, while you think you’re only making lunch.",
    { kind: "heading", text: "Trace it back" },
    "Take a few everyday habits and ask where you got each one. There are three sorts:",
    {
      kind: "list",
      items: [
        "Gifts. Your aunt’s way of setting one extra plate. The coach who learned everyone’s name on the first day. You’d like these to go on.",
        "Luggage. “We don’t talk about that.” “Don’t get a big head.” A silence at dinner that lasted until Thursday.",
        "Loose ends. What would end with you by accident: how to sharpen a knife, a recipe that was never written down, the language your grandparents spoke in the car.",
      ],
    },
    "The gifts mostly travel on their own. You can help by saying the name along with them: “This is how your great-uncle did it.” Then the child gets a person as well as a trick. The loose ends take an afternoon and a pencil. It’s the luggage that needs some thought.",
    { kind: "heading", text: "What stops with you" },
    "Ending something is a legacy, too, though there’s never a plaque for it. Think of a man who was hit and doesn’t hit, or a woman who was mocked for crying and lets her son cry. No one will thank them, because the ones who come after won’t know that there was anything to stop.",
    "It’s hard to stop a sentence that you learned at six. It comes out when you’re tired, in your father’s voice, before you’ve noticed. What you can do is get its replacement ready. Find out what the old sentence was for, and write a new one that does the same job:",
    {
      kind: "say",
      text: "Instead of “What’s the matter with you?” I’ll say, “Show me where you got stuck.”",
    },
    "You’ll slip. When you do, go back to it out loud: “That’s how I was talked to, and it’s not how I want to talk to you. Let me try again.”",
    "You don’t need children for any of this. The new hire, your nieces, the kids on the team: anyone who watches you do something hard is taking notes.",
    {
      kind: "help",
      text: "If what you were handed was violence or abuse, you didn’t cause it, and you don’t have to unpack it alone; a doctor or a therapist can help, at your pace. If you’re afraid that you might hurt a child or someone else you look after, please call a parents’ or crisis helpline right away. They’d much rather hear from you before anything happens.",
    },
  ],
  example: {
    title: "Brake pads",
    text: [
      "Ike had learned about cars from his father, in a driveway in Toledo, where every dropped bolt was followed by a certain sentence. He’d learned a lot about cars. When his sister’s boy wanted to know how brakes work, Ike told him to come by on Saturday.",
      "It went fine for an hour. Then the boy put a pad in backward for the second time, and Ike heard it come out of his own mouth, with the pause in the right place: “What’s the matter with you?” It was as if his father had stepped out from behind the car. The boy’s shoulders went up around his ears. Ike knew those shoulders from the inside.",
      "He wiped his hands for a while. “That was my dad talking,” he said. “He was good with brakes and bad with kids. Show me where you got stuck.” The boy showed him. One of the pads was stamped on the wrong side; anyone would have put it in like that. They said a few things about the factory, and they did the other wheel in half the time.",
      "A month later there was a birthday at his sister’s, and Ike was sent to find a fork. In the hallway the boy was kneeling in front of his little sister, who had a boot on the wrong foot and was getting loud about it. Ike held still. “Okay,” said the boy. “Show me where you got stuck.” It was some time before anyone got that fork.",
    ],
  },
  exercise: {
    title: "Gift, luggage, loose end",
    minutes: 20,
    lead: "Keep to small, everyday things.",
    steps: [
      "Write down six things you do nearly every day and didn’t invent. Next to each, write who you think you got it from.",
      "Mark each one as a gift, a piece of luggage, or a loose end.",
      "Choose one gift, and tell someone today where it comes from, with the name. If the giver is alive, tell them, too.",
      "Choose one piece of luggage. Write down what it was for, and then the sentence that will take its place.",
      "Choose one loose end, and set a day on which you’ll show it to someone or write it down.",
    ],
  },
  reflection:
    "If someone who knows you well did an impression of you in twenty years, what would they do? Would you like it?",
  checks: [
    {
      question:
        "A friend has no children and not much family. “Legacy isn’t my subject,” she says. What could you ask her?",
      answer:
        "Who taught her to tip, to walk into a room, or to apologize. It’s rarely just a parent. Then ask who watches her at work, on her street, on the field.",
    },
    {
      question:
        "You swore never to be sarcastic with your kids the way your mother was with you. Last night it came out. Have you handed it down?",
      answer:
        "Not if you go back to it today and say what you’d rather have said. Then they’ve seen a grown-up notice and come back, which may be more than you ever saw.",
    },
  ],
};
