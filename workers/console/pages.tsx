import type { ReactNode } from "react";
import { FUNNEL_STEPS, type Funnel } from "#app/domain/funnel-step.ts";
import { describeOutcome, isActName, OUTCOMES, type Outcome } from "#app/owner/rules/acts.ts";
import { readSubject } from "#app/owner/rules/subject.ts";
import type { Table } from "#app/owner/rules/table.ts";
import { AskPage } from "#app/owner/screens/act-form.tsx";
import { HealthPage, MailPage, ReviewsPage } from "#app/owner/screens/desk-pages.tsx";
import { type PagePath, type Place, renderPage } from "#app/owner/screens/frame.tsx";
import { FunnelPage } from "#app/owner/screens/funnel-page.tsx";
import { MoneyPage } from "#app/owner/screens/money-page.tsx";
import { PersonPage, SearchPage, WithdrawalTable } from "#app/owner/screens/people-page.tsx";
import { TodayPage } from "#app/owner/screens/today-page.tsx";
import {
  loadAlarms,
  loadFailures,
  loadHealth,
  loadLog,
  loadMailTroubles,
  loadReviews,
  loadSuppressions,
} from "#app/owner/server/load-desk.ts";
import {
  loadFunnel,
  loadMoney,
  loadToday,
  SPANS,
  type Span,
} from "#app/owner/server/load-figures.ts";
import { loadPersonPage } from "#app/owner/server/load-person-page.ts";
import { loadWithdrawals } from "#app/owner/server/load-withdrawals.ts";
import type { AppError } from "#app/platform/app-error.ts";
import type { ConsoleDeps } from "./deps.ts";

/** What a page is made with. */
export type Desk = { readonly deps: ConsoleDeps; readonly place: Place };
export type Asked = { readonly path: string; readonly query: URLSearchParams };

/** A page, and its tables, each of which can be exported. */
type Loaded = {
  readonly title: string;
  readonly here: PagePath;
  readonly tables: readonly Table[];
  readonly body: ReactNode;
};

type Loader = (deps: ConsoleDeps, query: URLSearchParams) => Promise<Loaded>;

const FUNNELS = Object.keys(FUNNEL_STEPS) as Funnel[];

const readSpan = (query: URLSearchParams): Span =>
  SPANS.find((span) => String(span) === query.get("days")) ?? 30;

const PAGES: Readonly<Record<PagePath, Loader>> = {
  "/": async ({ db, clock }) => {
    const [figures, alarms, { desk }, { waiting: declared }] = await Promise.all([
      loadToday(db, clock()),
      loadAlarms(db),
      loadHealth(db, clock()),
      loadWithdrawals(db, clock()),
    ]);
    const waiting = {
      behind: desk.fences.behind,
      owed: desk.refunds.owed,
      withdrawals: declared.known,
      strangers: declared.unknown,
    };
    return {
      title: "Today",
      here: "/",
      tables: [alarms, figures.days],
      body: <TodayPage {...figures} alarms={alarms} waiting={waiting} mail={desk.mail} />,
    };
  },
  "/funnel": async ({ db, clock }, query) => {
    const span = readSpan(query);
    const funnel = FUNNELS.find((name) => name === query.get("funnel")) ?? "quiz2";
    const tables = await loadFunnel(db, clock(), { funnel, span });
    return {
      title: "Funnel",
      here: "/funnel",
      tables,
      body: <FunnelPage funnel={funnel} span={span} tables={tables} funnels={FUNNELS} />,
    };
  },
  "/money": async ({ db, clock }, query) => {
    const span = readSpan(query);
    const money = await loadMoney(db, clock(), span);
    return {
      title: "Money",
      here: "/money",
      tables: [money.days, money.mrr, ...money.others],
      body: <MoneyPage {...money} span={span} />,
    };
  },
  "/people": async ({ db, clock }) => {
    const withdrawals = await loadWithdrawals(db, clock());
    return {
      title: "People",
      here: "/people",
      tables: [withdrawals.table],
      body: (
        <SearchPage isUnknown={false}>
          <WithdrawalTable {...withdrawals} />
        </SearchPage>
      ),
    };
  },
  "/mail": async ({ db, clock }) => {
    const [{ desk }, failures, troubles, suppressed] = await Promise.all([
      loadHealth(db, clock()),
      loadFailures(db),
      loadMailTroubles(db, clock()),
      loadSuppressions(db),
    ]);
    return {
      title: "Mail",
      here: "/mail",
      tables: [failures.table, troubles, suppressed],
      body: (
        <MailPage
          mail={desk.mail}
          failures={failures}
          troubles={troubles}
          suppressed={suppressed}
        />
      ),
    };
  },
  "/reviews": async ({ db }) => {
    const reviews = await loadReviews(db);
    return {
      title: "Reviews",
      here: "/reviews",
      tables: [reviews.table],
      body: <ReviewsPage reviews={reviews} />,
    };
  },
  "/health": async ({ db, clock }) => {
    const [{ desk, tables }, alarms, log] = await Promise.all([
      loadHealth(db, clock()),
      loadAlarms(db),
      loadLog(db),
    ]);
    const { databaseBytes } = desk;
    return {
      title: "Health",
      here: "/health",
      tables: [...tables, alarms, log],
      body: <HealthPage alarms={alarms} tables={tables} log={log} databaseBytes={databaseBytes} />,
    };
  },
};

