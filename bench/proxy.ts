import {
  Agent,
  createServer,
  type IncomingMessage,
  request as requestUpstream,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type BrotliOptions, brotliCompressSync, constants, createBrotliCompress } from "node:zlib";

const options = (quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  // Each chunk of a streamed page is sent at once.
  flush: constants.BROTLI_OPERATION_FLUSH,
});

/** Files have the quality of a build step, pages that of a streaming server. */
const [OF_FILES, OF_PAGES] = [options(11), options(4)];
const FILES = "/assets/";
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding"];

export type Proxy = { origin: string; close: () => void };

export const compressPage = (text: string) => brotliCompressSync(text, OF_PAGES);

/** A reverse proxy in the role of the edge: compresses, and forwards everything else. */
export async function startProxy(upstream: string): Promise<Proxy> {
  // No keep-alive: the server may close an idle connection just when it is reused.
  const agent = new Agent({ keepAlive: false });
  /** By path, which names their content: this quality is slow. */
  const files = new Map<string, Buffer>();

  const answer = async (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { statusCode: status = 502, headers: given } = incoming;
    const headers = { ...given };
    for (const name of HOP_BY_HOP) delete headers[name];
    if (!COMPRESSIBLE.test(given["content-type"] ?? "")) {
      incoming.pipe(outgoing.writeHead(status, headers));
      return;
    }
    delete headers["content-length"];
    headers["content-encoding"] = "br";
    if (!path.startsWith(FILES)) {
      incoming.pipe(createBrotliCompress(OF_PAGES)).pipe(outgoing.writeHead(status, headers));
      return;
    }
    const body = await buffer(incoming);
    const compressed = files.get(path) ?? brotliCompressSync(body, OF_FILES);
    files.set(path, compressed);
    outgoing.writeHead(status, { ...headers, "content-length": compressed.length }).end(compressed);
  };

  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url: path = "/" } = incoming;
    const { host } = new URL(upstream);
    const headers = { ...incoming.headers, host, "accept-encoding": "identity" };
    if (headers.origin) headers.origin = upstream;
    const passed = requestUpstream(
      new URL(path, upstream),
      { method, headers, agent },
      (response) => void answer(path, response, outgoing).catch((error) => outgoing.destroy(error)),
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
