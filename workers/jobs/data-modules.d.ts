/** Binary files bundled as they are. */
declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}
