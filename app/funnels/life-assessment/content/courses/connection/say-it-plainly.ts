import type { Lesson } from "../../lesson.ts";

export const sayItPlainly: Lesson = {
  id: "say-it-plainly",
  title: "Say it plainly, hear it out",
  subDimension: "Communication",
  outcome:
    "one difficult matter put into three short sentences, a way to show that you have heard the answer, and a pause button for quarrels.",
  idea: [
    "A hint is a test that the other person does not know they are taking. You clatter with the plates. You say that it must be nice to have time to read. Then they fail, as anybody would, and now you have two grievances: the plates, and that they did not notice.",
    "Plain speech is kinder, though it feels ruder for about four seconds. It says what happened, what it does to you, and what you would like. Three sentences, none of them about the other person’s character.",
    {
      kind: "say",
      text: "The last three evenings the washing-up was still there when I came in. It makes me cross. Could you do it before eight on the days when I work late?",
    },
    { kind: "heading", text: "Where the three sentences go wrong" },
    {
      kind: "list",
      items: [
        "The first slides from a fact to a verdict. “You never wash up” can be disproved with one plate. “The last three evenings” cannot.",
        "The second is a thought in disguise. “I feel that you take me for granted” is an accusation with a scarf on. A feeling is one word: tired, hurt, lonely, cross.",
        "The third is missing. People lay out the complaint and then wait. Ask for something that could be filmed: who does what, and when.",
      ],
    },
    "Then one matter at a time. If the washing-up leads to your mother, to last summer and to the tone of voice, everything is on the table and nothing can be cleared from it. Write the other subjects down; they will keep.",
    { kind: "heading", text: "The other half of talking" },
    "Having spoken, you are halfway. Now comes a skill so rare that people feel it physically: before you answer, you say in your own words what you heard, and you ask whether that is it. “You thought we’d agreed that whoever cooks doesn’t wash up, and you’ve cooked all week. Is that right?” You are not giving in. You are making sure that you will quarrel, if it must be, about the same thing.",
    "Wait for the “yes, exactly”. It changes faces. Somebody who has been understood need not go on raising their voice, since that was what the voice was for.",
    "When you notice heat in your face and hear yourself collecting evidence, you are no longer in a talk but in a court. Press pause, and always say when you will be back: “I’m too angry to be fair. I’m going round the block and I’ll be here again at half past.” And be there at half past, for leaving without a time is slamming a door.",
    {
      kind: "help",
      text: "Plain speech belongs among people who may get loud but not dangerous. If you choose your words at home because you fear a hand, a threat or being locked out, do not try this on that person; talk to a domestic abuse helpline first.",
    },
  ],
  example: {
    title: "The bins",
    text: [
      "For two years Grace carried her neighbour’s bins to the street along with her own, because on the first Tuesday she had wanted to be nice. She had begun to set them down rather firmly at five to seven, beneath his bedroom window.",
      "Her daughter asked whether he had ever been told. Grace considered the bangs and said that he must know. She then wrote three sentences on the back of a receipt, rang his bell and read them out, receipt in hand: “I’ve put your bins out every week since you moved in. I’ve become cross about it, and that’s my own doing. From now on, would you take them yourself?”",
      "Mr Partridge looked at her for some time. Grace remembered the second half. “Would you tell me what you heard?” she said, which was not quite how one does it. He thought that it was the council, he said. Where he had lived before, the council had come to the door. He had wondered why they were so noisy here.",
      "Since that week he puts out both. She has told him, plainly, that he need not. He says that he has heard her.",
    ],
  },
  exercise: {
    title: "Three sentences on a receipt",
    minutes: 15,
    lead: "Take something of middling size: it annoys you every week, and no friendship hangs on it.",
    steps: [
      "Write down what happens, as a camera would see it. Cross out “always”, “never” and every adjective about the person.",
      "Write one word for what you feel when it happens.",
      "Write what you would like instead, so precisely that both of you could tell whether it was done.",
      "Ask for a moment: “Have you got five minutes, now or after supper?” Then say the three sentences and stop.",
      "Whatever comes back, repeat it in your own words before you answer, and wait for the “yes, that’s it”.",
    ],
  },
  reflection:
    "What have you been hinting at for longer than a month? What would be the worst honest answer, and could you live with it?",
  checks: [
    {
      question: "Is “I feel that you don’t care” a feeling?",
      answer:
        "No. It is a guess about somebody else’s heart, with “I feel” in front. Underneath there may be “lonely” or “hurt”. Say that instead: nobody can argue with it, and most people do not want to.",
    },
    {
      question:
        "In the middle of a quarrel you are shaking with anger. What belongs to a good pause?",
      answer:
        "That you say you need one, that you name the time at which you will be back, and that you come back. Use it for walking and for slow breathing out, and not for rehearsing your next three arguments.",
    },
  ],
};
