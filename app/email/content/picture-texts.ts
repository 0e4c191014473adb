/** The alternative texts of the pictures at the top, which are read where pictures are blocked. */
export const pictureTexts = {
  ember: "Five lit matches",
  rose: "Two cups, side by side",
  lagoon: "A young plant in the sun",
  iris: "A boat under sail",
  echo: "A voice, and the waves that it answers",
  avoidant: "A room with a way out, and someone far from it",
  idealist: "A rising sun",
  analyzer: "Many dots, one of them looked at twice",
  resigned: "A wall, and a small door in it",
} as const;
