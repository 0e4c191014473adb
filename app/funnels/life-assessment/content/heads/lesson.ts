export const head = {
  title: "Your courses",
  description: "A five-minute lesson, and one small thing to do today.",
};
