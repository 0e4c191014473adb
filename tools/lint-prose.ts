/**
 * `npm run lint:prose`: where what is sold or shown leaves the voice or is hard to read (docs/voice.md); with
 * `-- --words` the words of its whole sentences by kind, which is what a translation costs (docs/translation.md).
 */
import { lintProse, readSources } from "./prose/lint-prose.ts";
import { kindOf } from "./prose/reading-ease.ts";
import { readSentences, wordsOf } from "./prose/running-text.ts";

function countWords(): void {
  const counts = new Map<string, number>();
  for (const [path, source] of readSources()) {
    const { name } = kindOf(path);
    const words = readSentences(path, source).flatMap(wordsOf).length;
    counts.set(name, (counts.get(name) ?? 0) + words);
  }
  for (const [name, words] of counts) console.log(`${String(words).padStart(7)}  ${name}`);
}

if (process.argv.includes("--words")) countWords();
else {
  const faults = await lintProse();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
