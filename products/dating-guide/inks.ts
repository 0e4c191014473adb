import type { Ink } from "@kindling/press/place";
import { accentColours, colours } from "../../app/design/palette.ts";
import { ARCHETYPES, type Archetype } from "../../app/domain/archetypes.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";

type AccentName = keyof typeof accentColours;

const accentInk = (name: AccentName): Ink => {
  const { fill, onFill, text, soft } = accentColours[name];
  return { fill, onFill, text: text.light, soft: soft.light };
};

/** The quiz's accent, for everything that is not about one pattern alone. */
export const ROSE = accentInk("rose");

/** Each pattern has the colours that the quiz gives it. */
export const INKS = Object.fromEntries(
  ARCHETYPES.map((archetype) => [archetype, accentInk(archetypes[archetype].accent)]),
) as Readonly<Record<Archetype, Ink>>;

export const NIGHT = colours.night.light;
export const ON_NIGHT = colours.onNight.light;
export const ON_NIGHT_SOFT = colours.onNightSoft.light;
