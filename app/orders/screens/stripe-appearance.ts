import type { Appearance } from "@stripe/stripe-js";
import { theme } from "#app/design/theme.css.ts";
import { radius, type } from "#app/design/tokens.ts";

const SYSTEM_DARK = "(prefers-color-scheme: dark)";

const COLORS = {
  colorPrimary: theme.accent.text,
  colorBackground: theme.color.surface,
  colorText: theme.color.ink,
  colorTextSecondary: theme.color.inkSoft,
  colorTextPlaceholder: theme.color.inkSoft,
  colorDanger: theme.color.danger,
};

/** The effective theme of a part of the page, as a Stripe appearance. */
export function readAppearance(place: HTMLElement): Appearance {
  // Only a real colour property resolves the page's theme and accent. A fresh element for each: on a reused one the
  // change would start a transition, and the computed style would still be the old colour.
  const resolve = (value: string): string => {
    const probe = document.createElement("span");
    probe.style.color = value;
    place.appendChild(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const colors = Object.fromEntries(
    Object.entries(COLORS).map(([name, value]) => [name, resolve(value)]),
  );
  const edge = `1.5px solid ${resolve(theme.color.lineStrong)}`;
  return {
    theme: isDark() ? "night" : "stripe",
    variables: {
      ...colors,
      fontFamily: getComputedStyle(place).fontFamily,
      fontSizeBase: type.body.fontSize,
      borderRadius: radius.m,
    },
    rules: {
      ".Input": { border: edge, boxShadow: "none" },
      ".Tab": { border: edge, boxShadow: "none" },
    },
  };
}

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === undefined ? matchMedia(SYSTEM_DARK).matches : chosen === "dark";
};

/** Calls back on each change of the chosen or the system's theme. Returns the unsubscribe function. */
export function watchTheme(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const system = matchMedia(SYSTEM_DARK);
  system.addEventListener("change", onChange);
  return () => {
    chosen.disconnect();
    system.removeEventListener("change", onChange);
  };
}
