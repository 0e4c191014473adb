import { useAddress } from "./frame.tsx";

/** Links to the same page, of another kind or time. */
export const Tabs = ({
  label,
  path,
  names,
  here,
  write,
}: {
  label: string;
  path: (name: string) => string;
  names: readonly string[];
  here: string;
  write: (name: string) => string;
}) => {
  const address = useAddress();
  return (
    <nav className="tabs" aria-label={label}>
      {names.map((name) => (
        <a
          key={name}
          className="button little"
          href={address(path(name))}
          aria-current={name === here ? "page" : undefined}
        >
          {write(name)}
        </a>
      ))}
    </nav>
  );
};

const SPANS = ["7", "30", "90"];
const sayDays = (span: string): string => `${span} days`;

/** A page's heading, beside how many days it looks back on. */
export const SpanHead = ({
  title,
  span,
  path,
}: {
  title: string;
  span: number;
  path: (days: string) => string;
}) => (
  <div className="head">
    <h1>{title}</h1>
    <Tabs label="Days" path={path} names={SPANS} here={String(span)} write={sayDays} />
  </div>
);
