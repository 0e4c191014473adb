import type { ReactNode } from "react";
import { OPTIONAL_MAILS } from "#app/domain/mail/mail-limits.ts";
import type { PersonActName } from "../rules/acts.ts";
import type { Table } from "../rules/table.ts";
import { ActForm } from "./act-form.tsx";
import { DataTable } from "./data-table.tsx";
import { useAddress } from "./frame.tsx";

type SearchProps = {
  /** The previous search found nobody. */
  readonly isUnknown: boolean;
  readonly children?: ReactNode;
};

export const SearchPage = ({ isUnknown, children }: SearchProps) => (
  <>
    <h1>People</h1>
    {isUnknown && (
      <p className="notice bad" role="alert">
        Nobody is known by that. Orders are found by their number, subscriptions by{" "}
        <code>cus_…</code> or the attempt, and both by <code>pi_…</code> or <code>ch_…</code>.
      </p>
    )}
    <SearchForm />
    {children}
  </>
);

type Withdrawals = {
  readonly table: Table;
  readonly subjects: readonly string[];
  readonly people: readonly (string | null)[];
  readonly waits: readonly boolean[];
};

export function WithdrawalTable({ table, subjects, people, waits }: Withdrawals) {
  const address = useAddress();
  return (
    <DataTable
      table={table}
      path="/people"
      act={(at) => (
        <div className="acts">
          {people[at] && (
            <a className="button little" href={address(people[at])}>
              Person
            </a>
          )}
          {waits[at] && <ActForm act="settle_withdrawal" subject={subjects[at] ?? ""} isLittle />}
        </div>
      )}
    />
  );
}

function SearchForm() {
  const address = useAddress();
  return (
    <form method="post" action={address("/people")} className="card">
      <div className="row acts">
        <label>
          <span>
            Address, order number, or Stripe’s <code>pi_…</code>, <code>cus_…</code>
          </span>
          <input name="q" required maxLength={254} autoComplete="off" spellCheck={false} />
        </label>
        <button type="submit" className="button main">
          Find
        </button>
      </div>
      <p className="soft small">What you type is sent in the form, never in an address.</p>
    </form>
  );
}

type Bought = {
  readonly subject: string;
  readonly title: string;
  readonly state: string;
  readonly stripeId: string | null;
  readonly canCorrect: boolean;
};

type PersonProps = {
  readonly subject: string;
  readonly address: string | null;
  readonly timeline: Table;
  readonly bought: readonly Bought[];
  /** The address of an object at Stripe, by its id. */
  readonly stripeAt: (id: string) => string;
};

export const PersonPage = ({ subject, address, timeline, bought, stripeAt }: PersonProps) => (
  <>
    <div>
      <h1>{address ?? "Without an address"}</h1>
      <p className="soft">
        {address === null
          ? "This person was erased, or never gave an address. What was bought is known by its numbers alone."
          : "Everything that is held about this person, over all funnels."}
      </p>
    </div>
    <div className="pair">
      <section className="card" aria-labelledby="bought">
        <h2 id="bought">Bought</h2>
        {bought.length === 0 ? (
          <p className="soft">Nothing.</p>
        ) : (
          <ul className="items">
            {bought.map((one) => (
              <BoughtItem key={one.subject} bought={one} stripeAt={stripeAt} />
            ))}
          </ul>
        )}
      </section>
      {address !== null && <PersonActs subject={subject} />}
    </div>
    <DataTable table={timeline} path={`/people/${subject.replace(":", "/")}`} />
  </>
);

const BoughtItem = ({
  bought: { subject, title, state, stripeId, canCorrect },
  stripeAt,
}: {
  bought: Bought;
  stripeAt: PersonProps["stripeAt"];
}) => (
  <li>
    <div className="head">
      <h3>{title}</h3>
      <span className="badge">{state}</span>
    </div>
    {stripeId !== null && (
      <p>
        <a href={stripeAt(stripeId)}>Refund or look at it in Stripe</a>
      </p>
    )}
    {canCorrect && (
      <details>
        <summary>Wrong address?</summary>
        <ActForm act="correct_address" subject={subject}>
          <label>
            Right address
            <input name="value" type="email" required maxLength={254} autoComplete="off" />
          </label>
        </ActForm>
      </details>
    )}
  </li>
);

/** The acts whose forms ask for nothing else. */
const SIMPLE: readonly PersonActName[] = [
  ...(["resend_access", "end_grants", "export_person", "erase_person"] as const),
];

const PersonActs = ({ subject }: { subject: string }) => (
  <section className="card" aria-labelledby="acts">
    <h2 id="acts">What you can do</h2>
    <p className="soft small">Each asks once more, and is noted with your name.</p>
    <div className="acts">
      {SIMPLE.map((act) => (
        <ActForm key={act} act={act} subject={subject} />
      ))}
    </div>
    <ActForm act="stop_mails" subject={subject}>
      <label>
        Mails
        <select name="value">
          <MailKinds />
        </select>
      </label>
    </ActForm>
  </section>
);

const MailKinds = (): ReactNode =>
  ["all", ...OPTIONAL_MAILS].map((kind) => (
    <option key={kind} value={kind}>
      {kind === "all" ? "all that can be stopped" : kind.replaceAll("_", " ")}
    </option>
  ));
