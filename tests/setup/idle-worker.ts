/** Stands where wrangler.toml names the web worker: its import needs a build, and data tests do not. */
export default {};
