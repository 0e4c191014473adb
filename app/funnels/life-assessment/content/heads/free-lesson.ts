export const head = {
  title: "Make ten of them",
  description:
    "A free five-minute lesson for people who are waiting for a good idea: four limits, ten tries, and an appointment for your inner judge.",
};
