import type { EmailContent } from "./email-content.ts";

/** The alternative texts of the pictures at the top: what is read in their place where pictures are blocked. */
export const pictureTexts: Readonly<Record<EmailContent["accent"], string>> = {
  ember: "Five lit matches",
  rose: "Two cups, side by side",
  lagoon: "A young plant in the sun",
  iris: "A boat under sail",
};
