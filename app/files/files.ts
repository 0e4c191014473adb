import { AppError } from "#app/platform/app-error.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import type { ByteRange } from "./byte-range.ts";
import { refusals } from "./content/refusals.ts";

/** Metadata of a stored file, and its stream where it was read. `etag` is strong and quoted, as in a response header. */
export type FoundFile = {
  readonly size: number;
  readonly etag: string;
  readonly body?: ReadableStream;
};

/** `storedAt` in milliseconds. */
type ListedFile = { readonly key: string; readonly storedAt: number };

/** The part of an R2 bucket used here. The runtime and the DOM type the same stream differently. */
type Bucket = {
  head(key: string): Promise<{ size: number; httpEtag: string } | null>;
  get(
    key: string,
    options?: { onlyIf: { etagMatches: string }; range?: ByteRange },
  ): Promise<{ size: number; httpEtag: string; body?: unknown } | null>;
  put(key: string, bytes: Uint8Array): Promise<unknown>;
  list(options: { prefix: string; startAfter?: string }): Promise<{
    objects: { key: string; size: number; uploaded: Date }[];
    truncated: boolean;
  }>;
  delete(keys: string[]): Promise<void>;
};

/** Stored files. Every method throws AppError `unavailable` when R2 does not answer. */
export const createFiles = (bucket: Bucket, log: Log) => ({
  /** Without its content. Null when it does not exist. */
  peek: (key: string): Promise<FoundFile | null> => peek(bucket, log, key),
  has: async (key: string): Promise<boolean> => (await peek(bucket, log, key)) !== null,

  /** The whole file. Null when it does not exist. */
  read: async (key: string): Promise<FoundFile | null> => {
    const found = await bucket.get(key).catch(failWith(log));
    return found && { ...describe(found), body: found.body as ReadableStream };
  },

  /** For a file that ought to exist: logs that it does not. */
  missing: (key: string): AppError => {
    log("error", { event: "files", reason: `missing: ${key}` });
    return filesUnavailable();
  },

  /** Overwrites an existing file. */
  put: async (key: string, bytes: Uint8Array): Promise<void> => {
    await bucket.put(key, bytes).catch(failWith(log));
  },

  /** Streams a range of the file, or all of it. Null when it has been replaced or deleted since it was found. */
  open: async (
    key: string,
    found: FoundFile,
    range?: ByteRange,
  ): Promise<ReadableStream | null> => {
    const onlyIf = { etagMatches: found.etag.replaceAll('"', "") };
    const opened = await bucket.get(key, { onlyIf, ...(range && { range }) }).catch(failWith(log));
    return (opened?.body as ReadableStream | undefined) ?? null;
  },

  /** Sizes of up to 1,000 files by key prefix, in one call. */
  measure: async (prefix: string): Promise<ReadonlyMap<string, number>> => {
    const { objects } = await bucket.list({ prefix }).catch(failWith(log));
    return new Map(objects.map(({ key, size }) => [key, size]));
  },

  /** Up to 1,000 files by key, after a given one. `next` is the key to go on after; null: these are the last. */
  list: async (
    prefix: string,
    after: string | null,
  ): Promise<{ files: readonly ListedFile[]; next: string | null }> => {
    const { objects, truncated } = await bucket
      .list({ prefix, ...(after !== null && { startAfter: after }) })
      .catch(failWith(log));
    const files = objects.map(({ key, uploaded }) => ({ key, storedAt: uploaded.getTime() }));
    return { files, next: truncated ? (files.at(-1)?.key ?? null) : null };
  },

  /** Up to 1,000 files. Idempotent. */
  remove: async (keys: readonly string[]): Promise<void> => {
    if (keys.length > 0) await bucket.delete([...keys]).catch(failWith(log));
  },
});

async function peek(bucket: Bucket, log: Log, key: string): Promise<FoundFile | null> {
  const found = await bucket.head(key).catch(failWith(log));
  return found && describe(found);
}

const describe = ({ size, httpEtag }: { size: number; httpEtag: string }): FoundFile => ({
  size,
  etag: httpEtag,
});

export type Files = ReturnType<typeof createFiles>;

export const filesUnavailable = (): AppError =>
  new AppError("unavailable", refusals.unavailable, {
    headers: { "Retry-After": "10" },
  });

const failWith =
  (log: Log) =>
  (error: unknown): never => {
    log("error", { event: "files", ...describeError(error) });
    throw filesUnavailable();
  };
