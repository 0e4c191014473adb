import { expect, test, vi } from "vitest";
import { awaitFile } from "./await-file.ts";

const later = () => new Response(null, { status: 503, headers: { "Retry-After": "5" } });

/** A stub that replays responses, repeating the last one; counts calls and total wait time. */
function answering(...answers: (() => Response)[]) {
  const ask = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? later());
  const pause = vi.fn(async () => undefined);
  const onWait = vi.fn();
  const asked = awaitFile("/file", onWait, { ask, pause });
  return { asked, ask, pause, onWait };
}

test("An existing file resolves at once", async () => {
  const { asked, ask, onWait } = answering(() => new Response());
  await asked;
  expect([ask.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 0]);
});

test("A file being generated is polled at the response's interval, and `onWait` is called once", async () => {
  const { asked, pause, onWait } = answering(later, later, () => new Response());
  await asked;
  expect(pause.mock.calls).toEqual([[5_000], [5_000]]);
  expect(onWait).toHaveBeenCalledOnce();
});

test("Polling ends after a limit", async () => {
  const { asked, ask } = answering(later);
  await expect(asked).rejects.toThrow("503");
  expect(ask).toHaveBeenCalledTimes(12);
});

test("A denied file is not polled", async () => {
  const { asked, ask } = answering(() => new Response(null, { status: 404 }));
  await expect(asked).rejects.toThrow("404");
  expect(ask).toHaveBeenCalledOnce();
});
