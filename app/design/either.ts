import type { accentColours } from "./palette.ts";

type Both = { readonly light: string; readonly dark: string };

/**
 * Two toggle properties emulate `light-dark()`, which Safari supports from 17.5 only: an `initial` toggle selects the
 * fallback beside it, an empty one expands to nothing.
 */
export const isLight = { "--k-light": "initial", "--k-dark": " " } as const;
export const isDark = { "--k-light": " ", "--k-dark": "initial" } as const;

export const either = ({ light, dark }: Both): string =>
  light === dark ? light : `var(--k-light, ${light}) var(--k-dark, ${dark})`;

type Accent = (typeof accentColours)[keyof typeof accentColours];

/** An accent's roles for both themes. */
export const inBothThemes = ({ text, soft, ...same }: Accent) => ({
  ...same,
  text: either(text),
  soft: either(soft),
});
