/** The text of a guide as its page shows it, made from its manuscript by the build. */
export type GuideRun = { readonly text: string; readonly look?: "italic" | "bold" };
export type GuideLine = readonly GuideRun[];

export type GuideBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph" | "message"; readonly text: GuideLine }
  | {
      readonly kind: "list";
      readonly isToTick: boolean;
      readonly items: readonly GuideLine[];
    }
  | {
      readonly kind: "callout";
      /** `night` is the one thing to remember, `soft` a sheet to write on, `line` a word of care. */
      readonly look: "soft" | "line" | "night";
      readonly title: string | null;
      readonly blocks: readonly GuideBlock[];
    }
  | { readonly kind: "lines"; readonly prompt: GuideLine; readonly count: number }
  | {
      readonly kind: "table";
      readonly head: readonly GuideLine[];
      readonly rows: readonly (readonly GuideLine[])[];
    };
