import type { MailBrand } from "#app/domain/brand.ts";
import { formatUtcTime } from "#app/domain/calendar-day.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { homeLocale } from "#app/domain/locale.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { withdrawalNotice, withdrawalReceived } from "../content/withdraw.ts";

type WriterDeps = { brand: MailBrand };
type Job = { readonly payload: MailPayload<"withdrawal_received" | "withdrawal_notice"> };

const write =
  (describe: typeof withdrawalReceived) =>
  async ({ brand }: WriterDeps, { payload }: Job): Promise<EmailContent> => {
    const { declaredAt, ...declared } = payload;
    const { action, ...words } = describe({
      ...declared,
      name: withoutLinks(declared.name),
      contract: withoutLinks(declared.contract),
      at: formatUtcTime(declaredAt, homeLocale()),
    });
    const button = { label: action, url: `${brand.siteOrigin}${LEGAL_PATHS.refunds}` };
    return { ...words, accent: "ember", button };
  };

/**
 * Returns words that look the same. Mail programs turn addresses into links, and anybody can have these words sent to
 * any mailbox in our name: an invisible word joiner after each dot or colon prevents such links.
 */
const withoutLinks = (text: string): string => text.replace(/(?<=\S)[.:](?=\S)/g, "$&\u2060");

export const writeWithdrawalReceived = write(withdrawalReceived);
export const writeWithdrawalNotice = write(withdrawalNotice);
