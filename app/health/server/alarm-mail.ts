import type { MailBrand } from "#app/domain/brand.ts";
import { formatUtcTime } from "#app/domain/calendar-day.ts";
import { homeLocale } from "#app/domain/locale.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { alarmTexts } from "../content/alarms.ts";

type WriterDeps = { brand: MailBrand };

export async function writeAlarm(
  { brand }: WriterDeps,
  { payload }: { readonly payload: MailPayload<"alarm"> },
): Promise<EmailContent> {
  const { name, detail, since, overAt } = payload;
  const { title, doNow } = alarmTexts[name];
  const from = formatUtcTime(since, homeLocale());
  const state = overAt === null ? "Alarm" : "Over";
  return {
    accent: "ember",
    subject: `${state}: ${title}`,
    preview: detail,
    title: `${state}: ${title}`,
    greeting: `This is about ${brand.siteOrigin}.`,
    paragraphs:
      overAt === null
        ? [detail, `It began ${from}.`, doNow]
        : [
            `It began ${from} and was over ${formatUtcTime(overAt, homeLocale())}.`,
            `At the end: ${detail}`,
          ],
    button: { label: "Open the site", url: brand.siteOrigin },
    notes: ["What each alarm means, and what to do, is in docs/operations.md."],
    reason: "Alarms go to this address.",
  };
}
