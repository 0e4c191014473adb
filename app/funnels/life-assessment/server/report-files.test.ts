import { expect, test } from "vitest";
import type { AttemptId } from "#app/domain/ids.ts";
import { findReportFile, reportKeys } from "./report-files.ts";

const ATTEMPT = "22222222-2222-4222-8222-222222222222" as AttemptId;
const EARLIER = "33333333-3333-4333-8333-333333333333" as AttemptId;

test.each([
  ["of one attempt", null, [ATTEMPT]],
  ["compared with an earlier one", EARLIER, [ATTEMPT, EARLIER]],
])(
  "The key of a stored report %s names whose scores it contains, for their erasure",
  (_what, since, ownerIds) => {
    const { key } = findReportFile(ATTEMPT, "report", since);
    expect(reportKeys.readKey(key)).toEqual({ ownerIds, currentKey: key });
  },
);
