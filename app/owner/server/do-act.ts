import { replayFailedEmailJobs } from "#app/data/failed-emails.ts";
import { beginAct, endAct } from "#app/data/operator-log.ts";
import { decideReview } from "#app/data/review-decisions.ts";
import { settleWithdrawal } from "#app/data/withdrawals.ts";
import { AppError, ignoreUnavailable } from "#app/platform/app-error.ts";
import { exportHeld } from "#app/privacy/server/post-data-form.ts";
import { type ActName, isPersonAct, type Outcome } from "../rules/acts.ts";
import { readSubject } from "../rules/subject.ts";
import { doPersonAct, type PersonDeps } from "./do-person-act.ts";
import { loadPerson } from "./find-person.ts";

export type ActRequest = {
  /** The id of the confirmed form. */
  readonly id: string;
  readonly act: ActName;
  /** A person (`readSubject`), `review:<id>`, `withdrawal:<id>`, or `mails:<reason>`. */
  readonly subject: string;
  readonly value: string;
  readonly who: string;
};

/** An export also has a file. */
export type Done = { readonly outcome: Outcome; readonly file?: object };

/**
 * Does an act once, however often its form is sent, and logs it: who, what, when and on what, but nothing of its content.
 * The log is written first, so that no act goes unlogged. A failed act can be sent again.
 * @throws AppError `invalid_input` for a subject that the act does not have.
 */
export async function doAct(deps: PersonDeps, request: ActRequest): Promise<Done> {
  const { id, act, subject, who } = request;
  const perform = prepare(deps, request);
  const isOurs = await beginAct(deps.db, { id, at: deps.clock(), who, act, subject });
  // An export can be repeated, because it changes nothing.
  if (!isOurs && act !== "export_person") return { outcome: "already" };
  try {
    const done = await perform();
    await endAct(deps.db, id, done.outcome);
    return done;
  } catch (error) {
    await endAct(deps.db, id, "failed");
    throw error;
  }
}

function prepare(deps: PersonDeps, request: ActRequest): () => Promise<Done> {
  const { act, id, value } = request;
  const [kind, ...rest] = request.subject.split(":");
  if (isPersonAct(act)) {
    const subject = readSubject(request.subject);
    if (subject === null) throw unknownSubject();
    if (act !== "export_person") {
      return async () => ({
        outcome: await doPersonAct(deps, act, { id, subject, value }).catch(whileAway),
      });
    }
    return async () => {
      const { address } = await loadPerson(deps.db, subject);
      if (address === null) return { outcome: "nothing" };
      return { outcome: "done", file: await exportHeld(deps, address, "operator") };
    };
  }
  if (act === "replay_mails") {
    if (kind !== "mails") throw unknownSubject();
    const reason = rest.join(":");
    return async () => ({ outcome: await replay(deps, reason === "" ? null : reason) });
  }
  if (act === "settle_withdrawal") {
    if (kind !== "withdrawal") throw unknownSubject();
    return async () => {
      const isThere = await settleWithdrawal(deps.db, rest.join(":"), deps.clock());
      return { outcome: isThere ? "done" : "nothing" };
    };
  }
  const verb = act === "publish_review" ? "publish" : "hide";
  if (kind !== "review") throw unknownSubject();
  return async () => {
    const isDecided = await decideReview(deps.db, verb, rest.join(":"), deps.clock());
    return { outcome: isDecided ? "done" : "refused" };
  };
}

const unknownSubject = () => new AppError("invalid_input", "There is no such person or thing.");

const whileAway = (error: unknown): Outcome => {
  ignoreUnavailable(error);
  return "unavailable";
};

/** The sweep enqueues the mails within two minutes. */
async function replay({ db, clock }: PersonDeps, reason: string | null): Promise<Outcome> {
  const replayed = await replayFailedEmailJobs(db, clock(), reason);
  return replayed.length > 0 ? "done" : "nothing";
}
