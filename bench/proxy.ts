import { createHash } from "node:crypto";
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestUpstream,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type BrotliOptions, brotliCompressSync, constants, createBrotliCompress } from "node:zlib";

/** Files at the quality of a build step, pages at that of a streaming server. */
export const brotliQuality = { files: 11, pages: 4 } as const;

const options = (quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

const compressFile = (body: Buffer) => brotliCompressSync(body, options(brotliQuality.files));
export const compressPage = (text: string) =>
  brotliCompressSync(text, options(brotliQuality.pages));
const createPageCompressor = () => createBrotliCompress(options(brotliQuality.pages));

export type Proxy = { origin: string; close: () => void };

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding"];

/** A reverse proxy in the role of the edge: compresses, and forwards everything else. */
export async function startProxy(upstream: string): Promise<Proxy> {
  // No keep-alive: the server may close an idle connection just when it is reused.
  const agent = new Agent({ keepAlive: false });
  const compressed = new Map<string, Buffer>();

  /** Cached by content: this quality is slow. */
  const compressOnce = (body: Buffer): Buffer => {
    const key = createHash("sha256").update(body).digest("base64");
    const known = compressed.get(key) ?? compressFile(body);
    compressed.set(key, known);
    return known;
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const type = incoming.headers["content-type"] ?? "";
    const headers: OutgoingHttpHeaders = { ...incoming.headers };
    for (const name of HOP_BY_HOP) delete headers[name];
    const status = incoming.statusCode ?? 502;
    if (!COMPRESSIBLE.test(type)) {
      incoming.pipe(outgoing.writeHead(status, headers));
      return;
    }
    delete headers["content-length"];
    headers["content-encoding"] = "br";
    if (type.startsWith("text/html")) {
      streamPage(incoming, outgoing.writeHead(status, headers));
      return;
    }
    const body = compressOnce(await buffer(incoming));
    outgoing.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const { host } = new URL(upstream);
    const headers = { ...incoming.headers, host, "accept-encoding": "identity" };
    if (incoming.headers.origin) Object.assign(headers, { origin: upstream });
    const path = incoming.url ?? "/";
    const passed = requestUpstream(
      new URL(path, upstream),
      { method: incoming.method ?? "GET", headers, agent },
      (response) => void answer(response, outgoing).catch((error) => outgoing.destroy(error)),
    );
    passed.on("error", (error) => outgoing.destroy(error));
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Flushes each chunk: a streamed page stays streamed. */
function streamPage(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const compressor = createPageCompressor();
  compressor.pipe(outgoing);
  incoming.on("data", (chunk) => {
    compressor.write(chunk);
    compressor.flush();
  });
  incoming.on("end", () => compressor.end());
  incoming.on("error", (error) => outgoing.destroy(error));
}
