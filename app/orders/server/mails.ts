import type { MailBrand } from "#app/domain/brand.ts";
import { formatDay } from "#app/domain/calendar-day.ts";
import { formatDollars } from "#app/domain/money.ts";
import { PRODUCTS, type ProductId } from "#app/domain/order.ts";
import { OrderId } from "#app/domain/order-id.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { ORDER_PRICES } from "#app/payments/catalogue.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { library } from "../content/downloads.ts";
import { orderDelivery, orderRefunded } from "../content/mails.ts";
import { products } from "../content/products.ts";
import { createDownloadsLink, leadToLibrary } from "./downloads-link.ts";

type WriterDeps = { brand: MailBrand; linkSecrets: LinkSecrets };
type Job = { readonly createdAt: number; readonly dedupeKey: string };
type Words = Omit<EmailContent, "accent" | "button"> & { readonly action: string };

/** The mails of an order. Their jobs name the order, the product, the amount and when it was paid. */
export async function writeOrderDelivery(deps: WriterDeps, job: Job): Promise<EmailContent> {
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
  const { id, product, amountCents, paidAt } = readCause(job);
  const { name, accent, guaranteeDays, downloads } = products[product];
  const { action, ...words } = describe({
    ...{ id, name, amount: formatDollars(amountCents), day: formatDay(paidAt) },
    guaranteeDays: guaranteeDays[isExitOffer(product, amountCents) ? "exitOffer" : "regular"],
    downloads: downloads.map(({ title }) => title),
    contactEmail: deps.brand.contactEmail,
  });
  const url = await createDownloadsLink(deps, { id, createdAt: job.createdAt });
  return { ...words, accent, button: { label: action, url } };
}

const isExitOffer = (product: ProductId, amountCents: number): boolean =>
  amountCents !== ORDER_PRICES[product].regular;

/** Of `kind:order:product:amount:time`. */
function readCause({ dedupeKey }: Job) {
  const [, orderId, name, amount, time] = dedupeKey.split(":");
  const id = OrderId.safeParse(orderId);
  const product = PRODUCTS.find((one) => one === name);
  const [amountCents, paidAt] = [Number(amount), Number(time)];
  if (id.success && product && amountCents > 0 && paidAt > 0) {
    return { id: id.data, product, amountCents, paidAt };
  }
  throw new Error("A mail of an order does not say what was bought.");
}
