import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "bare-remix-build";

const handle = createRequestHandler(build, "production");

export default { fetch: (request: Request) => handle(request) };
