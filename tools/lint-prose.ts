/**
 * `npm run lint:prose` lists where texts that are sold or shown leave the voice or are hard to read (docs/voice.md);
 * with `-- --words` it counts the words of their whole sentences by kind.
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
