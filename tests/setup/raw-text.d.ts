/** Files that tests import as text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
