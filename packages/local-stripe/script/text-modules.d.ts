/** Scripts for the browser: the worker serves them as they are, so it imports them as text. */
declare module "*.browser.js" {
  const text: string;
  export default text;
}
