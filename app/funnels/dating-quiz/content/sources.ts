export type Source = {
  /** A guide whose text matches lists this reference at its end. */
  readonly named: RegExp;
  /** What we take from it, without a full stop. */
  readonly says: string;
  readonly work: string;
};

/** What the guides rest on: the books and studies whose authors, methods or findings their texts name. */
export const sources: readonly Source[] = [
  {
    named: /\bGottman\b/,
    says: "Couples who stay together answer each other’s small bids more often, start hard talks gently, and keep some differences for good",
    work: "John Gottman and Nan Silver, “The Seven Principles for Making Marriage Work,” 1999, revised 2015",
  },
  {
    named: /\bGable\b/,
    says: "Couples tend to do better when good news is met with joy",
    work: "Shelly Gable, Gian Gonzaga and Amy Strachman, “Will You Be There for Me When Things Go Right?,” Journal of Personality and Social Psychology, 2006",
  },
  {
    named: /\bAron\b/,
    says: "Strangers felt closer after forty-five minutes of questions that grew more personal",
    work: "Arthur Aron and others, “The Experimental Generation of Interpersonal Closeness,” Personality and Social Psychology Bulletin, 1997",
  },
  {
    named: /\bZajonc\b/,
    says: "We tend to like what we have seen before",
    work: "Robert Zajonc, “Attitudinal Effects of Mere Exposure,” Journal of Personality and Social Psychology, 1968",
  },
  {
    named: /\bspotlight effect\b/i,
    says: "Other people notice us less than we think",
    work: "Thomas Gilovich, Victoria Medvec and Kenneth Savitsky, “The Spotlight Effect in Social Judgment,” Journal of Personality and Social Psychology, 2000",
  },
  {
    named: /\bSavitsky\b|\billusion of transparency\b/i,
    says: "Our nerves show less than we think",
    work: "Kenneth Savitsky and Thomas Gilovich, “The Illusion of Transparency and the Alleviation of Speech Anxiety,” Journal of Experimental Social Psychology, 2003",
  },
  {
    named: /\bAlison (Wood )?Brooks\b/,
    says: "Calling nerves excitement helped people more than trying to calm down",
    work: "Alison Wood Brooks, “Get Excited,” Journal of Experimental Psychology: General, 2014",
  },
  {
    named: /\bManuel (J\. )?Smith\b/,
    says: "The broken record is one of the skills he taught",
    work: "Manuel J. Smith, “When I Say No, I Feel Guilty,” 1975",
  },
  {
    named: /\bMasicampo\b/,
    says: "Making a plan for an unfinished goal can take it off your mind",
    work: "E. J. Masicampo and Roy Baumeister, “Consider It Done!,” Journal of Personality and Social Psychology, 2011",
  },
  {
    named: /\bBorkovec\b/,
    says: "Saving worry for a set half hour left people with less of it",
    work: "Thomas Borkovec and others, “Stimulus Control Applications to the Treatment of Worry,” Behaviour Research and Therapy, 1983",
  },
  {
    named: /\bACT\b|\bAcceptance and Commitment\b/,
    says: "A thought can be looked at without being obeyed",
    work: "Steven Hayes, Kirk Strosahl and Kelly Wilson, “Acceptance and Commitment Therapy,” 1999",
  },
  {
    named: /\bCBT-I\b/,
    says: "CBT-I is what American doctors’ guidelines say to try first for lasting insomnia",
    work: "Amir Qaseem and others, “Management of Chronic Insomnia Disorder in Adults,” Annals of Internal Medicine, 2016",
  },
  {
    named: /\bBootzin\b/,
    says: "Getting up when sleep won’t come is part of the treatment he described",
    work: "Richard Bootzin, “Stimulus Control Treatment for Insomnia,” Proceedings of the American Psychological Association, 1972",
  },
  {
    named: /\bBeaudoin\b/,
    says: "The cognitive shuffle goes from one picture to another that has nothing to do with it",
    work: "Luc Beaudoin, “The Possibility of Super-Somnolent Mentation,” Simon Fraser University, 2013",
  },
  {
    named: /\bPerls\b/,
    says: "The empty chair is one of the ways he worked",
    work: "Frederick Perls, “Gestalt Therapy Verbatim,” 1969",
  },
  {
    named: /\bNeff\b/,
    says: "Talking to yourself as you would to a good friend is part of self-compassion",
    work: "Kristin Neff, “Self-Compassion,” 2011",
  },
];
