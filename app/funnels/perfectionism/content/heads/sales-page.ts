export const head = {
  title: "The Perfectionism Toolkit: good enough is a skill",
  description:
    "Seven small tools for people with high standards: decide sooner, finish more, and know when to stop. One payment, one download.",
};
