import type { SubDimension, TextLevel } from "#app/domain/life-areas.ts";

/** Paid content: only the server may import it. Each text ends with a suggestion. */
export const subDimensionTexts: Readonly<
  Record<SubDimension, Readonly<Record<TextLevel, string>>>
> = {
  "Physical Safety": {
    lowest:
      "You rarely seem to feel safe where you live or go. You deserve to, and it isn’t your fault. A helpline can work out with you, in confidence, what to do and where to go. If you’re in danger now, call the emergency services.",
    low: "Your answers suggest that you don’t feel as safe as you deserve to. That’s hard, and it isn’t your fault. Start with one trusted person or local service who can help you plan. In danger, the emergency services come first.",
    mixed:
      "Some of your answers describe safety and some describe worry. See where the line is: is it a place, an hour or a person? Think of one thing that would make it easier. If it’s a person, don’t write it down, and let a helpline make a plan with you.",
    good: "You feel safe in a lot of places, with some doubts left. Name the one place, hour or route that bothers you most. Then change one small thing about it, or ask someone to come along.",
    high: "You feel safe where you live and go, and you know where to get help. That calm leaves you a lot of energy. Check once in a while that your emergency numbers and plans still fit your life.",
  },
  "Emotional Safety": {
    lowest:
      "There may be hardly anyone you can tell what you feel. It’s lonely to weigh every word. With a counselor or a helpline, what you say won’t hurt or anger anyone. One call is enough to start.",
    low: "You seem to keep much of what you feel to yourself. Look for one person you can safely tell one small true thing. If fear of someone’s reactions rules your days, a counselor or helpline can support you.",
    mixed:
      "You say part of what you feel and keep the rest to yourself. Think of the last time you swallowed something: what did you expect would happen? Say the same thing this week to someone who takes such things well.",
    good: "You’re open with some people and careful with others, which can be wise. Notice where you relax, and spend a little more time there. Try naming one feeling out loud this week.",
    high: "You can show feelings and make mistakes and still feel accepted. That’s a strong base for every close relationship. Pass it on by answering gently when other people show you what they feel.",
  },
  "Financial Security": {
    lowest:
      "Money seems to weigh on you most days. That costs you sleep and patience, and it says nothing about your worth. You don’t have to sort it out alone: ask for free and confidential debt advice this week, and bring whatever papers you have.",
    low: "Money seems to take up a lot of room in your mind right now. Start with a plain list of what comes in and what goes out. If debts are pressing, free and confidential advice exists in many places, and it helps to ask early.",
    mixed:
      "Some of your money matters are under control, and some worry you. Separate the two on paper: what’s paid for, what’s open, and what you don’t know. The unknown part can be the hardest to live with. Find out one number from it this week.",
    good: "Your basics are mostly covered, though a surprise could still shake you. A small amount put aside on a fixed day, or one cost you drop, makes the next surprise smaller. Look at your numbers for ten minutes a week.",
    high: "You know your numbers, and you can take a small shock. Enough money helps, and so do good habits. Keep the habit of looking, and think about what you’d like your money to make possible.",
  },
  Boundaries: {
    lowest:
      "Nearly every request seems to end in a yes, and there isn’t much left for you. Start where it costs least: let one message wait until tomorrow. If someone punishes you for saying no, a helpline can advise you.",
    low: "You may often say yes while something in you says no. It starts as kindness, and in time it wears you out. Practice one sentence, such as “Let me think about it,” and use it once this week with someone easy.",
    mixed:
      "You can say no, and it doesn’t come easily. Some limits hold, and some give way when you’re tired or fond of someone. Choose one that gave way lately, and write down in ten words what you’d say next time.",
    good: "You guard your limits with some people and lose them with others. Find out who it’s hardest with. If you’re afraid of what they might do, ask a helpline first. Prepare your answer before you meet, and keep it short and warm.",
    high: "You can say no kindly, and people know where they stand with you. That makes your yes worth more. Ask yourself now and then whether an old limit still protects you, or keeps something good away.",
  },
  "Risk Management": {
    lowest:
      "You may not have a plan for a bad day, or thinking of one only adds to the worry. You don’t have to foresee everything. Ask someone practical to sit with you for half an hour, and put one thing in order together: papers, a bill, a spare key.",
    low: "It may seem easier to leave problems alone until they get loud. That’s human, and it costs you peace of mind. Pick the smallest open item on your list and give it fifteen minutes. It may be a relief.",
    mixed:
      "You prepare for some things and put off others. Look at what you put off: is it all one kind, like money, health or papers? Give that kind a fixed half hour each month, with something good to drink beside you.",
    good: "You think ahead in some parts of life and hope for the best in others. Choose one thing you’d miss badly, like papers, income or someone who helps you, and write down your plan B in three lines.",
    high: "You look at risks calmly and prepare for what matters. That lets you be bolder in other places. Make sure you plan because it helps, and leave some room for what no one can plan.",
  },
  "Intimate Relationships": {
    lowest:
      "Maybe there’s no one you’re really close to right now, or closeness doesn’t feel safe. That’s hard, and it isn’t a verdict on you. Suggest half an hour to the kindest person you know. If trust feels out of reach, a counselor can help.",
    low: "Closeness seems to be rare or hard for you right now. Start small, with one honest sentence to one kind person, and see how they take it. A counselor can help if keeping your distance feels like the only safe way.",
    mixed:
      "There’s some closeness in your life, and about as much distance. Ask yourself who you’d like to be one step closer to. Send that person two lines today about something you remember together, and give them time to answer.",
    good: "There’s closeness in your life, and part of you still holds back or runs short of time. Choose one person and tell them something you’d usually keep to yourself. Then ask them a real question and wait for the answer.",
    high: "Someone knows you well, and you let them. That can carry you through hard times. Keep it alive with small, regular moments, and say out loud what this person means to you.",
  },
  "Social Networks": {
    lowest:
      "You seem to be alone with most things. It’s a situation you’re in, not who you are, and it can change, though rarely in one step. A drop-in group asks nothing of you but to show up. Go once, sit near the door, and leave when you like.",
    low: "You may spend more time alone than you’d like. One place that you go to again and again often works better than one big effort. Familiar faces come first, friends later. Choose the place this week.",
    mixed:
      "You aren’t alone, and you aren’t quite at home among others. Think of the person you’re most at ease with, and ask them to bring someone along next time. A circle can grow by one person at a time.",
    good: "You have people around you, and you might like more of them, or more warmth. Think of two people you like and haven’t seen lately, and suggest something simple and short. Someone has to ask first, and it might as well be you.",
    high: "You belong somewhere and know who to call. Friends like that are a treasure on plain days as well. Look for someone on the edge of the group who could use an invitation, and keep a little time for yourself.",
  },
  Communication: {
    lowest:
      "Talks about what matters tend to go wrong, or don’t happen at all. It’s tiring to be misunderstood. Leave the big one for later. Tell someone easy what you’d like for dinner or for the weekend, in one plain sentence, and stop there.",
    low: "Saying what you need, or staying in a hard talk, seems to take a lot out of you. Write down one sentence that starts with “I need” before you speak. For the first time, choose a calm moment, a small topic and a kind listener.",
    mixed:
      "On calm days you find the words, and on others you go quiet or say more than you meant. Notice what the calm days have in common. Then move one open conversation with someone kind to a day like that, and say the first sentence slowly.",
    good: "You often find the right words, except when feelings run high. Then a pause helps: breathe out, say back what you heard, and only then answer. Pick one talk you’ve been putting off, with someone you feel safe with, and open it gently.",
    high: "You speak clearly, and you hear people out. They’re likely to bring you their hard topics. Keep asking whether you understood, most of all with the people you know best, since that’s where we guess too fast.",
  },
  Empathy: {
    lowest:
      "It’s hard right now to read other people’s feelings, or you have no energy left for them. There’s more than one way to be kind. Ask in plain words: “Do you want help, or do you just want me to listen?” Then do that one thing.",
    low: "Other people’s feelings may be tiring or puzzling for you, or your own load leaves little room for theirs. You don’t have to guess: ask “How is this for you?” and listen for two minutes. You can get better at this by asking.",
    mixed:
      "You understand some people quickly and others hardly at all. It may depend on how tired you are, or on how much they’re like you. Choose one who puzzles you, ask one question about their day, and believe the answer.",
    good: "You notice a lot, and at times your own view gets in the way. When someone tells you about a problem, hold back your advice and ask one more question. Often, being understood is all they need.",
    high: "You feel with other people and see their side. They probably feel at ease around you. Count yourself among the people who deserve that care, and let others carry what’s theirs.",
  },
  "Social Confidence": {
    lowest:
      "Being around people seems to cost you more than it gives. That’s a high price for a meeting or a party. Go for ten minutes, with one person you know, and count it as done. If fear decides what you do, a counselor can help.",
    low: "Being around others may cost you a lot of thought about how you come across. Set a tiny goal, such as one question to one person, and call it done after that. If fear keeps you away from things you want, a counselor can help.",
    mixed:
      "In some rooms you’re yourself, and in others you watch yourself. Find the difference: the number of people, their rank, the noise? Choose a room of the easier kind this week, and stay fifteen minutes longer than usual.",
    good: "You’re at ease with people you know and more careful with strangers. Give yourself one small dare this week: start a short chat or share one idea in a group, and see what really happens.",
    high: "You can walk into a room as yourself, and that helps other people relax. Use it to draw in someone quiet, and let people see now and then that you’re unsure too.",
  },
  "Play & Fun": {
    lowest:
      "There’s hardly anything light in your days right now. Start with what takes no effort: a silly movie, a song from school, a dog to watch. If you’ve enjoyed nothing for two weeks, please see a doctor or counselor. Going early is fine, and often easier.",
    low: "Fun seems to have slipped out of your days, maybe under a pile of duties. You can have some before everything is done. Think of what made you laugh as a child and try ten minutes of it. If nothing has felt good for weeks, please talk to a doctor or counselor.",
    mixed:
      "Some of your days have laughter in them, and some are just a list. Look at your last light hour: who was there, and what were you doing? Plan the same thing again this week, on the day with the longest list.",
    good: "You know how to have fun, and it often has to wait. Put one playful thing into the week before the week fills up. A silly game or a funny story over a meal is enough.",
    high: "You laugh easily and let yourself play. That lightness helps you, and the people around you, through heavier days. Keep inviting others in, most of all the serious ones.",
  },
  "Creative Expression": {
    lowest:
      "You may not see yourself as someone who makes things. Maybe there’s no room for it, or it may not be your thing, and both are fine. If you’re curious, draw the nearest cup for five minutes, and throw the page away.",
    low: "Your answers suggest that you don’t get to make things much. You don’t need talent or an audience. It starts with making something that wasn’t there before. Hum, doodle, cook by feel or rearrange a shelf, and let it be bad on purpose.",
    mixed:
      "The wish to make something comes and goes, and the table is usually full when it comes. Clear one corner of it. Leave paper, yarn or tools out there for a week, and see what your hands do in passing.",
    good: "You get ideas, and now and then you follow one. Give them a small fixed place: ten minutes, one notebook, one corner of a table. No one has to see what you make there, and you don’t have to use it.",
    high: "You make things and show who you are through them. It’s a fine way to take in what life brings. Try a new material or form from time to time, and dare to show your work to someone.",
  },
  "Hobbies & Interests": {
    lowest:
      "Nothing pulls you in at the moment, or you have no time left for it. You don’t have to find a passion. Follow something you’re a little curious about: one question, and twenty minutes to look it up. If everything has felt flat for weeks, it’s worth asking a doctor.",
    low: "Free time may feel empty right now, or there’s hardly any of it. An interest can come back in a small way. Think of one thing that once held your attention, and spend half an hour with it, with no goal at all.",
    mixed:
      "You know what could interest you, and whole weeks go by without it. Write down three such things, and next to each one the last day you did it. Start with the one that’s been waiting longest, or cross it off without guilt.",
    good: "There are things you like, and they often come last. Choose one and give it a regular hour. Meeting other people who share it can help you stay with it in weeks when you’re low on energy.",
    high: "You have interests that pull you in and make you lose track of time. They recharge you. Protect them when life gets busy, and think about letting someone join you: a shared interest is an easy start for a friendship.",
  },
  "Work-Life Balance": {
    lowest:
      "Your duties seem to take nearly everything you have, and it isn’t your fault that this hurts. Tell one person today how full it is, in numbers: hours, nights, meals. If your sleep or your health is suffering, please see a doctor.",
    low: "Your duties seem to use up most of your energy, whether they’re paid work, care or study. You may have little choice in some of it. Look for one task you can drop, share or do less well, and rest in that time.",
    mixed:
      "Your days hold both work and rest, and rest is the part that gives way. Look at last week: which evening was yours? Mark the same one in the next two weeks, and tell someone that it’s taken.",
    good: "Some weeks are in balance, and some get away from you. A clear sign for the end of the day can help, such as a walk, a change of clothes or a closed door. Try one for five days.",
    high: "Work and rest both have their place in your week. That takes some skill, and you may have to defend it when other people want more of you. Look ahead to your next busy time, and plan the breaks first.",
  },
  "Adventure & Novelty": {
    lowest:
      "One day follows another with hardly anything new in it. When you’re low on energy, that can be a comfort. For a first small change, change something you do anyway: a different cup, a different bench, a different way to the store.",
    low: "Your days may look a lot alike, which can be restful and can also get narrow. You don’t have to travel far. Take a street you don’t know, taste something new or talk to someone of another age, and see what it wakes up in you.",
    mixed:
      "You like the idea of something new, and on most evenings the familiar wins. Make the next first time easy: choose it on Sunday, write down the day, and ask someone to come who’d be sorry if you stayed home.",
    good: "You enjoy new things once you’re in them, and habit often wins before that. Plan one small first time for each week, so simple that you can’t talk yourself out of it.",
    high: "You look for what’s new, near and far, and it keeps you awake to life. Share that spirit with someone who’s more careful. Let a good thing repeat at times, since getting to know something well is an adventure too.",
  },
  "Life Purpose": {
    lowest:
      "It’s hard to say right now what your days are for. You don’t have to answer that alone, or today. Give an hour to the smallest thing that still matters to you. If life feels empty on most days, please talk to a doctor or counselor soon.",
    low: "You may feel adrift right now. You don’t have to find one big answer. Notice for a week what gives you energy, and follow the clearest lead. If the emptiness stays, please talk with a doctor or counselor.",
    mixed:
      "On some days you know what it’s all for, and on others the question stays open. There’s nothing wrong with that. Write down the last hour that felt right and what was in it, and find one more place in the week for that.",
    good: "You sense what matters to you, though daily life often covers it up. Write down three things you want your life to be about, and see which of them has a place in this week. Give the missing one an hour.",
    high: "You know what your life is about, and most of your days point there. That helps when times are rough. Talk about it with other people, and look at it again once a year, since your purpose may grow with you.",
  },
  Achievement: {
    lowest:
      "Not much of what you wanted seems to have worked out lately, and that hurts. Be as fair to yourself as you’d be to a friend. Put the big goals away for seven days. Each evening, write down one thing you did in spite of everything; getting up counts.",
    low: "Your goals may feel heavy or far away, and maybe you’re hard on yourself about it. Choose one, cut it down until it fits into ten minutes, and finish it today. One small thing done gives more courage than a big plan.",
    mixed:
      "You finish some things, and some have been half done for a long time. Choose one of those and decide: the next step this week at a fixed hour, or the trash. Either one frees your hands.",
    good: "You reach a good part of what you set out to do. Look at the goals that stall: are they your own, and is the next step clear? Drop one without guilt, and give its time to another.",
    high: "You choose goals and see them through. Take time to enjoy what you’ve done before you start the next thing. Ask now and then whether a goal still deserves your effort, since stopping well is a skill too.",
  },
  "Career Fulfillment": {
    lowest:
      "The work that fills your days, paid or unpaid, takes far more than it gives right now. You may not be free to leave it. Find out which hour is the worst, and tell someone who could change that one hour for you.",
    low: "The work that fills your days, paid or unpaid, seems to give you little back. You may not be able to change it soon. Look for one part of it that you can do your own way, and tell someone you trust what you’d rather do.",
    mixed:
      "Your work suits you on some days and wears you down on others. Don’t ask yet whether it’s the right one. Ask what the good days have in common, and see whether next week has room for one more hour of that.",
    good: "Parts of your work suit you, and parts drain you. Keep track for a week of which is which. Then ask for a little more of the first, or trade a task with someone who likes what you dislike.",
    high: "Your work, in whatever form, uses your strengths and teaches you things. That’s worth a lot. Keep an eye on rest, and think about who you could help find work that suits them, too.",
  },
  Contribution: {
    lowest:
      "You may not feel of much use to others right now. That feeling isn’t a reliable witness when you’re worn out. Ask someone who likes you for one thing you did that helped them, and write it down word for word. If you feel like a burden, please tell a helpline today, and a doctor or counselor soon.",
    low: "You may feel that you have little to give. Maybe you’re tired, or you help so naturally that you’ve stopped counting. Do one small kindness this week, and let yourself see that it mattered.",
    mixed:
      "You do your part for others, and you aren’t sure it makes a difference. Ask one of them: “Was that any help?” It’s a fair question. Do more of what they name, and less of what you only thought they needed.",
    good: "You help where you can, and you may wish it reached further. Pick one person or cause and show up regularly, even for half an hour. Being reliable often counts for more than doing a lot.",
    high: "You make life better for others, and you share what you have. That gives you strength, as long as you get some rest. Let people return the favor now and then; letting them is a gift, too.",
  },
  Recognition: {
    lowest:
      "Hardly anyone seems to see what you do, or they see it and don’t say so. That makes effort lonely. Choose someone who means well, tell them what this week has cost you, and ask them what they see.",
    low: "You may feel overlooked, and that hurts. Sometimes others don’t see what we do; sometimes we don’t let them. Start with one person who’s on your side: say what you’ve been working on, and let them ask about it.",
    mixed:
      "Some of what you do is seen, and much of it happens in silence. Choose one quiet piece of work and mention it in one plain sentence, without making it smaller. Then wait, and let the other person speak.",
    good: "Some people see your effort and others miss it. Say openly where you’d like to hear what people think, since some of them may think well of you and not say so. When praise comes, answer with a plain thank-you.",
    high: "People listen to you, and you get credit for what you do. It’s a good place to be generous from. Point out the quiet work of others by name, and keep your own sense of what good work is.",
  },
  "Personal Growth": {
    lowest:
      "Change seems out of reach right now. There are seasons for getting through, and this may be one. Leave the plans alone. Ask yourself once this week what you know today that you didn’t know a year ago, and write it down.",
    low: "Change may look hard, or late, from where you are. People keep changing all their lives, mostly in small steps. Choose one habit, tie the new way to something you already do every day, and be kind to yourself when you miss a day.",
    mixed:
      "You learn, and on tired days the old way comes back. That’s how habits behave. Keep the new one and shrink it: one minute, one page, one glass of water. What’s small enough can survive a bad week.",
    good: "You’re willing to learn, and old habits sometimes win. Look at one mistake of the past month as if it were a friend’s: what would you advise? Try that advice once, and see what you find.",
    high: "You learn from what happens and keep discovering yourself. That helps you back up after setbacks. Choose your next field on purpose, and allow yourself breaks, because what we learn needs time to settle.",
  },
  Spirituality: {
    lowest:
      "There’s little in your days that makes you look up. You may not miss it, and then nothing is missing. If you do, look up from a window or a doorstep tonight, for the length of one song. If stillness brings back what hurts, a counselor can be there with you.",
    low: "You may feel cut off from anything bigger than daily tasks. It doesn’t have to be religion. Silence, nature, music or helping someone can do it. Sit for ten minutes in a place you find beautiful, and ask nothing of yourself.",
    mixed:
      "Now and then something moves you, and then the day closes over it. Keep a trace of one such moment: a photo, a line, a stone in your pocket. When things are hard, take it out and remember where it came from.",
    good: "There are moments when you feel part of something bigger, and they get lost in the rush of the day. Give them a regular place: a quiet coffee, a bench under a tree, a song before sleep. Short and often works well.",
    high: "You feel connected with something bigger, in your own way, and you make room for it. It can hold you up when plans fail. Share such moments with other people, and stay curious about how they find theirs.",
  },
  Wisdom: {
    lowest:
      "It’s hard right now to let go of what’s happened, or to trust your own judgment. Under strain that’s a lot to ask. Put off what can wait. For what can’t, ask one calm person to think aloud with you.",
    low: "Letting go, or seeing something from another side, may be hard for you right now, most of all under pressure. Before your next disagreement, ask what a fair stranger would say about it. You can change your view and lose nothing.",
    mixed:
      "From a distance you see both sides, and in the heat of it you see one. Look for your early sign: a hot face, a quick answer, a clenched hand. When it comes, ask for ten minutes, and take them.",
    good: "You draw on what life has taught you, and in heated moments it may slip away. When it’s important, sleep on it. Ask someone who sees things differently, and listen for the part that’s right.",
    high: "You weigh things, admit mistakes and accept what you can’t control. People probably come to you for advice. Ask more than you tell, and spend time with people who dare to disagree with you.",
  },
  Legacy: {
    lowest:
      "It seems to you that nothing you do will last. On heavy days that’s easy to believe. Think of something kind someone once said that you still carry with you; it cost them little. Say something like it to someone this week.",
    low: "It may seem to you that little of your effort will last. A legacy is rarely a monument. It can be a recipe, a kind word or a skill that someone else carries on. Teach one small thing to one person this week.",
    mixed:
      "You’d like to pass something on, and you aren’t sure yet what it is, or who it’s for. Start with who. Think of someone who’d be glad of an hour with you, and ask what they’d like to know.",
    good: "You like to pass things on, and maybe you haven’t thought yet about what matters most. Finish this sentence: “I’d be glad if people learned from me to …” Then do one small thing in that direction.",
    high: "You think past today and share what you know. What you give goes further than you can see. Write down a story or a lesson that only you can tell, and ask other people for theirs.",
  },
  "Self-Actualization": {
    lowest:
      "Much of what you can do may go unused, or you find little good in yourself. Neither is the whole truth about you. Make one small choice today just for yourself: what to eat, wear or listen to. A counselor can help if you’ve been hard on yourself for a long time.",
    low: "You may be living below your talents, or by other people’s wishes, or you may be strict with yourself. Start with small choices: what to eat, wear or do on a free evening. Each choice that’s truly yours makes the next one easier.",
    mixed:
      "Part of your life fits you, and part of it was chosen by others or long ago. You don’t have to change it all. Name one hour of the week that’s truly you and one that isn’t, and move ten minutes from the second to the first.",
    good: "You’re on the way to the person you want to be, with some parts still waiting. Choose one value you care about, and ask where this week has room for it. Treat your flaws as you’d treat a friend’s.",
    high: "You live close to your values and accept yourself, flaws included. That gives you a quiet strength. Stay open to surprises, since you may outgrow some of today’s plans, and let other people see that it wasn’t a straight road.",
  },
};
