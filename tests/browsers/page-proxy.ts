import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Transform } from "node:stream";

const COMPLAINTS_PATH = "/__complaints";

/**
 * Reports errors and warnings of the page to the proxy. The script removes itself from the document, which would
 * otherwise not match during hydration.
 */
function reportComplaints(path: string): void {
  document.currentScript?.remove();
  const describe = (part: unknown) =>
    part instanceof Error ? `${part.message}\n${part.stack}` : String(part);
  const tell = (...parts: unknown[]) => navigator.sendBeacon(path, parts.map(describe).join(" "));
  for (const level of ["error", "warn"] as const) {
    const write = console[level];
    console[level] = (...parts) => {
      tell(...parts);
      write(...parts);
    };
  }
  window.addEventListener("error", (event) => tell(event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => tell(event.reason));
  document.addEventListener("securitypolicyviolation", (event) =>
    tell(`${event.violatedDirective} refused ${event.blockedURI}`),
  );
}

/**
 * An HTTP proxy that injects init scripts and collects errors and warnings of pages, which WebDriver cannot. URLs do not
 * change, so cookies and the origin check work as without it.
 */
export async function startPageProxy(beforeScripts: string) {
  const complaints: string[] = [];
  const script = `(${reportComplaints})(${JSON.stringify(COMPLAINTS_PATH)});${beforeScripts}`;
  const server = createServer((asked, answer) => {
    if (new URL(asked.url ?? "").pathname === COMPLAINTS_PATH) collect(asked, answer, complaints);
    else forward(asked, answer, script);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function collect(asked: IncomingMessage, answer: ServerResponse, complaints: string[]): void {
  let text = "";
  asked.setEncoding("utf8").on("data", (part) => (text += part));
  asked.on("end", () => {
    complaints.push(text);
    answer.writeHead(204).end();
  });
}

function forward(asked: IncomingMessage, answer: ServerResponse, script: string): void {
  // The proxy cannot inject into a compressed page.
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  const forwarded = request(asked.url ?? "", { method: asked.method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, withoutLength(received));
    const nonce = /'nonce-([^']+)'/.exec(String(received.headers["content-security-policy"]))?.[1];
    if (isPage(received)) {
      received.pipe(insertFirst(`<script nonce="${nonce ?? ""}">${script}</script>`)).pipe(answer);
    } else {
      received.pipe(answer);
    }
  });
  forwarded.on("error", () => answer.destroy());
  asked.pipe(forwarded);
}

const isPage = ({ headers }: IncomingMessage) =>
  headers["content-type"]?.startsWith("text/html") === true;

function withoutLength(received: IncomingMessage) {
  const { "content-length": _, ...headers } = received.headers;
  return isPage(received) ? headers : received.headers;
}

/** Inserts a text after `<head>`, which is in the first chunk of each page. */
function insertFirst(text: string): Transform {
  let isFirst = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const given = isFirst ? chunk.toString().replace("<head>", `<head>${text}`) : chunk;
      isFirst = false;
      done(null, given);
    },
  });
}
