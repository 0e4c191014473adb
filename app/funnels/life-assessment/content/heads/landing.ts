export const head = {
  title: "Life Audit: see your whole life on one page",
  description:
    "100 questions about growth, connection, joy, purpose, and foundation, in 5 to 7 minutes. Free to take; your scores open with a trial.",
};
