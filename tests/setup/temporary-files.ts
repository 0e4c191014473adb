import { statfsSync } from "node:fs";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 2_000_000_000;

/**
 * Keeps temporary files of this process and its children in memory, on a Linux with room for them: otherwise each
 * commit of a test database and each browser profile would wait for the disk. A TMPDIR that is set takes precedence.
 */
export function keepTemporaryFilesInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > ENOUGH_BYTES) process.env["TMPDIR"] ??= MEMORY;
  } catch {
    // There is no such file system.
  }
}
