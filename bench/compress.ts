import { type BrotliOptions, brotliCompressSync, constants, createBrotliCompress } from "node:zlib";

/** Files as a build would compress them once, pages as a server does while it writes them. */
export const brotliQuality = { files: 11, pages: 4 } as const;

const options = (quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

export const compressFile = (body: Buffer) =>
  brotliCompressSync(body, options(brotliQuality.files));
export const compressPage = (text: string) =>
  brotliCompressSync(text, options(brotliQuality.pages));
export const createPageCompressor = () => createBrotliCompress(options(brotliQuality.pages));
