import { expect, test } from "vitest";
import { type Act, fillSlots, makeReplay, nameOfCall, readGiven } from "./recording.ts";

const attempt = "8f0f5d7e-0000-4000-8000-000000000001";
const other = "8f0f5d7e-0000-4000-8000-000000000002";
const answer = (body: string) => ({ status: 200, cookie: "", body });

test("a value of the request is replaced wherever it was used, also within other texts", () => {
  const act: Act = { kind: "limit", binding: "LIMIT_5", key: `start:${attempt}` };
  const replay = makeReplay([act], answer(`"${attempt}"`), { attempt_id: attempt });
  expect(fillSlots(replay, new Map([["attempt_id", other]]))).toEqual({
    acts: [{ ...act, key: `start:${other}` }],
    answer: answer(`"${other}"`),
  });
});

test("ids and hashes are made anew, and what was stored of them follows", () => {
  const hash = "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU";
  const params = [other, hash, 7, null, "US"];
  const { acts } = makeReplay(
    [
      { kind: "id", result: other },
      { kind: "hash", text: attempt, result: hash },
      { kind: "statements", statements: [{ sql: "insert", params }] },
    ],
    answer(""),
    { attempt_id: attempt },
  );
  expect(acts).toMatchObject([{ result: "made1" }, { result: "made2" }, {}]);
  const values = new Map([
    ["attempt_id", other],
    ["made1", "new id"],
    ["made2", "new hash"],
  ]);
  expect(fillSlots(acts.slice(1), values)).toMatchObject([
    { kind: "hash", text: other },
    { statements: [{ sql: "insert", params: ["new id", "new hash", 7, null, "US"] }] },
  ]);
});

test("a short value, which other texts may contain by chance, stays as it was recorded", () => {
  const replay = makeReplay([], answer("Adam and Ada"), { name: "Ada" });
  expect(replay.answer).toEqual(answer("Adam and Ada"));
});

test("a request brings its cookie, the end of its path and the texts of its body", () => {
  const body = JSON.stringify({ attempt_id: attempt, progress_count: 100 });
  expect(readGiven(`/api/quiz2/results/${other}`, "visitor=secret", body)).toEqual({
    attempt_id: attempt,
    segment: other,
    visitor: "secret",
  });
});

test("a call has the same name whatever id its path ends with", () => {
  const name = nameOfCall("GET", `/api/quiz2/results/${attempt}`);
  expect(name).toBe(nameOfCall("GET", `/api/quiz2/results/${other}`));
  expect(name).not.toBe(nameOfCall("POST", "/api/quiz2/start"));
});
