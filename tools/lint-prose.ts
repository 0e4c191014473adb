/** `npm run lint:prose`: where what is sold or shown leaves the voice or is hard to read (docs/voice.md). */
import { lintProse } from "./prose/lint-prose.ts";

const faults = await lintProse();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
