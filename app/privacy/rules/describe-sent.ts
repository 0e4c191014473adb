import { formatDay } from "#app/domain/calendar-day.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { MailKind } from "#app/domain/mail/mail-payload.ts";
import { mailNames, heldWords as words } from "../content/your-data.ts";

export type Line = { readonly label: string; readonly value: string };

export type Mail = {
  readonly kind: MailKind;
  readonly status: string;
  readonly sentAt: number | null;
  /** When it goes out. */
  readonly dueAt: number;
};

export type StoredFile = { readonly key: string; readonly size: number };

/** One line for all mails of a kind with one status: a plan alone has seven. */
export function describeMails(mails: readonly Mail[], locale: Locale): Line[] {
  const groups = Map.groupBy(mails, ({ kind, status }) => `${kind} ${status}`);
  return [...groups.values()].map((group) => {
    const days = group
      .map(({ sentAt, dueAt }) => sentAt ?? dueAt)
      .sort((one, other) => one - other);
    const first = formatDay(days[0] ?? 0, locale);
    const last = formatDay(days.at(-1) ?? 0, locale);
    const when = first === last ? first : words.between(first, last);
    const [{ kind, status } = { kind: "data_link" as const, status: "" }] = group;
    const state = words.mailStatuses[status] ?? status;
    const count = group.length === 1 ? "" : words.times(group.length);
    return { label: mailNames[kind], value: `${count}${when}, ${state}` };
  });
}

/** One line for all files of a kind. */
export function describeFiles(files: readonly StoredFile[]): Line[] {
  const groups = Map.groupBy(files, ({ key }) => nameFile(key));
  return [...groups].map(([label, group]) => {
    const bytes = group.reduce((sum, { size }) => sum + size, 0);
    return { label, value: words.pdfs(group.length, Math.ceil(bytes / 1_000)) };
  });
}

function nameFile(key: string): string {
  const name = key.slice(key.lastIndexOf("/") + 1);
  const kind = (["dating", "plan", "report"] as const).find((each) => name.includes(`-${each}`));
  return kind === undefined ? name : words.fileKinds[kind];
}

export type Withdrawal = {
  readonly name: string;
  readonly contract: string;
  readonly declaredAt: number;
};

export const describeWithdrawal = (
  { name, contract, declaredAt }: Withdrawal,
  locale: Locale,
): Line[] => [
  { label: words.name, value: name },
  { label: words.text, value: contract },
  { label: words.date, value: formatDay(declaredAt, locale) },
];
