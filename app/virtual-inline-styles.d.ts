declare module "virtual:inline-styles" {
  /** The text of each stylesheet by its public path; empty in the browser's bundle. */
  export const stylesheets: Record<string, string>;
}
