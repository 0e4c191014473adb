/** Files that tests import as text. */
declare module "*.d.ts?raw" {
  const text: string;
  export default text;
}
