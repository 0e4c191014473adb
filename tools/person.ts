/**
 * `npm run person -- show|export|erase ADDRESS` does for a person what the mailed page of /your-data does. It asks the
 * running site, which reaches every store: the local one, on the PORT of `npm start`, or with SITE_ORIGIN and LINK_SECRET
 * the one in production.
 */
import { minutes } from "../app/domain/duration.ts";
import { parseEmailAddress } from "../app/domain/mail/email-address.ts";
import { signLink } from "../app/platform/signed-link.ts";
import { OperatorRequest, operatorSubject } from "../app/privacy/server/operate-person.ts";
import { readPort } from "./read-port.ts";

const USAGE =
  "Usage: npm run person -- show|export|erase ADDRESS, for production with SITE_ORIGIN=https://… LINK_SECRET=…";
const LOCAL_SECRET = "development-only-and-known-to-everybody";

type Section = { title: string; lines: { label: string; value: string }[] };

async function askSite(
  action: OperatorRequest["action"],
  address: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<object> {
  const email = parseEmailAddress(address);
  if (email === null) throw new Error(USAGE);
  const { SITE_ORIGIN, PORT, LINK_SECRET: secret = LOCAL_SECRET } = variables;
  const site = SITE_ORIGIN ?? `http://localhost:${readPort(PORT)}`;
  const { hostname, protocol } = new URL(site);
  const isLocal = hostname === "localhost";
  // Over http the token, which can erase the person, could be read on the way.
  if (!isLocal && (protocol !== "https:" || secret === LOCAL_SECRET)) throw new Error(USAGE);
  const token = await signLink([secret], {
    purpose: "operate_person",
    subject: await operatorSubject(action, email),
    expiresAtMs: Date.now() + minutes(5),
  });
  const answer = await fetch(`${site}/api/operator/person`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action, email, token }),
  }).catch((cause: unknown) => {
    throw new Error(`${site} does not answer.`, { cause });
  });
  if (!answer.ok) throw new Error(`${site} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const print = (sections: readonly Section[]): string =>
  sections
    .map(({ title, lines }) =>
      [title, ...lines.map(({ label, value }) => `  ${label}: ${value}`)].join("\n"),
    )
    .join("\n\n") || "Nothing is held under this address.";

/** Returns what to print. @throws Error with what to print instead */
export async function runPerson(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const [given, address = ""] = args;
  const action = OperatorRequest.shape.action.safeParse(given);
  if (!action.success) throw new Error(USAGE);
  const told = await askSite(action.data, address, variables);
  if ("sections" in told) return print(told.sections as Section[]);
  return JSON.stringify("erased" in told ? told.erased : told, null, 2);
}

if (import.meta.main) {
  try {
    console.log(await runPerson(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
