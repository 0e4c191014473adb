/** Binary files bundled as they are. */
declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}

/** Manuscripts bundled as text, by a rule of wrangler.toml. */
declare module "*.md" {
  const text: string;
  export default text;
}
