import type { AnyGuideId, LifeGuideId } from "#app/domain/guides.ts";
import { GUIDES, type GuideFacts } from "./guides.ts";

/** What the library says of the guides beyond dating. */
const LIFE_GUIDES: Readonly<Record<LifeGuideId, GuideFacts>> = {
  "money-worries": {
    subtitle: "Notes from the other end of the phone line",
    summary:
      "An invented clerk with eleven years at a hardship desk tells you what to say, when to call, and how to open the pile.",
    minutes: 8,
    topics: ["calm", "on your own"],
  },
  "boundaries-at-work": {
    subtitle: "What a crane operator knows about how much to lift",
    summary:
      "Load, reach, wind and the stop signal: how to show what you carry, and what to say when it gets to be too much.",
    minutes: 9,
    topics: ["boundaries", "confidence"],
  },
  loneliness: {
    subtitle: "Notes from the super of a building with forty-eight doors",
    summary:
      "An invented building super with the keys to every door explains four kinds of lonely, and a small first thing for each.",
    minutes: 8,
    topics: ["on your own", "closeness", "conversation"],
  },
  "a-tired-week": {
    subtitle: "Seven days in low power mode",
    summary:
      "For a week that can’t be called off, with one thing to switch off and one small charge for each day.",
    minutes: 8,
    topics: ["calm", "on your own"],
  },
  "starting-again": {
    subtitle: "A mover’s advice, in five kinds of boxes",
    summary:
      "What to open first, what to hold on your lap, what to leave at the curb, and why one box should stay empty.",
    minutes: 9,
    topics: ["beginning again", "on your own"],
  },
};

export const ALL_GUIDES: Readonly<Record<AnyGuideId, GuideFacts>> = { ...GUIDES, ...LIFE_GUIDES };
