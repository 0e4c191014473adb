import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const place = style({ paddingBlock: `${space.l} ${space["2xl"]}` });
export const card = style({ display: "grid", gap: space.s });
export const title = style(type.h2);
export const text = style({ ...type.lead, marginBottom: space.s, color: theme.color.inkSoft });

export const opening = style({ paddingBlock: space["2xl"], color: theme.color.inkSoft });

/** Keeps the footer below the fold, so that stages cause no layout shift. */
export const window = style({ minHeight: "100dvh" });

/** Marks a stage in the middle of the quiz: without a footer, it has no way out and nothing to scroll to. */
export const inQuiz = style({});
globalStyle(`main:has(${inQuiz}) + footer`, { display: "none" });
globalStyle(`${window}:has(${inQuiz})`, { minHeight: 0 });

export const emailTitle = style(type.h2);
export const emailLead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const emailForm = style({ display: "grid", gap: space.s, marginTop: space.l });
export const emailPrivacy = style({ ...type.small, color: theme.color.inkSoft });
