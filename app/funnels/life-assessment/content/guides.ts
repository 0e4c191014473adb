import type { LifeGuideId } from "#app/domain/guides.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";

/** The life guides for subscribers, each with the area that it helps most. */
export const guides: Readonly<
  Record<LifeGuideId, { readonly title: string; readonly text: string; readonly area: AreaKey }>
> = {
  "money-worries": {
    title: "Money Worries",
    text: "What to say on the call that you’ve been putting off, told from the other end of the line.",
    area: "safety",
  },
  loneliness: {
    title: "Less Lonely",
    text: "Four kinds of lonely, a small first thing for each, and six names to learn.",
    area: "connection",
  },
  "a-tired-week": {
    title: "A Tired Week",
    text: "Seven days in low power mode, for a week that can’t be called off.",
    area: "recreation",
  },
  "boundaries-at-work": {
    title: "Boundaries at Work",
    text: "How much you can lift, and how to let others see it.",
    area: "significance",
  },
  "starting-again": {
    title: "Starting Again",
    text: "A mover’s five kinds of boxes, from the one you open first to the one that stays empty.",
    area: "growth",
  },
};
