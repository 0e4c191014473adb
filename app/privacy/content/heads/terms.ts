export const head = {
  title: "Terms of Service",
  description: "What you can expect from us, and what we ask of you.",
};
