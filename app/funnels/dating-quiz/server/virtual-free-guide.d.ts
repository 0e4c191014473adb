declare module "virtual:free-guide" {
  /** The text of the free guide; empty in the browser's bundle. */
  export const blocks: readonly import("../content/guide-block.ts").GuideBlock[];
}
