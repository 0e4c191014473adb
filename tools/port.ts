import { createServer } from "node:net";

/** Both are tried: on some systems a server on all addresses does not block 127.0.0.1. */
const ADDRESSES = ["127.0.0.1", "::"];

export async function isPortFree(port: number): Promise<boolean> {
  for (const address of ADDRESSES) {
    if ((await listenOnce(port, address)) === "in use") return false;
  }
  return true;
}

export async function pickFreePort(): Promise<number> {
  const port = await listenOnce(0, "127.0.0.1");
  if (typeof port !== "number") throw new Error("No free port on 127.0.0.1.");
  return port;
}

function listenOnce(port: number, address: string): Promise<number | "in use" | "no such address"> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "EADDRINUSE" ? "in use" : "no such address"),
    );
    server.listen({ port, host: address, exclusive: true }, () => {
      const bound = server.address();
      server.close(() =>
        resolve(typeof bound === "object" && bound ? bound.port : "no such address"),
      );
    });
  });
}
