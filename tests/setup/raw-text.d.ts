/** Files that a test reads as they are. */
declare module "*.d.ts?raw" {
  const text: string;
  export default text;
}
