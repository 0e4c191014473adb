import type { ReactNode } from "react";
import { type ActName, describeAct } from "../rules/acts.ts";
import { useAddress } from "./frame.tsx";

type Props = {
  readonly act: ActName;
  readonly subject: string;
  /** Its fields. */
  readonly children?: ReactNode;
  readonly isLittle?: boolean;
};

/** Asks for an act; nothing is done before it is confirmed. */
export function ActForm({ act, subject, children, isLittle = false }: Props) {
  const address = useAddress();
  return (
    <form method="post" action={address("/act")} className={children ? "row" : undefined}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="subject" value={subject} />
      {children}
      <button type="submit" className={isLittle ? "button little" : "button"}>
        {describeAct(act).label}
      </button>
    </form>
  );
}

type AskProps = {
  readonly act: ActName;
  readonly subject: string;
  readonly value: string;
  /** The id of this form: however often it is sent, the act is done once. */
  readonly id: string;
  /** Whom or what it is about, in words. */
  readonly about: string;
  readonly back: string;
};

export function AskPage({ act, subject, value, id, about, back }: AskProps) {
  const address = useAddress();
  const { label, question, more, isFinal } = describeAct(act);
  return (
    <section className="card ask">
      <h1>{question}</h1>
      <dl className="facts">
        <dt>About</dt>
        <dd>{about}</dd>
        {value !== "" && (
          <>
            <dt>With</dt>
            <dd>{value.replaceAll("_", " ")}</dd>
          </>
        )}
      </dl>
      <p>{more}</p>
      <form method="post" action={address("/act")} className="acts">
        {Object.entries({ act, subject, value, id }).map(([name, given]) => (
          <input key={name} type="hidden" name={name} value={given} />
        ))}
        <button type="submit" className={isFinal ? "button final" : "button main"}>
          {label}
        </button>
        <a className="button" href={address(back)}>
          Leave it
        </a>
      </form>
    </section>
  );
}
