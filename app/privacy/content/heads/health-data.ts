export const head = {
  title: "Consumer Health Data Privacy",
  description: "For people in states with a law on consumer health data.",
};
