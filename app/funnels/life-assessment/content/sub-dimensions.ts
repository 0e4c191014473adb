import type { SubDimension, TextLevel } from "#app/domain/life-areas.ts";

/** Paid content: only the server may import it. Each text ends with a suggestion. */
export const subDimensionTexts: Readonly<
  Record<SubDimension, Readonly<Record<TextLevel, string>>>
> = {
  "Physical Safety": {
    lowest:
      "By your answers, you seldom feel safe where you live or move. You deserve to, and it is not your fault. A helpline can plan with you, in confidence, what to do and where to go. If you are in danger now, call the emergency services.",
    low: "Your answers suggest that you do not feel as safe as you deserve to. That is hard, and it is not your fault. Begin with one trusted person or local service that can help you plan. In danger, the emergency services come first.",
    mixed:
      "Some of your answers speak of safety and some of worry. Find out where the line runs: is it a place, an hour or a person? Think of one thing that would make it easier. If it is a person, keep it off paper, and let a helpline plan with you.",
    good: "You feel safe in many places, with some doubts left. Name the one place, hour or route that troubles you most. Then change a small thing about it, or ask somebody to come along.",
    high: "You feel safe where you live and move, and you know where help is. That calm sets a lot of energy free. Check once in a while that your emergency numbers and plans still fit your life.",
  },
  "Emotional Safety": {
    lowest:
      "By your answers, there is hardly anybody with whom you can say what you feel. It is lonely to weigh every word. A counsellor or a helpline is a place where nobody is hurt or angry at what you say. One call is enough to begin.",
    low: "You seem to keep much of what you feel to yourself. Look for one person with whom a small true sentence is safe. If fear of somebody’s reactions rules your days, a counsellor or helpline can support you.",
    mixed:
      "Part of what you feel gets said, and part of it stays with you. Think of the last time you swallowed something: what did you expect to happen? Say the same thing this week to somebody who takes such things well.",
    good: "With some people you can be open, and with others you take care. That can be wise. Notice where you relax, and spend a little more time there. Try naming one feeling out loud this week.",
    high: "You can show feelings and make mistakes and still feel accepted. That is a strong base for every close bond. Pass it on by answering gently when others show you what they feel.",
  },
  "Financial Security": {
    lowest:
      "By your answers, money weighs on you on most days. That costs sleep and patience, and it says nothing about your worth. You need not sort it out alone: ask for free and confidential debt advice this week, and bring whatever papers you have.",
    low: "Money seems to take up a lot of room in your mind just now. Start with a plain list of what comes in and what goes out. If debts press, free and confidential advice exists in many places, and it helps to ask early.",
    mixed:
      "Some of your money matters are in hand, and some worry you. Separate the two on paper: what is paid for, what is open, what you do not know. The unknown part costs the most peace. Find out one number from it this week.",
    good: "Your basics are mostly covered, though a surprise could still shake you. A small sum put aside on a fixed day, or one cost that you drop, makes the next surprise smaller. Look at your numbers for ten minutes a week.",
    high: "You know your numbers, and you can take a small shock. Such calm comes from habits at least as much as from sums. Keep the habit of looking, and think about what you would like your money to make possible.",
  },
  Boundaries: {
    lowest:
      "By your answers, nearly every request ends in a yes, and little is left for you. Begin where it costs least: let one message wait until tomorrow. If somebody punishes you for a no, a helpline can advise you.",
    low: "You may often say yes while something in you says no. It begins as kindness, and in time it tires you out. Practise one sentence, such as “Let me think about it”, and use it once this week with someone easy.",
    mixed:
      "You can say no, and it does not come easily. Some limits hold, and some give way when you are tired or fond of somebody. Choose one that gave way lately, and write down in ten words what you would say the second time.",
    good: "You guard your limits with some people and lose them with others. Find out with whom it is hardest. If you fear what they might do, ask a helpline first. Prepare your answer before you meet, and keep it short and warm.",
    high: "You can refuse kindly, and people know where they stand with you. That makes your yes worth more. Ask yourself now and then whether an old limit still protects you, or keeps something good away.",
  },
  "Risk Management": {
    lowest:
      "By your answers, there is no plan for a bad day, or thinking of one only adds to the worry. You need not foresee everything. Ask somebody practical to sit beside you for half an hour, and put one thing in order together: papers, a bill, a spare key.",
    low: "Problems may seem easier to leave alone until they grow loud. That is human, and it costs you peace. Pick the smallest open matter on your list and give it fifteen minutes. Relief is often nearer than it looks.",
    mixed:
      "You prepare for some things and put off others. Look at what you put off: is it one kind, such as money, health or papers? Give that kind a fixed half hour each month, with a cup of something good beside it.",
    good: "You think ahead in some parts of life and hope for the best in others. Choose one thing that you would miss badly, such as papers, income or a helper, and write down your plan B in three lines.",
    high: "You look at risks calmly and prepare for what matters. This gives you freedom to dare more elsewhere. Take care that planning stays your tool, and leave some room for what nobody can plan.",
  },
  "Intimate Relationships": {
    lowest:
      "By your answers, there is nobody just now to whom you are really close, or closeness does not feel safe. That is hard, and it is no verdict on you. Suggest half an hour to the kindest person you know. Where trust feels out of reach, a counsellor can help.",
    low: "Closeness seems to be scarce or hard for you right now. Start small, with one honest sentence to one kind person, and see how it is received. A counsellor can help if keeping your distance feels like the only safe way.",
    mixed:
      "There is some closeness in your life, and about as much distance. Ask yourself with whom you would like one step less of it. Send that person two lines today about something you remember together, and give the answer time.",
    good: "There is closeness in your life, and part of you still holds back or runs short of time. Choose one person and tell them something you would usually keep. Then ask them a real question and wait for the answer.",
    high: "Someone knows you well, and you let yourself be known. Such a bond can carry you through hard times. Keep it alive with small, regular moments, and say out loud what the person means to you.",
  },
  "Social Networks": {
    lowest:
      "By your answers, you are alone with most things. That is a situation and no trait, and it can change, though seldom in one step. A drop-in group asks nothing of you but to come. Go once, sit near the door, and leave when you like.",
    low: "You may spend more time alone than you would like. One meeting place that you visit again and again works better than one big effort. Familiar faces come first, friends later. Choose the place this week.",
    mixed:
      "You are neither alone nor quite at home among others. Think of the person you are most at ease with, and ask them to bring somebody along next time. A circle grows one chair at a time.",
    good: "You have people around you, and the circle could be warmer or wider. Think of two people you like and have not seen lately, and suggest something simple and short. Someone has to ask first; let it be you.",
    high: "You belong somewhere and know whom to call. Such a circle is a treasure on plain days as well. Look for the person at its edge who could use an invitation, and keep a little time for yourself.",
  },
  Communication: {
    lowest:
      "By your answers, talks about what matters go wrong, or do not happen at all. It is tiring to be misunderstood. Leave the large one for later. Tell somebody easy what you would like for dinner or for Sunday, in one plain sentence, and stop there.",
    low: "Saying what you need, or staying with a hard talk, seems to take a lot out of you. Write down one sentence that begins with “I need” before you speak. For the first time, choose a calm moment, a small topic and a kind listener.",
    mixed:
      "On calm days you find the words, and on others you fall silent or say more than you meant. Notice what the calm days have in common. Then move one open conversation to such a day, and say its first sentence slowly.",
    good: "You often find the right words, except when feelings run high. Then a pause helps: breathe out, say back what you heard, and only then answer. Pick one talk that you have been putting off, with somebody you feel safe with, and open it gently.",
    high: "You speak clearly, and you listen to the end. People are likely to bring you their hard topics. Keep asking whether you understood, most of all with those you know best, since that is where we guess too fast.",
  },
  Empathy: {
    lowest:
      "By your answers, other people’s feelings are hard to read, or there is no strength left for them. There is more than one way to be kind. Ask in plain words: “Do you want help, or shall I just listen?” Then do that one thing.",
    low: "Other people’s feelings may be tiring or puzzling for you, or your own load leaves little room for theirs. You need not guess: ask “How is this for you?” and listen for two minutes. Understanding grows through asking.",
    mixed:
      "You understand some people quickly and others hardly at all. It may depend on how tired you are, or on how like you they are. Choose one who puzzles you, ask one question about their day, and believe the answer.",
    good: "You notice a lot, and at times your own view gets in the way. When someone tells you about a problem, hold back your advice and ask one more question. Being understood is often all they need.",
    high: "You feel with others and see their side. People are likely to feel at ease near you. Count yourself among those who deserve that care, and let others carry what is theirs to carry.",
  },
  "Social Confidence": {
    lowest:
      "By your answers, being among people costs you more than it gives. That is a high price for a meeting or a party. Go for ten minutes, with one person you know, and count it as done. Where fear decides what you do, a counsellor can help.",
    low: "Being among others may cost you a lot of thought about how you come across. Set a tiny aim, such as one question to one person, and call it done after that. If fear keeps you away from things you want, a counsellor can help.",
    mixed:
      "In some rooms you are yourself, and in others you watch yourself. Find the difference: the number of people, their rank, their noise? Choose a room of the easier kind this week, and stay a quarter of an hour longer than usual.",
    good: "You are at ease with people you know and more careful with strangers. Give yourself one small dare this week: begin a short chat or share one idea in a group, and see what really happens.",
    high: "You can walk into a room as yourself, and that makes it easier for others to relax as well. Use it to draw in somebody quiet, and let people see now and then that you are unsure too.",
  },
  "Play & Fun": {
    lowest:
      "By your answers, there is hardly anything light in your days. Begin with what takes no effort: a silly film, a song from school, a dog to watch. If you have enjoyed nothing for two weeks, please see a doctor or counsellor; you need not wait until it gets worse.",
    low: "Fun seems to have slipped out of your days, perhaps under a pile of duties. It may come back before everything is done. Think of what made you laugh as a child and try ten minutes of it. If nothing has felt good for weeks, please talk to a doctor or counsellor.",
    mixed:
      "Some of your days have laughter in them, and some have only a list. Look at your last light hour: who was there, and what were you doing? Put the same again into this week, on the day with the longest list.",
    good: "You know how to have fun, and it often has to wait. Put one playful thing into the week before the week fills up. A silly game or a funny story over a meal is enough.",
    high: "You laugh easily and let yourself play. That lightness helps you, and those around you, through heavier days. Keep inviting others in, most of all the serious ones.",
  },
  "Creative Expression": {
    lowest:
      "By your answers, you do not see yourself as somebody who makes things. There may be no room for it, or it may not be your way, and both are fine. If you are curious, draw the nearest cup for five minutes, and throw the page away.",
    low: "By your answers, making things has little room with you. It needs no talent and no stage; it begins with making something that was not there before. Hum, doodle, cook by feel or rearrange a shelf, and let it be bad on purpose.",
    mixed:
      "The wish to make something comes and goes, and it often meets a full table. Clear one corner of it. Leave paper, wool or tools lying open there for a week, and see what your hands do in passing.",
    good: "Ideas come to you, and now and then you follow one. Give them a small fixed place: ten minutes, one notebook, one corner of a table. What you make there needs no audience and no use.",
    high: "You make things and show who you are through them. It is a fine way to take in what life brings. Try a new material or form from time to time, and dare to show your work to someone.",
  },
  "Hobbies & Interests": {
    lowest:
      "By your answers, nothing pulls you in at the moment, or no time is left for it. You need not find a passion. Follow a small curiosity: one question, and twenty minutes to look it up. If everything has felt flat for weeks, it is worth asking a doctor.",
    low: "Free time may feel empty just now, or there is hardly any of it. Interests often return through a small door. Recall one thing that once held your attention, and spend half an hour with it, with no aim at all.",
    mixed:
      "You know what could interest you, and whole weeks pass without it. Write down three such things, and next to each the last day you did it. Begin with the one that is longest ago, or cross it off with a good conscience.",
    good: "There are things that you like, and they often come last. Choose one and give it a regular hour. Meeting others who share it can help you stay with it in weeks when you are low on energy.",
    high: "You have interests that pull you in and make you forget the time. They refill you. Protect them when life gets busy, and think about letting someone join you: a shared interest is an easy start for a friendship.",
  },
  "Work-Life Balance": {
    lowest:
      "By your answers, your duties take nearly all you have, and it is no fault in you that this hurts. Tell one person today how full it is, in numbers: hours, nights, meals. If your sleep or your health gives way, please see a doctor.",
    low: "Your duties seem to use up most of your strength, whether they are paid work, care or study. You may have little choice in some of it. Look for one task that can be dropped, shared or done less well, and rest in that time.",
    mixed:
      "Your days hold both effort and rest, and rest is the part that gives way. Look at last week: which evening was yours? Mark the same one in the next two weeks, and tell somebody that it is taken.",
    good: "Some weeks are in balance, and some run away with you. A clear sign for the end of the day helps, such as a walk, a change of clothes or a closed door. Try one for five days.",
    high: "Effort and rest both have their place in your week. That is an art, and it needs defending when others want more of you. Look ahead to your next busy time, and plan the pauses first.",
  },
  "Adventure & Novelty": {
    lowest:
      "By your answers, one day follows another with hardly anything new in it. When strength is short, that can be a shelter. For a first small change, swap something you do anyway: another cup, another bench, another way to the shop.",
    low: "Your days may look much alike, which can be restful and can also become narrow. You need not travel far. Take a street you do not know, taste something new or talk to someone of another age, and see what it wakes in you.",
    mixed:
      "You like the idea of something new, and on most evenings the familiar wins. Make the next first time easy: choose it on Sunday, write down the day, and ask somebody along who would be sorry if you stayed at home.",
    good: "You enjoy new things once you are in them, and habit often wins before that. Plan one small first time for each week, so simple that you cannot talk yourself out of it.",
    high: "You look for what is new, near and far, and it keeps you awake to life. Share that spirit with someone who is more careful. Let a good thing repeat at times, since depth is an adventure too.",
  },
  "Life Purpose": {
    lowest:
      "By your answers, it is hard to say at present what your days are for. You need not answer that alone or at once. Give an hour to the smallest thing that still matters to you. If life feels empty on most days, please talk to a doctor or counsellor soon.",
    low: "You may feel adrift just now. You do not have to find one great answer. Notice for a week what gives you energy, and follow the clearest trace. If the emptiness stays, please talk with a doctor or counsellor.",
    mixed:
      "On some days you know what it is all for, and on others the question stays open. An open question is no fault. Write down the last hour that felt right and what was in it, and look for one more place in the week for that.",
    good: "You sense what matters to you, though daily life often covers it up. Write down three things you want your life to be about, and see which of them has a place in this week. Give the missing one an hour.",
    high: "You know what your life is about, and most of your days point there. That is an anchor in rough weather. Talk about it with others, and look at it again once a year, since purposes may grow with you.",
  },
  Achievement: {
    lowest:
      "By your answers, little of what you wanted has come about lately, and that hurts. Be as fair to yourself as to a friend. Put the large goals away for seven days. Each evening, note one thing that you did in spite of everything; getting up counts.",
    low: "Goals may feel heavy or far away, and perhaps you are hard on yourself about it. Choose one, cut it down until it fits into ten minutes, and finish it today. A small thing done gives more courage than a large plan.",
    mixed:
      "Some things you finish, and some have been lying half done for a long time. Choose one of those and decide: the next step on Tuesday at a fixed hour, or the bin. Either one frees your hands.",
    good: "You reach a good part of what you set out to do. Look at the goals that stall: are they your own, and is the next step clear? Drop one with a good conscience, and give its time to another.",
    high: "You choose goals and see them through. Take time to enjoy what you have done before the next thing begins. Ask at times whether a goal still deserves your effort, since stopping well is a skill too.",
  },
  "Career Fulfillment": {
    lowest:
      "By your answers, the work that fills your days, paid or unpaid, takes far more than it gives. You may not be free to leave it. Find out which hour is the worst, and tell somebody who could change that one hour for you.",
    low: "The work that fills your days, paid or unpaid, seems to give you little back. A change may not be possible at once. Look for one part of it that you can do in your own way, and tell someone you trust what you would rather do.",
    mixed:
      "Your work suits you on some days and wears you down on others. Leave aside whether it is the right one. Ask what the good days have in common, and see whether next week can hold one more hour of that.",
    good: "Parts of your work suit you, and parts drain you. Note for a week which is which. Then ask for a little more of the first, or trade a task with someone who likes what you dislike.",
    high: "Your work, in whatever form, uses your strengths and teaches you things. That is worth a lot. Keep an eye on rest, and think about whom you could help to find work that fits them as well.",
  },
  Contribution: {
    lowest:
      "By your answers, you feel of little use to others just now. That feeling is a poor witness when you are worn out. Ask somebody who likes you what they would miss, and write it down word for word. If you feel like a burden, please tell a helpline today, and a doctor or counsellor soon.",
    low: "You may feel that you have little to give. Perhaps you are tired, or help so naturally that you have stopped counting. Do one small kindness this week, and let yourself see that it mattered.",
    mixed:
      "You do your part for others, and are not sure that it makes a difference. Ask one of them: “Was that any help?” It is a fair question. Do more of what they name, and less of what you only thought was needed.",
    good: "You help where you can, and you may wish that it reached further. Pick one person or cause and be there regularly, even for half an hour. Being reliable often counts for more than doing a lot.",
    high: "You make life better for others, and you share what you have. That gives strength, as long as there is rest behind it. Let people return the favour now and then; receiving is a gift to them too.",
  },
  Recognition: {
    lowest:
      "By your answers, hardly anybody sees what you do, or they see it and do not say so. That makes effort lonely. Choose one person who means well, tell them what this week has cost you, and ask them what they see.",
    low: "You may feel overlooked, and that hurts. Sometimes others do not see what we do; sometimes we do not let them. Tell one person what you have been working on. In the evening, write down one thing you did well, and read it twice.",
    mixed:
      "Some of what you do is seen, and much of it happens in silence. Choose one quiet piece of work and mention it in one plain sentence, without making it smaller. Then wait, and let the other person speak.",
    good: "Your effort is seen by some and missed by others. Say openly where you would like to hear what people think, since many think well of us in silence. When praise comes, answer with a plain thank you.",
    high: "You are heard, and you get credit for what you do. It is a good place to be generous from. Point out the quiet work of others by name, and keep your own sense of what good work is.",
  },
  "Personal Growth": {
    lowest:
      "By your answers, change seems out of reach at the moment. There are seasons for getting through, and this may be one. Leave the plans alone. Ask yourself once this week what you know today that you did not know a year ago, and write it down.",
    low: "Change may look hard or late from where you stand. People go on changing all their lives, mostly in small steps. Choose one habit, tie the new way to something you already do every day, and be kind when you miss a day.",
    mixed:
      "You learn, and on tired days the old way comes back. That is how habits behave. Keep the new one and shrink it: one minute, one page, one glass of water. What is small enough can survive a bad week.",
    good: "You are willing to learn, and old habits sometimes win. Look at one mistake of the past month as if it were a friend’s: what would you advise? Try that advice once, and see what you find.",
    high: "You learn from what happens and go on discovering yourself. That helps you up again after setbacks. Choose your next field on purpose, and allow yourself pauses, because what we learn needs time to settle.",
  },
  Spirituality: {
    lowest:
      "By your answers, there is little in your days that lifts your eyes. You may not miss it, and then nothing is missing. If you do, look up from a window or a doorstep tonight, for the length of one song. If stillness brings back what hurts, a counsellor can be there.",
    low: "You may feel cut off from anything larger than daily tasks. It need not be religion. Silence, nature, music or helping someone can open a window. Sit for ten minutes in a place that you find beautiful, and ask nothing of yourself.",
    mixed:
      "Now and then something moves you, and the day closes over it. Keep one trace of such a moment: a photograph, a line, a stone in your pocket. In a hard hour, take it out and remember where it came from.",
    good: "There are moments when you feel part of something larger, and the rush of the day swallows them. Give them a home: a quiet cup of tea, a bench under a tree, a song before sleep. Short and often works well.",
    high: "You feel connected with something larger, in your own way, and you make room for it. It can carry you when plans fail. Share such moments with others, and stay curious about how they find theirs.",
  },
  Wisdom: {
    lowest:
      "By your answers, it is hard just now to let go of what has happened, or to trust your own judgement. Under strain that is a lot to ask. Put off what can wait. For what cannot, ask one calm person to think aloud with you.",
    low: "Letting go, or seeing a matter from another side, may be hard for you just now, most of all under pressure. Before your next disagreement, ask what a fair stranger would say about it. You can change your view and lose nothing.",
    mixed:
      "From a distance you see both sides, and in the heat of it you see one. Look for your early sign: a hot face, a quick answer, a clenched hand. When it comes, ask for ten minutes, and take them.",
    good: "You draw on what life has taught you, and in heated moments it may slip away. Sleep one night on what is important. Ask one person who sees things differently, and listen for the part that is right.",
    high: "You weigh things, admit mistakes and accept what you cannot control. Others are likely to come to you for advice. Ask more than you tell, and keep company with people who dare to disagree with you.",
  },
  Legacy: {
    lowest:
      "By your answers, it seems to you that nothing of what you do will stay. On heavy days that is easily believed. Think of somebody whose one sentence you still carry; it cost them little. Say one such sentence to somebody this week.",
    low: "It may seem to you that little of your effort will remain. A legacy is seldom a monument; it is a recipe, a kind word or a skill that someone else carries on. Teach one small thing to one person this week.",
    mixed:
      "You would like to hand something on, and it is not clear yet what it is, or to whom. Begin with whom. Think of one person who would be glad of an hour with you, and ask what they would like to know.",
    good: "You like to pass things on, and perhaps you have not yet thought about what matters most. Finish this sentence: “I would be glad if people learned from me to …” Then do one small thing in that direction.",
    high: "You think beyond today and share what you know. What you give goes further than you can see. Write down a story or a lesson that only you can tell, and ask others for theirs.",
  },
  "Self-Actualization": {
    lowest:
      "By your answers, much of what you can do goes unused, or you find little good in yourself. Neither is the whole truth about you. Make one small choice today for your own sake: what to eat, wear or listen to. A counsellor can help if you have been hard on yourself for a long time.",
    low: "You may be living below your talents or by the wishes of others, or be strict with yourself. Begin with small choices: what to eat, wear or do on a free evening. Each choice that is truly yours makes the next one easier.",
    mixed:
      "Part of your life fits you, and part of it was chosen by others or long ago. You need not change it all. Name one hour of the week that is truly you and one that is not, and move ten minutes from the second to the first.",
    good: "You are on the way to the person you want to be, with some parts still waiting. Choose one value that you hold dear, and ask where this week has room for it. Treat your flaws as you would treat a friend’s.",
    high: "You live close to your values and accept yourself, flaws included. That gives quiet strength. Stay open to surprises, since you may outgrow some of today’s plans, and let others see that the road had bends.",
  },
};
