import type { Lesson } from "../../lesson.ts";

export const sayItPlainly: Lesson = {
  id: "say-it-plainly",
  title: "Say it plainly, hear it out",
  subDimension: "Communication",
  outcome:
    "one difficult thing put into three short sentences, a way to show that you’ve heard the answer, and a pause button for arguments.",
  idea: [
    "A hint is a test that the other person doesn’t know they’re taking. You clatter the plates. You say that it must be nice to have time to read. Then they fail, as anyone would, and now you have two complaints: the plates, and that they didn’t notice.",
    "Saying it plainly is kinder, though it feels ruder for about four seconds. You say what happened, what it does to you, and what you’d like. Three sentences, none of them about the other person’s character.",
    {
      kind: "say",
      text: "The last three evenings the dishes were still there when I came in. It makes me angry. Could you do them before eight on the days when I work late?",
    },
    { kind: "heading", text: "Where the three sentences go wrong" },
    {
      kind: "list",
      items: [
        "The first slides from a fact to a verdict. “You never do the dishes” can be disproved with one plate. “The last three evenings” can’t.",
        "The second is a thought in disguise. “I feel that you take me for granted” is an accusation with a scarf on. A feeling is one word: tired, hurt, lonely, angry.",
        "The third is missing. People lay out the complaint and then wait. Ask for something you could film: who does what, and when.",
      ],
    },
    "Then stay with one thing at a time. If the dishes lead to your mother, to last summer, and to the tone of voice, you’ll settle none of it. Write the other subjects down; they’ll keep.",
    { kind: "heading", text: "The other half of talking" },
    "Once you’ve spoken, you’re halfway there. Now comes the rare part: before you answer, you say in your own words what you heard, and you ask if you got it right. “You thought we’d agreed that the cook doesn’t do the dishes, and you’ve cooked all week. Is that right?” You aren’t giving in. You’re making sure that if you have to argue, you’ll argue about the same thing.",
    "Wait for the “yes, exactly.” You can often see it in their face. Someone who feels understood doesn’t need to keep raising their voice.",
    "When you feel your face getting hot and hear yourself collecting evidence, the talk has turned into a trial. Press pause, and always say when you’ll be back: “I’m too angry to be fair. I’m going around the block and I’ll be back at half past.” And be back at half past, because leaving without a time is a way of slamming the door.",
    {
      kind: "help",
      text: "Plain talk belongs among people who may get loud but aren’t dangerous. If you choose your words at home because you’re afraid of a hand, a threat, or being locked out, don’t try this on that person; talk to a domestic violence helpline first.",
    },
  ],
  example: {
    title: "The trash cans",
    text: [
      "For two years Grace had rolled her neighbor’s trash cans to the curb along with her own, because she’d wanted to be nice the first week. Lately she’d been setting them down rather hard at five to seven, under his bedroom window.",
      "Her daughter asked if anyone had ever told him. Grace thought of the banging and said that he must know. Then she wrote three sentences on the back of a receipt, rang his doorbell, and read them out loud: “I’ve put your trash cans out every week since you moved in. I’ve gotten angry about it, and that’s my own doing. From now on, would you take them yourself?”",
      "Mr. Partridge looked at her for some time. Grace remembered the second half. “Would you tell me what you heard?” she said, which wasn’t quite how you do it. He’d thought it was the city, he said. Where he’d lived before, they came right up to the door. He’d wondered why they were so noisy here.",
      "Since that week he’s been putting out all of them, hers too. She’s told him, plainly, that he doesn’t have to. He says that he’s heard her.",
    ],
  },
  exercise: {
    title: "Three sentences on a receipt",
    minutes: 15,
    lead: "Take something of medium size: it annoys you every week, and no friendship depends on it.",
    steps: [
      "Write down what happens, as a camera would see it. Cross out “always,” “never” and every adjective about the person.",
      "Write one word for what you feel when it happens.",
      "Write what you’d like instead, so exactly that both of you could tell if it was done.",
      "Ask for a moment: “Do you have five minutes, now or after dinner?” Then say the three sentences and stop.",
      "Whatever comes back, repeat it in your own words before you answer, and wait for the “yes, that’s it.”",
    ],
  },
  reflection:
    "What have you been hinting at for longer than a month? What would be the worst honest answer, and could you live with it?",
  checks: [
    {
      question: "Is “I feel that you don’t care” a feeling?",
      answer:
        "No. It’s a guess about someone else’s heart, with “I feel” in front. Underneath there may be “lonely” or “hurt.” Say that instead. It’s harder to argue with.",
    },
    {
      question:
        "In the middle of an argument you’re shaking with anger. What belongs in a good pause?",
      answer:
        "You say you need one, you say when you’ll be back, and you come back. Use it to walk and to breathe out slowly, not to rehearse your next three arguments.",
    },
  ],
};
