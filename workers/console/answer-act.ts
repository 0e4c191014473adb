import { z } from "zod";
import { type ActName, describeAct, isActName } from "#app/owner/rules/acts.ts";
import { readSubject, writeSubject } from "#app/owner/rules/subject.ts";
import { doAct } from "#app/owner/server/do-act.ts";
import { loadPerson } from "#app/owner/server/find-person.ts";
import { loadWithdrawals } from "#app/owner/server/load-withdrawals.ts";
import { AppError } from "#app/platform/app-error.ts";
import { readForm } from "#app/platform/http/read.ts";
import { type Desk, goTo, showAsk } from "./pages.tsx";

const ActId = z.uuid();
/** Enough for an address, or for the reason why a mail failed. */
const MOST = 500;

/**
 * An act takes two forms. The first, from a page, is answered with a question. The second, from that question, has its
 * own id. Only the second performs the act, once for each id.
 */
export async function answerAct(desk: Desk, request: Request): Promise<Response> {
  const { act, subject = "", value = "", id } = await readForm(request);
  if (act === undefined || !isActName(act) || subject.length > MOST || value.length > MOST) {
    throw new AppError("invalid_input", "There is no such act.");
  }
  if (describeAct(act).needs && value === "") {
    throw new AppError("invalid_input", "Something is missing in that form.");
  }
  const back = backOf(subject);
  if (id === undefined) {
    const about = await describeSubject(desk, act, subject);
    return showAsk(desk, { act, subject, value, about, back, id: crypto.randomUUID() });
  }
  const parsed = ActId.safeParse(id);
  if (!parsed.success)
    throw new AppError("invalid_input", "This form is out of date. Reload the page.");
  const asked = { id: parsed.data, act, subject, value, who: desk.place.who };
  const { outcome, file } = await doAct(desk.deps, asked);
  if (file !== undefined) return answerFile(file);
  return goTo(desk, `${back}?done=${act}.${outcome}`);
}

const PAGE_OF: ReadonlyMap<string, string> = new Map([
  ["review", "/reviews"],
  ["withdrawal", "/people"],
]);

/** The page that a subject is on. */
function backOf(subject: string): string {
  const person = readSubject(subject);
  if (person !== null) return `/people/${person.kind}/${person.id}`;
  const [kind = ""] = subject.split(":");
  return PAGE_OF.get(kind) ?? "/mail";
}

/** Describes the subject for the question, by an address only if it is a person. */
async function describeSubject(desk: Desk, act: ActName, subject: string): Promise<string> {
  const person = readSubject(subject);
  if (person === null) {
    const [kind, ...rest] = subject.split(":");
    if (kind === "withdrawal") {
      const { subjects, words } = await loadWithdrawals(desk.deps.db, desk.deps.clock());
      return words[subjects.indexOf(subject)] ?? subject;
    }
    return kind === "mails" ? `Mails that failed: ${rest.join(":") || "unknown"}` : subject;
  }
  const { address } = await loadPerson(desk.deps.db, person);
  const name = address ?? "a person without an address";
  return act === "correct_address" ? `${name}, ${writeSubject(person)}` : name;
}

const answerFile = (file: object): Response =>
  new Response(JSON.stringify(file, null, 2), {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": 'attachment; filename="person.json"',
    },
  });
