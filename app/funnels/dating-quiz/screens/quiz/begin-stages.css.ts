import { globalStyle, style } from "@vanilla-extract/css";
import { EARLY_STAGE } from "./early-presses.ts";

/** As the server wrote it, until the page's script has taken over. */
export const opening = style({});

/** One of these is shown then: the one to which the early presses have led. */
export const landing = style({});
export const age = style({});
export const gender = style({});
export const status = style({});

const led = (to: string) => `:root[${EARLY_STAGE}="${to}"] ${opening} >`;

globalStyle(`${opening} > :is(${age}, ${gender}, ${status})`, { display: "none" });
globalStyle(`:root[${EARLY_STAGE}] ${opening} > ${landing}`, { display: "none" });
globalStyle(`${led("age")} ${age}, ${led("gender")} ${gender}`, { display: "block" });
globalStyle(`${led("quiz")} ${status}, ${led("kept")} ${status}`, { display: "block" });
