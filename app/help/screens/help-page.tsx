import { Button } from "#app/design/controls/button.tsx";
import { SelectField } from "#app/design/controls/select-field.tsx";
import { Container } from "#app/design/layout.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import type { CountryHelp, HelpKind, HelpLine, HelpSite } from "../content/help-line.ts";
import { exit, footer, HELP_PATH, helpPage as words } from "../content/texts.ts";
import { HelpLines } from "./help-lines.tsx";
import * as css from "./help-page.css.ts";
import { QuickExit } from "./quick-exit.tsx";

type HelpPageProps = {
  country: string;
  help: CountryHelp | null;
  countries: readonly { value: string; label: string }[];
  directories: readonly HelpSite[];
};

const KINDS: readonly HelpKind[] = ["emergency", "crisis", "violence"];

/** `/help` (docs/product.md#help-page). */
export const HelpPage = ({ country, help, countries, directories }: HelpPageProps) => (
  <SlimPage accent="lagoon" footer={footer}>
    <Container narrow className={css.page}>
      <QuickExit />
      <h1 className={css.title}>{words.title}</h1>
      <p className={css.lead}>{words.lead}</p>
      <form method="get" action={HELP_PATH} className={css.form}>
        <SelectField
          label={words.country}
          name="country"
          defaultValue={country}
          // Firefox would restore the previous choice on reload.
          autoComplete="off"
          options={[{ value: "", label: words.choose }, ...countries]}
        />
        <Button type="submit" tone="quiet">
          {words.action}
        </Button>
      </form>
      {help === null ? (
        <p>{words.unknown}</p>
      ) : (
        KINDS.map((kind) => <Kind key={kind} kind={kind} help={help} />)
      )}
      <section className={css.section} aria-labelledby="directories-title">
        <h2 id="directories-title" className={css.heading}>
          {words.directories}
        </h2>
        <Sites sites={directories} />
      </section>
      <p className={css.small}>{words.limits}</p>
      <p className={css.small}>{exit.memory}</p>
    </Container>
  </SlimPage>
);

function Kind({ kind, help }: { kind: HelpKind; help: CountryHelp }) {
  const lines = help.lines.filter((line) => line.kind === kind);
  const sites = kind === "violence" ? (help.sites ?? []) : [];
  return (
    <section className={css.section} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`} className={css.heading}>
        {words.kinds[kind]}
      </h2>
      {lines.length > 0 ? (
        <HelpLines lines={lines}>{(line) => <LineSources line={line} />}</HelpLines>
      ) : (
        <p>{words.none}</p>
      )}
      {sites.length > 0 && <Sites sites={sites} />}
    </section>
  );
}

const LineSources = ({ line: { website, sources, confirmedOn } }: { line: HelpLine }) => {
  const locale = useLocale();
  return (
    <>
      {website && (
        <p className={css.small}>
          <a href={website} rel="noreferrer" className={css.link}>
            {new URL(website).host.replace(/^www\./, "")}
          </a>
        </p>
      )}
      <details className={css.small}>
        <summary className={css.summary}>
          {words.sources(formatDay(Date.parse(confirmedOn), locale))}
        </summary>
        <ul className={css.sources}>
          {sources.map((address) => (
            <li key={address}>
              <a href={address} rel="noreferrer" className={css.link}>
                {new URL(address).host.replace(/^www\./, "")}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};

const Sites = ({ sites }: { sites: readonly HelpSite[] }) => (
  <ul role="list" className={css.sites}>
    {sites.map(({ name, website }) => (
      <li key={website}>
        <a href={website} rel="noreferrer" className={css.link}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
