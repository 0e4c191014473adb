export const head = {
  title: "Help and support",
  description: "Emergency numbers and people to talk to, by country.",
};
