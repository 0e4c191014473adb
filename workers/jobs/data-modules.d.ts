/** Files that a worker takes along as they are. */
declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}
