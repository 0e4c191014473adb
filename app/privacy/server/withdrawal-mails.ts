import type { Database } from "#app/data/database.ts";
import { countUntold } from "#app/data/withdrawals.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import { formatDay, formatUtcTime } from "#app/domain/calendar-day.ts";
import { boundsOf } from "#app/domain/day-span.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { homeLocale } from "#app/domain/locale.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import { readOrderNumbers } from "#app/domain/purchase/order.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { withdrawalDigest, withdrawalNotice, withdrawalReceived } from "../content/withdraw.ts";

type WriterDeps = { brand: MailBrand };
type Job = { readonly payload: MailPayload<"withdrawal_received" | "withdrawal_notice"> };

const write =
  (describe: typeof withdrawalReceived, quote: (text: string) => string) =>
  async ({ brand }: WriterDeps, { payload }: Job): Promise<EmailContent> => {
    const { declaredAt, ...declared } = payload;
    const numbers = quote === quoteBriefly ? readOrderNumbers(declared.contract) : [];
    const contract =
      numbers.length > 0 ? numbers.join(", ").toUpperCase() : quote(declared.contract);
    return compose(
      { brand },
      describe({
        ...declared,
        name: quote(declared.name),
        contract,
        at: formatUtcTime(declaredAt, homeLocale()),
      }),
    );
  };

const compose = (
  { brand }: WriterDeps,
  { action, ...words }: ReturnType<typeof withdrawalDigest>,
): EmailContent => {
  const button = { label: action, url: `${brand.siteOrigin}${LEGAL_PATHS.refunds}` };
  return { ...words, accent: "ember", button };
};

/**
 * Returns words that look the same. Mail programs turn addresses into links: an invisible word joiner after each dot or
 * colon prevents such links.
 */
const withoutLinks = (text: string): string => text.replace(/(?<=\S)[.:](?=\S)/g, "$&\u2060");

const QUOTED = 25;

/** Few words, and no digits or signs: anybody can have them sent to any mailbox in our name. */
function quoteBriefly(text: string): string {
  const letters = [
    ...text
      .replaceAll(/[^\p{L}\p{M}'’ -]+/gu, " ")
      .replaceAll(/ {2,}/g, " ")
      .trim(),
  ];
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join("")}…` : letters.join("");
}

export const writeWithdrawalReceived = write(withdrawalReceived, quoteBriefly);
export const writeWithdrawalNotice = write(withdrawalNotice, withoutLinks);

/** Null if all have a notice by now. */
export async function writeWithdrawalDigest(
  { db, brand }: WriterDeps & { db: Database },
  { payload: { day } }: { readonly payload: MailPayload<"withdrawal_digest"> },
): Promise<EmailContent | null> {
  const { startMs, endMs } = boundsOf({ first: day, last: day });
  const count = await countUntold(db, { startMs, endMs });
  if (count === 0) return null;
  return compose({ brand }, withdrawalDigest({ count, day: formatDay(startMs, homeLocale()) }));
}
