export const head = {
  title: "Confirm your place",
  description: "Confirms an address on the early-access list.",
};
