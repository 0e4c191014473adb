import type { ScoreLevel, SubDimension } from "#app/domain/life-areas.ts";

/** Paid content: only the server may import it. Each text ends with a suggestion. */
export const subDimensionTexts: Readonly<
  Record<SubDimension, Readonly<Record<ScoreLevel, string>>>
> = {
  "Physical Safety": {
    low: "Your answers suggest that you do not feel as safe as you deserve to. That is hard, and it is not your fault. Begin with one trusted person or local service that can help you plan. If you are in danger now, contact the emergency services.",
    middle:
      "You feel safe in many places, with some doubts left. Name the one place, hour or route that troubles you most. Then change a small thing about it, or ask somebody to come along.",
    high: "You feel safe where you live and move, and you know where help is. That calm sets a lot of energy free. Check once in a while that your emergency numbers and plans still fit your life.",
  },
  "Emotional Safety": {
    low: "You seem to keep much of what you feel to yourself, perhaps because showing it has cost you something before. Look for one person with whom a small true sentence is safe. If fear of somebody’s reactions rules your days, a counsellor or helpline can support you.",
    middle:
      "With some people you can be open, and with others you take care. That can be wise. Notice where you relax, and spend a little more time there. Try naming one feeling out loud this week.",
    high: "You can show feelings and make mistakes and still feel accepted. That is a strong base for every close bond. Pass it on by answering gently when others show you what they feel.",
  },
  "Financial Security": {
    low: "Money seems to take up a lot of room in your mind just now. Many people know this worry. Start with a plain list of what comes in and what goes out. If debts press, free and confidential advice exists in many places, and it helps to ask early.",
    middle:
      "Your basics are mostly covered, though a surprise could still shake you. A small sum put aside on a fixed day, or one cost that you drop, makes the next surprise smaller. Look at your numbers for ten minutes a week.",
    high: "You know your numbers, and you can take a small shock. Such calm comes from habits at least as much as from sums. Keep the habit of looking, and think about what you would like your money to make possible.",
  },
  Boundaries: {
    low: "You may often say yes while something in you says no. It begins as kindness, and in time it tires you out. Practise one sentence, such as “Let me think about it”, and use it once this week with someone easy.",
    middle:
      "You guard your limits with some people and lose them with others. Find out with whom it is hardest, and what you fear there. Prepare your answer before you meet, and keep it short and warm.",
    high: "You can refuse kindly, and people know where they stand with you. That makes your yes worth more. Ask yourself now and then whether an old limit still protects you, or keeps something good away.",
  },
  "Risk Management": {
    low: "Problems may seem easier to leave alone until they grow loud. That is human, and it costs you peace. Pick the smallest open matter on your list and give it fifteen minutes. Relief is often nearer than it looks.",
    middle:
      "You think ahead in some parts of life and hope for the best in others. Choose one thing that you would miss badly, such as papers, income or a helper, and write down your plan B in three lines.",
    high: "You look at risks calmly and prepare for what matters. This gives you freedom to dare more elsewhere. Take care that planning stays your tool, and leave some room for what nobody can plan.",
  },
  "Intimate Relationships": {
    low: "Closeness seems to be scarce or hard for you right now. Perhaps trust was broken, or had no time to grow. Start small, with one honest sentence to one kind person. A counsellor can help if keeping your distance feels like the only safe way.",
    middle:
      "There is closeness in your life, and part of you still holds back or runs short of time. Choose one person and tell them something you would usually keep. Then ask them a real question and wait for the answer.",
    high: "Someone knows you well, and you let yourself be known. Such a bond can carry you through hard times. Keep it alive with small, regular moments, and say out loud what the person means to you.",
  },
  "Social Networks": {
    low: "You may spend more time alone than you would like. It happens to many people after a move, a loss or a busy stretch. One meeting place that you visit again and again works better than one big effort. Familiar faces come first, friends later.",
    middle:
      "You have people around you, and the circle could be warmer or wider. Think of two people you like and have not seen lately, and suggest something simple and short. Someone has to ask first; let it be you.",
    high: "You belong somewhere and know whom to call. Such a circle is a treasure on plain days as well. Look for the person at its edge who could use an invitation, and keep a little time for yourself.",
  },
  Communication: {
    low: "Saying what you need, or staying with a hard talk, seems to take a lot out of you. Write down one sentence that begins with “I need” before you speak. For the first time, choose a calm moment, a small topic and a kind listener.",
    middle:
      "You often find the right words, except when feelings run high. Then a pause helps: breathe out, say back what you heard, and only then answer. Pick one talk that you have been putting off, and open it gently.",
    high: "You speak clearly, and you listen to the end. People are likely to bring you their hard topics. Keep asking whether you understood, most of all with those you know best, since that is where we guess too fast.",
  },
  Empathy: {
    low: "Other people’s feelings may be tiring or puzzling for you, or your own load leaves little room for theirs. You need not guess: ask “How is this for you?” and listen for two minutes. Understanding grows through asking.",
    middle:
      "You notice a lot, and at times your own view gets in the way. When someone tells you about a problem, wait with advice and ask one more question. To be understood is often all that they need.",
    high: "You feel with others and see their side. People are likely to feel at ease near you. Count yourself among those who deserve that care, and let others carry what is theirs to carry.",
  },
  "Social Confidence": {
    low: "Being among others may cost you a lot of thought about how you come across. Most people wonder the same about themselves. Set a tiny aim, such as one question to one person. If fear keeps you away from things you want, a counsellor can help.",
    middle:
      "You are at ease with people you know and more careful with strangers. That is common. Give yourself one small dare this week: begin a short chat or share one idea in a group, and see what really happens.",
    high: "You can walk into a room as yourself, and that makes it easier for others to relax as well. Use it to draw in somebody quiet, and let people see now and then that you are unsure too.",
  },
  "Play & Fun": {
    low: "Fun seems to have slipped out of your days, perhaps under a pile of duties. It may come back before everything is done. Think of what made you laugh as a child and try ten minutes of it. If nothing has felt good for weeks, please talk to a doctor or counsellor.",
    middle:
      "You know how to have fun, and it often has to wait. Put one playful thing into the week before the week fills up. A silly game or a funny story over a meal is enough.",
    high: "You laugh easily and let yourself play. That lightness helps you, and those around you, through heavier days. Keep inviting others in, most of all the serious ones.",
  },
  "Creative Expression": {
    low: "You may believe that creativity belongs to other people. It needs no talent and no stage; it begins with making something that was not there before. Hum, doodle, cook by feel or rearrange a shelf, and let it be bad on purpose.",
    middle:
      "Ideas come to you, and now and then you follow one. Give them a small fixed place: ten minutes, one notebook, one corner of a table. What you make there needs no audience and no use.",
    high: "You make things and show who you are through them. It is a fine way to take in what life brings. Try a new material or form from time to time, and dare to show your work to someone.",
  },
  "Hobbies & Interests": {
    low: "Free time may feel empty just now, or there is hardly any of it. Interests often return through a small door. Recall one thing that once held your attention, and spend half an hour with it, with no aim at all.",
    middle:
      "There are things that you like, and they often come last. Choose one and give it a regular hour. To meet others who share it can help you stay with it in weeks when you are low on energy.",
    high: "You have interests that pull you in and make you forget the time. They refill you. Protect them when life gets busy, and think about letting someone join you: a shared interest is an easy start for a friendship.",
  },
  "Work-Life Balance": {
    low: "Your duties seem to use up most of your strength, whether they are paid work, care or study. You may have little choice in some of it. Look for one task that can be dropped, shared or done less well, and rest in that time.",
    middle:
      "Some weeks are in balance, and some run away with you. A clear sign for the end of the day helps, such as a walk, a change of clothes or a closed door. Try one for five days.",
    high: "Effort and rest both have their place in your week. That is an art, and it needs defending when others want more of you. Look ahead to your next busy time, and plan the pauses first.",
  },
  "Adventure & Novelty": {
    low: "Your days may look much alike, which can be restful and can also become narrow. You need not travel far. Take a street you do not know, taste something new or talk to someone of another age, and see what it wakes in you.",
    middle:
      "You enjoy new things once you are in them, and habit often wins before that. Plan one small first time for each week, so simple that you cannot talk yourself out of it.",
    high: "You look for what is new, near and far, and it keeps you awake to life. Share that spirit with someone who is more careful. Let a good thing repeat at times, since depth is an adventure too.",
  },
  "Life Purpose": {
    low: "You may feel adrift just now. Many people pass through such times, often after a change. You do not have to find one great answer. Notice for a week what gives you energy, and follow the clearest trace. If the emptiness stays, please talk with a doctor or counsellor.",
    middle:
      "You sense what matters to you, though daily life often covers it up. Write down three things you want your life to be about, and see which of them has a place in this week. Give the missing one an hour.",
    high: "You know what your life is about, and most of your days point there. That is an anchor in rough weather. Talk about it with others, and look at it again once a year, since purposes may grow with you.",
  },
  Achievement: {
    low: "Goals may feel heavy or far away, and perhaps you are hard on yourself about it. Choose one, cut it down until it fits into ten minutes, and finish it today. A small thing done gives more courage than a large plan.",
    middle:
      "You reach a good part of what you set out to do. Look at the goals that stall: are they your own, and is the next step clear? Drop one with a good conscience, and give its time to another.",
    high: "You choose goals and see them through. Take time to enjoy what you have done before the next thing begins. Ask at times whether a goal still deserves your effort, since stopping well is a skill too.",
  },
  "Career Fulfillment": {
    low: "The work that fills your days, paid or unpaid, seems to give you little back. A change may not be possible at once. Look for one part of it that you can do in your own way, and tell someone you trust what you would rather do.",
    middle:
      "Parts of your work suit you, and parts drain you. Note for a week which is which. Then ask for a little more of the first, or trade a task with someone who likes what you dislike.",
    high: "Your work, in whatever form, uses your strengths and teaches you things. That is worth a lot. Keep an eye on rest, and think about whom you could help to find work that fits them as well.",
  },
  Contribution: {
    low: "You may feel that you have little to give. The feeling is common among people who are tired, or who help so naturally that they stopped counting it. Do one small kindness this week, and let yourself see that it mattered.",
    middle:
      "You help where you can, and you may wish that it reached further. Pick one person or cause and be there regularly, even for half an hour. To be reliable often counts for more than to do much.",
    high: "You make life better for others, and they can count on you. That gives strength, as long as there is rest behind it. Let people return the favour now and then; to receive is a gift to them too.",
  },
  Recognition: {
    low: "You may feel overlooked, and that hurts. Sometimes others do not see what we do; sometimes we do not let them. Tell one person what you have been working on. In the evening, write down one thing you did well, and read it twice.",
    middle:
      "Your effort is seen by some and missed by others. Say openly where you would like to hear what people think, since many think well of us in silence. When praise comes, answer with a plain thank you.",
    high: "You are seen and valued, and you can take praise in. It is a good place to be generous from. Point out the quiet work of others by name, and keep your own sense of what good work is.",
  },
  "Personal Growth": {
    low: "Change may look hard or late from where you stand. People go on changing all their lives, mostly in small steps. Choose one habit, tie the new way to something you already do every day, and be kind when you miss a day.",
    middle:
      "You are willing to learn, and old habits sometimes win. Look at one mistake of the past month as if it were a friend’s: what would you advise? Try that advice once, and see what you find.",
    high: "You learn from what happens and go on discovering yourself. That helps you up again after setbacks. Choose your next field on purpose, and allow yourself pauses, because what we learn needs time to settle.",
  },
  Spirituality: {
    low: "You may feel cut off from anything larger than daily tasks. It need not be religion. Silence, nature, music or helping someone can open a window. Sit for ten minutes in a place that you find beautiful, and ask nothing of yourself.",
    middle:
      "There are moments when you feel part of something larger, and the rush of the day swallows them. Give them a home: a quiet cup of tea, a bench under a tree, a song before sleep. Short and often works well.",
    high: "You feel connected with something larger, in your own way, and you make room for it. It can carry you when plans fail. Share such moments with others, and stay curious about how they find theirs.",
  },
  Wisdom: {
    low: "Letting go, or seeing a matter from another side, may be hard for you just now, most of all under pressure. Before your next disagreement, ask what a fair stranger would say about it. You can change your view and lose nothing.",
    middle:
      "You draw on what life has taught you, and in heated moments it may slip away. Sleep one night on what is important. Ask one person who sees things differently, and listen for the part that is right.",
    high: "You weigh things, admit mistakes and accept what you cannot control. Others are likely to come to you for advice. Ask more than you tell, and keep company with people who dare to disagree with you.",
  },
  Legacy: {
    low: "It may seem to you that little of your effort will remain. A legacy is seldom a monument; it is a recipe, a kind word or a skill that someone else carries on. Teach one small thing to one person this week.",
    middle:
      "You like to pass things on, and perhaps you have not yet thought about what matters most. Finish this sentence: “I would be glad if people learned from me to …” Then do one small thing in that direction.",
    high: "You think beyond today and share what you know. What you give goes further than you can see. Write down a story or a lesson that only you can tell, and ask others for theirs.",
  },
  "Self-Actualization": {
    low: "You may be living more by the wishes of others than by your own, or be strict with yourself. Begin with small choices: what to eat, wear or do on a free evening. Each choice that is truly yours makes the next one easier.",
    middle:
      "You are on the way to the person you want to be, with some parts still waiting. Choose one value that you hold dear, and ask where this week has room for it. Treat your flaws as you would treat a friend’s.",
    high: "You live close to your values and accept yourself, flaws included. That gives quiet strength. Stay open to surprises, since you may outgrow some of today’s plans, and let others see that the road had bends.",
  },
};
