import { WorkerEntrypoint } from "cloudflare:workers";
import jobs from "./index.ts";

export default jobs;

/** For `workers/sandbox`, which cannot wait for the minute to end. Production is built from index.ts alone. */
export class DevelopmentControls extends WorkerEntrypoint {
  runCron(): Promise<void> {
    return jobs.scheduled();
  }
}
