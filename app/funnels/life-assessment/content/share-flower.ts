/** The texts of the picture that people make of their own result. */
export const shareFlower = {
  title: "Show someone your flower",
  figures: "Write my scores on it",
  tall: "Tall, for a story",
  action: "Share My Flower",
  save: "Save My Flower",
  show: "Show My Flower",
  alt: "Your own flower, with a petal for each area of your life.",
  file: "my-life-flower.png",
  text: "My whole life on one page. What does yours look like?",
  path: "/quiz2",
  failed: "We couldn’t draw the picture. Please try again.",
  /** The words on the picture. */
  picture: { title: ["My whole life", "on one page."], question: "What does yours look like?" },
} as const;