/** The fixed segments of our paths; the log shows no others. */
export const PATH_WORDS: ReadonlySet<string> = new Set(
  ["", "csv", "act", "order", "attempt", "signup", "submission"].concat(
    Object.keys(PAGES).map((path) => path.slice(1)),
  ),
);

/** Returns null if there is no such page. */
export async function loadPage({ deps }: Desk, { path, query }: Asked): Promise<Loaded | null> {
  const load = Object.hasOwn(PAGES, path) ? PAGES[path as PagePath] : undefined;
  if (load !== undefined) return load(deps, query);
  const [, page, kind, id, ...more] = path.split("/");
  const subject = page === "people" && more.length === 0 ? readSubject(`${kind}:${id}`) : null;
  if (subject === null) return null;
  const person = await loadPersonPage(deps.db, subject);
  return {
    title: "Person",
    here: "/people",
    tables: [person.timeline],
    body: <PersonPage {...person} stripeAt={deps.stripeAt} />,
  };
}

export async function showPage(desk: Desk, asked: Asked): Promise<Response | null> {
  const loaded = await loadPage(desk, asked);
  if (loaded === null) return null;
  const { title, here, body } = loaded;
  const notice = readNotice(asked.query.get("done"));
  return answerHtml(renderPage(desk.place, { title, here, notice, children: body }));
}

/** Returns the outcome of the previous act, always in our own words, whatever the query says. */
function readNotice(done: string | null): string | undefined {
  const [act = "", outcome = ""] = done?.split(".") ?? [];
  const isOurs = isActName(act) && (outcome === "done" || Object.hasOwn(OUTCOMES, outcome));
  return isOurs ? describeOutcome(act, outcome as Outcome) : undefined;
}

/** Shows the search form again after it found nobody. */
export const showSearch = ({ place }: Desk): Response =>
  answerHtml(
    renderPage(place, { title: "People", here: "/people", children: <SearchPage isUnknown /> }),
    404,
  );

export const showAsk = ({ place }: Desk, asked: Parameters<typeof AskPage>[0]): Response =>
  answerHtml(renderPage(place, { title: "Please confirm", children: <AskPage {...asked} /> }));

/** POST/redirect/GET. */
export const goTo = ({ place }: Desk, path: string): Response =>
  new Response(null, { status: 303, headers: { Location: `${place.base}${path}` } });

/** Also sent to strangers, so it contains nothing of a page. */
export const answerRefusal = ({ status, message, headers }: AppError): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
  });

const answerHtml = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
