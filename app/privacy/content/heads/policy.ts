export const head = {
  title: "Privacy Policy",
  description:
    "What we learn about you here, what we do with it, and how you can have it changed or deleted.",
};
