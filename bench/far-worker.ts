import "./far-bindings.ts";
import worker from "../build/server/index.js";
import { travel } from "./far-bindings.ts";
import { WAITS_HEADER } from "./far-distances.ts";

/** The built web worker, as far from everything as the request says. */
export default {
  fetch: (request: Request): Promise<Response> =>
    travel(JSON.parse(request.headers.get(WAITS_HEADER) ?? "null"), () => worker.fetch(request)),
};
