import { existsSync, readFileSync } from "node:fs";

export type Count = { passed: number; failed: number; skipped: number };

type VitestReport = {
  testResults: {
    status: string;
    assertionResults: { status: string }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Counts a vitest JSON report. A file that could not be loaded holds no test and counts as one failure. */
export function countVitest(path: string): Count {
  const files = readReport<VitestReport>(path)?.testResults ?? [];
  const statuses = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const unloaded = files.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length;
  return {
    passed,
    failed: failed + unloaded.length,
    skipped: statuses.length - passed - failed,
  };
}

/** Counts a Playwright JSON report. What failed outside of a test (loading, set-up) counts as one failure each. */
export function countPlaywright(path: string): Count {
  const report = readReport<PlaywrightReport>(path);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as T) : undefined;
}
