import type { CSSProperties } from "react";
import { accentColours as accents, colours } from "#app/design/palette.ts";
import type { EmailContent } from "../email-content.ts";

const font = { fontFamily: "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif" } as const;
const text: CSSProperties = { ...font, margin: "0 0 16px", fontSize: 17, lineHeight: "27px" };
const small: CSSProperties = { ...font, margin: "0 0 8px", fontSize: 14, lineHeight: "21px" };

/** Inline on each element, because several mail clients drop stylesheets. */
export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: colours.canvas.light },
  // The preheader: hidden in the mail, shown by inboxes as its first text.
  preview: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 },
  canvas: { backgroundColor: colours.canvas.light },
  margin: { padding: "32px 12px" },
  sheet: { maxWidth: 560 },
  head: {
    padding: "28px 32px",
    backgroundColor: colours.night.light,
    borderRadius: "24px 24px 0 0",
  },
  brandRow: { margin: "0 0 20px" },
  markCell: { paddingRight: 10 },
  brand: { ...small, margin: 0, color: colours.onNight.light, fontSize: 19, fontWeight: 800 },
  mark: { display: "block", border: 0, borderRadius: 9 },
  // Font and colour are for the alternative text.
  picture: {
    ...small,
    display: "block",
    margin: 0,
    border: 0,
    borderRadius: 14,
    color: colours.onNightSoft.light,
    textAlign: "right",
  },
  title: {
    ...font,
    margin: 0,
    color: colours.onNight.light,
    fontSize: 30,
    lineHeight: "35px",
    fontWeight: 800,
    letterSpacing: "-0.5px",
  },
  content: {
    padding: "32px 32px 24px",
    backgroundColor: colours.surface.light,
    borderRadius: "0 0 24px 24px",
    // An address, or a name without spaces, may be wider than a phone.
    wordBreak: "break-word",
  },
  text: { ...text, color: colours.ink.light },
  stepRow: { margin: "8px 0 24px" },
  tasks: { margin: 0, padding: 0, listStyle: "none" },
  task: { ...text, margin: "8px 0 0", color: colours.ink.light, fontWeight: 500 },
  buttonRow: { margin: "8px 0 24px" },
  note: { ...small, color: colours.inkSoft.light },
  foot: { padding: "24px 32px 0" },
  footText: { ...small, color: colours.inkSoft.light },
} as const satisfies Record<string, CSSProperties>;

export const buttonStyles = (accent: EmailContent["accent"]) =>
  ({
    cell: { backgroundColor: accents[accent].fill, borderRadius: 14 },
    link: {
      ...font,
      display: "block",
      padding: "15px 26px",
      textAlign: "center",
      color: accents[accent].onFill,
      fontSize: 17,
      lineHeight: "20px",
      fontWeight: 700,
      textDecoration: "none",
    },
  }) as const satisfies Record<string, CSSProperties>;

export const stepStyle = (accent: EmailContent["accent"]): CSSProperties => ({
  padding: "18px 20px 20px",
  backgroundColor: colours.canvas.light,
  borderLeft: `4px solid ${accents[accent].fill}`,
  borderRadius: "4px 14px 14px 4px",
});

export const stepTitleStyle = (accent: EmailContent["accent"]): CSSProperties => ({
  ...small,
  margin: 0,
  color: accents[accent].text.light,
  fontWeight: 700,
});

export const linkStyle = (accent: EmailContent["accent"]): CSSProperties => ({
  color: accents[accent].text.light,
  textDecoration: "underline",
});

/** Without quotes, ampersands or angle brackets: React would escape them, and a style element takes entities literally. */
export const darkStylesheet = (accent: EmailContent["accent"]): string =>
  [
    ":root{color-scheme:light dark}",
    "@media (prefers-color-scheme: dark){",
    ...(["canvas", "surface", "night"] as const).map(
      (name) => `.${name}{background-color:${colours[name].dark} !important}`,
    ),
    `.ink{color:${colours.ink.dark} !important}`,
    `.soft{color:${colours.inkSoft.dark} !important}`,
    `.link{color:${accents[accent].text.dark} !important}`,
    "}",
    "@media (max-width: 480px){.pad{padding-left:22px !important;padding-right:22px !important}.wide{width:100% !important}.press{padding-left:12px !important;padding-right:12px !important}}",
  ].join("");
