/**
 * Which Node runs the project's scripts. Plain JavaScript without imports from npm, like tools/prepare.mjs, which runs
 * before anything is installed.
 */

/**
 * Whether a Node strips types, has `import.meta.main` and is supported by Vitest: 22 from 22.18, 24 from 24.2, and all
 * from 26.
 *
 * @param {string} version `24.21.0` or `v24.21.0`; anything else is not fit
 */
export function isFit(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  if (major === 22) return minor >= 18;
  if (major === 24) return minor >= 2;
  return major >= 26;
}

/**
 * The path of the machine's own Node if it is fit, otherwise of the one that npm installs with the packages.
 *
 * @param {{ path: string, version: string }} own
 * @param {string} packaged
 */
export const chooseNode = (own, packaged) => (isFit(own.version) ? own.path : packaged);
