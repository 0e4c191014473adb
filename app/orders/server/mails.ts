import type { MailBrand } from "#app/domain/brand.ts";
import { formatUtcDay } from "#app/domain/calendar-day.ts";
import { homeLocale } from "#app/domain/locale.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { PaidWith } from "#app/domain/purchase/billing.ts";
import { formatDollars } from "#app/domain/purchase/money.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { library } from "../content/downloads.ts";
import { orderDelivery, orderRefunded } from "../content/mails.ts";
import { products } from "../content/products.ts";
import { greetBuyer } from "../rules/greet-buyer.ts";
import { createDownloadsLink, leadToLibrary } from "./downloads-link.ts";

type WriterDeps = {
  brand: MailBrand;
  linkSecrets: LinkSecrets;
  /** The name that was given with an order; null without one. */
  findBuyerName: (orderId: OrderId) => Promise<string | null>;
  /** How the buyer recognises the payment; null while Stripe cannot tell. */
  findPaidWith: (orderId: OrderId) => Promise<PaidWith | null>;
};
type Job = {
  readonly email: string;
  readonly createdAt: number;
  readonly payload: MailPayload<"order_delivery" | "order_refunded">;
};
type Words = Omit<EmailContent, "accent" | "button"> & { readonly action: string };

type DeliveryDeps = WriterDeps & {
  /** Prints and stores the report of an order that has scores; returns its R2 key. */
  printOrderReport: (orderId: OrderId) => Promise<string | null>;
};

/** The report is printed first, so that the mail never leads to a missing file. */
export async function writeOrderDelivery(deps: DeliveryDeps, job: Job): Promise<EmailContent> {
  if (job.payload.product === "dating_bundle") await deps.printOrderReport(job.payload.orderId);
  const content = await write(deps, job, orderDelivery);
  const url = leadToLibrary(content.button.url);
  return { ...content, links: [{ label: library.action, url }] };
}

export const writeOrderRefunded = (deps: WriterDeps, job: Job): Promise<EmailContent> =>
  write(deps, job, orderRefunded);

async function write(
  deps: WriterDeps,
  job: Job,
  describe: (bought: Parameters<typeof orderDelivery>[0]) => Words,
): Promise<EmailContent> {
  const { orderId: id, product, amountCents, paidAt, consentVersion } = job.payload;
  const { name, accent, downloads } = products[product];
  const [greeting, paidWith] = await Promise.all([
    deps.findBuyerName(id).then(greetBuyer),
    deps.findPaidWith(id),
  ]);
  const { action, ...words } = describe({
    id,
    name,
    amount: formatDollars(amountCents),
    day: formatUtcDay(paidAt, homeLocale()),
    downloads: downloads.map(({ title }) => title),
    guides: library.of[product].count,
    hasConsented: consentVersion !== undefined,
    contactEmail: deps.brand.contactEmail,
    greeting,
    paidWith: paidWith ?? { last4: null, statement: null },
  });
  const url = await createDownloadsLink(deps, { ...job, id });
  return { ...words, accent, button: { label: action, url } };
}
