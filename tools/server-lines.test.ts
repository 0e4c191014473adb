import { expect, test } from "vitest";
import { isForDeveloper, isUnexpected } from "./server-lines.ts";

/** A request's line as wrangler writes it to a terminal. */
const coloured = (method: string, path: string, status: number) =>
  `\u001b[32m[wrangler:info]\u001b[39m \u001b[0m\u001b[1m${method}\u001b[22m ${path} \u001b[32m\u001b[1m${status}\u001b[22m OK \u001b[39m\u001b[90m(56ms)\u001b[39m\u001b[0m`;
const failure = '{"event":"failure","kind":"mail","message":"no answer"}';
const request = '{"event":"request","method":"GET","path":"/*","status":404}';

test.each([
  { line: "[wrangler:info] GET /quiz1 200 OK (11ms)", shown: true, whileRebuilding: true },
  { line: coloured("GET", "/quiz1", 200), shown: true, whileRebuilding: true },
  { line: `[dev-web] ${failure}`, shown: true, whileRebuilding: true },
  { line: `\u001b[34m[dev-web]\u001b[39m ${failure}`, shown: true, whileRebuilding: true },
  { line: `[kindling-sandbox] ${failure}`, shown: true, whileRebuilding: true },
  { line: "✘ [ERROR] Build failed with 1 error:", shown: true, whileRebuilding: false },
  {
    line: coloured("PUT", "/__sandbox/files/bundles/a.pdf", 500),
    shown: true,
    whileRebuilding: true,
  },
  { line: coloured("PUT", "/__sandbox/files/bundles/a.pdf", 204), shown: false },
  { line: coloured("POST", "/__sandbox/cron", 200), shown: false },
  { line: coloured("GET", "/v1/prices", 200), shown: false },
  { line: coloured("POST", "/v1/products", 200), shown: false },
  { line: "⎔ Reloading local server...", shown: false, whileRebuilding: false },
  { line: "dev-web has access to the following bindings:", shown: false, whileRebuilding: false },
  { line: "Binding   Resource   Mode", shown: false, whileRebuilding: false },
  { line: "\u001b[0m", shown: false, whileRebuilding: false },
])("A developer sees $line: $shown, while rebuilding $whileRebuilding", (row) => {
  expect(isForDeveloper(row.line, false)).toBe(row.shown);
  if (row.whileRebuilding !== undefined) {
    expect(isForDeveloper(row.line, true)).toBe(row.whileRebuilding);
  }
});

test.each([
  { line: coloured("GET", "/quiz1", 200), isPrinted: false },
  { line: request, isPrinted: false },
  { line: `[dev-web] ${request}`, isPrinted: false },
  { line: `\u001b[34m[dev-stripe-webhook]\u001b[39m ${request}`, isPrinted: false },
  { line: "  ", isPrinted: false },
  { line: failure, isPrinted: true },
  { line: `[dev-jobs] ${failure}`, isPrinted: true },
  { line: "Uncaught Error: no such table", isPrinted: true },
])("A test run prints $line: $isPrinted", ({ line, isPrinted }) => {
  expect(isUnexpected(line)).toBe(isPrinted);
});
