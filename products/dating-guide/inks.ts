import type { Ink } from "@kindling/press/place";
import { accentColours, colours } from "../../app/design/palette.ts";
import type { Archetype } from "../../app/domain/archetypes.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";

type AccentName = keyof typeof accentColours;

const accentInk = (name: AccentName): Ink => {
  const { fill, onFill, text, soft } = accentColours[name];
  return { fill, onFill, text: text.light, soft: soft.light };
};

/** The quiz's accent, for everything that is not about one pattern alone. */
export const ROSE = accentInk("rose");

/** Each pattern has the colour that the quiz gives it, and a dark one of the same hue for letters. */
export const INKS: Readonly<Record<Archetype, Ink>> = {
  echo: { ...ROSE, fill: archetypes.echo.color },
  avoidant: { ...accentInk("lagoon"), fill: archetypes.avoidant.color },
  idealist: {
    ...{ fill: archetypes.idealist.color, onFill: "#2b1c00" },
    ...{ text: "#855800", soft: "#fff2d1" },
  },
  analyzer: { ...accentInk("iris"), fill: archetypes.analyzer.color },
  resigned: {
    ...{ fill: archetypes.resigned.color, onFill: "#071d31" },
    ...{ text: "#1f5c94", soft: "#e3f0fc" },
  },
};

export const NIGHT = colours.night.light;
export const ON_NIGHT = colours.onNight.light;
export const ON_NIGHT_SOFT = colours.onNightSoft.light;
