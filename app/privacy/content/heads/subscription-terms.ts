export const head = {
  title: "Subscription Terms",
  description:
    "What the Life Audit’s trial and subscription cost, how they renew, and how you end them.",
};
