declare namespace Cloudflare {
  interface Env {
    DB: import("@cloudflare/workers-types").D1Database;
    REPLICA: import("@cloudflare/workers-types").D1Database;
    EMAIL_QUEUE: import("@cloudflare/workers-types").Queue<{ jobId: string }>;
    TEST_MIGRATIONS: import("@cloudflare/vitest-plugin").D1Migration[];
  }
}
