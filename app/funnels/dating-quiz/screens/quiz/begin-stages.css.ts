import { globalStyle, style } from "@vanilla-extract/css";
import { EARLY_STAGE } from "./early-presses.ts";

/** The server's HTML, before hydration. */
export const opening = style({});

/** Of these, only the one that early presses have led to is shown. */
export const landing = style({});
export const age = style({});
export const gender = style({});
export const status = style({});

const led = (to: string) => `:root[${EARLY_STAGE}="${to}"] ${opening} >`;

globalStyle(`${opening} > :is(${age}, ${gender}, ${status})`, { display: "none" });
globalStyle(`:root[${EARLY_STAGE}] ${opening} > ${landing}`, { display: "none" });
globalStyle(`${led("age")} ${age}, ${led("gender")} ${gender}`, { display: "block" });
globalStyle(`${led("quiz")} ${status}, ${led("kept")} ${status}`, { display: "block" });

// Age and gender are in the middle of the quiz, so they have no footer (later stages have the class `inQuiz`).
globalStyle(
  [
    `:root[${EARLY_STAGE}] main:has(${opening}) + footer`,
    `main:not(:has(${opening})):has(:is(${age}, ${gender}) > *) + footer`,
  ].join(", "),
  { display: "none" },
);
