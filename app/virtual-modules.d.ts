/** Filled by plugins of Vite (`tools/vite-*.ts`). */

declare module "virtual:inline-styles" {
  /** The text of each stylesheet by its public path; empty in the browser's bundle. */
  export const stylesheets: Record<string, string>;
}

declare module "virtual:free-guide" {
  /** The text of the free guide; empty in the browser's bundle. */
  export const blocks: readonly import("#app/funnels/dating-quiz/content/guide-block.ts").GuideBlock[];
}
