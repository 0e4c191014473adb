import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          include: ["app/**/*.test.ts", "tools/**/*.test.ts", "bench/**/*.test.ts"],
          exclude: ["app/**/*.worker.test.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: "./tests/setup/idle-worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") } },
          }),
        ],
        test: {
          name: "workers",
          include: ["app/**/*.worker.test.ts", "workers/**/*.test.ts"],
          setupFiles: ["tests/setup/apply-migrations.ts"],
        },
      },
    ],
  },
});
