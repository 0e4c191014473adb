/** Imported as text and served unchanged. */
declare module "*.browser.js" {
  const text: string;
  export default text;
}
