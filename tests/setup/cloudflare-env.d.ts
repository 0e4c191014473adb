declare namespace Cloudflare {
  interface Env {
    DB: import("@cloudflare/workers-types").D1Database;
    REPLICA: import("@cloudflare/workers-types").D1Database;
    FILES: import("@cloudflare/workers-types").R2Bucket;
    EMAIL_QUEUE: import("@cloudflare/workers-types").Queue<{ jobId: string }>;
    MAIL_EVENTS: import("@cloudflare/workers-types").Queue;
    PRINT_QUEUE: import("@cloudflare/workers-types").Queue<{ attemptId: string }>;
    STRIPE_QUEUE: import("@cloudflare/workers-types").Queue<{ objectId: string }>;
    WEBHOOK: import("@cloudflare/workers-types").Fetcher;
    STRIPE_SANDBOX: import("@cloudflare/workers-types").Fetcher;
    STRIPE: DurableObjectNamespace<import("@kindling/local-stripe/account").StripeAccount>;
    LIMIT_5: import("@cloudflare/workers-types").RateLimit;
    LIMIT_10: import("@cloudflare/workers-types").RateLimit;
    LIMIT_30: import("@cloudflare/workers-types").RateLimit;
    LIMIT_300: import("@cloudflare/workers-types").RateLimit;
    LIMIT_60: import("@cloudflare/workers-types").RateLimit;
    LIMIT_600: import("@cloudflare/workers-types").RateLimit;
    TEST_MIGRATIONS: import("@cloudflare/vitest-plugin").D1Migration[];
  }
}
