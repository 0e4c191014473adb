export const head = {
  title: "Leave",
  description: "Stops the emails that the link to this page came with.",
};
