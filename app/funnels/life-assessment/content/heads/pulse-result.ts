export const head = {
  title: "Your pulse",
  description: "One area next to your last assessment, and one exercise for today.",
};
