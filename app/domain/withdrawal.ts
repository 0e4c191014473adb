/** What a buyer declares on `/withdraw`. */
export const WISHES = ["withdraw", "cancel"] as const;
export type Wish = (typeof WISHES)[number];
