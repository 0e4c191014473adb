/** Replaces the web worker of wrangler.toml, whose import needs a build; these tests do not. */
export default {};
