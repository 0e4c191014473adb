import { findGrantableOrder, findOwnOrder, type OrderRow } from "#app/data/orders.ts";
import { findEntitledAttempt } from "#app/data/quiz2-entitlements.ts";
import { minutes } from "#app/domain/duration.ts";
import { ALL_GUIDE_IDS } from "#app/domain/guides.ts";
import { AttemptId, OrderId as OrderIdField } from "#app/domain/ids.ts";
import {
  downloadPath,
  fileOfGuide,
  LIBRARY_FILE,
  OWN_REPORT_FILE,
  type SoldFile,
} from "#app/domain/purchase/download.ts";
import { hasAccess, type OrderId } from "#app/domain/purchase/order.ts";
import { askToPrint } from "#app/files/being-printed.ts";
import type { Files } from "#app/files/files.ts";
import type { PrintMessage } from "#app/files/print-queue.ts";
import { findFile, sendFile, sendFound } from "#app/files/send-file.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { addressPrefix, isWithinLimit } from "#app/platform/rate-limit.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { printing } from "../content/downloads.ts";
import { describeStored, findProductFile, listSubscriberFiles } from "../rules/product-file.ts";
import { findOrderReport } from "./order-report.ts";
import { type ReturnDeps, syncOrderNow, syncReturn } from "./sync-order.ts";

/** Reissued on each page view. */
const PERMISSION_FOR_MS = minutes(15);

type Permitted<File> = { readonly id: string; readonly file: File };
type PermissionDeps = { clock: Clock; linkSecrets: LinkSecrets };

const subjectOf = ({ id, file }: Permitted<string>): string => `${id}/${file}`;

/**
 * A signed address of a file that may be downloaded now. It works without the visitor's cookie, as in a download
 * manager, and only while the file is paid for.
 */
export async function permitDownload(
  { clock, linkSecrets }: PermissionDeps,
  sold: Permitted<SoldFile>,
): Promise<string> {
  const token = await signLink(linkSecrets, {
    purpose: "download_file",
    subject: subjectOf(sold),
    expiresAtMs: clock() + PERMISSION_FOR_MS,
  });
  return `${downloadPath(sold.id, sold.file)}?token=${token}`;
}

async function hasPermission(
  { clock, linkSecrets }: PermissionDeps,
  request: Request,
  asked: Permitted<string>,
): Promise<boolean> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const link = await readLink(linkSecrets, token, "download_file", clock());
  return link?.subject === subjectOf(asked);
}

type DownloadDeps = ReturnDeps & {
  files: Files;
  linkSecrets: LinkSecrets;
  enqueuePrint: (message: PrintMessage) => void;
};
type Asked = { readonly orderId: string | undefined; readonly file: string | undefined };
type FileRequest = {
  /** The id in the address: an order's, or that of a subscription's attempt. */
  readonly orderId: OrderId;
  readonly attemptId: AttemptId;
  readonly file: string;
  readonly visitorHash: string | null;
  readonly network: string;
  /** The request has a valid permission for this id and file. */
  readonly isPermitted: boolean;
};

/**
 * Streams a file to the visitor who owns the order or has a valid permission, while the order is paid
 * (docs/product.md#downloads); the guides of a subscription likewise, by the id of its attempt. Null for everyone
 * else, whether or not there is such an order.
 * @throws AppError `unavailable` while R2 cannot be reached, or the order's own report is being printed.
 */
export async function loadDownload(
  deps: DownloadDeps,
  request: Request,
  { orderId: id, file }: Asked,
): Promise<Response | null> {
  const orderId = OrderIdField.safeParse(id).data;
  const attemptId = AttemptId.safeParse(id).data;
  if (orderId === undefined || attemptId === undefined || file === undefined) return null;
  const asked: FileRequest = {
    orderId,
    attemptId,
    file,
    visitorHash: (await findVisitor(request))?.hash ?? null,
    network: addressPrefix(request),
    isPermitted: await hasPermission(deps, request, { id: orderId, file }),
  };
  const found = (await findOrderFile(deps, asked)) ?? (await findSubscriberFile(deps, asked));
  if (found === null) return null;
  if (found !== OWN_REPORT_FILE) return sendFile(deps.files, request, describeStored(found));
  const report = findOrderReport(orderId);
  const printed = await findFile(deps.files, request, report);
  if (printed !== null) return sendFound(deps.files, request, report, printed);
  throw askToPrint(request, () => deps.enqueuePrint({ orderId }), printing);
}

async function findOrderFile(deps: DownloadDeps, asked: FileRequest): Promise<SoldFile | null> {
  const { orderId, file, visitorHash, isPermitted } = asked;
  const find = async () => {
    if (isPermitted) return findGrantableOrder(deps.db, { id: orderId });
    return visitorHash === null ? null : findOwnOrder(deps.db, { id: orderId, visitorHash });
  };
  let order = await find();
  // A buyer may arrive before the webhook, and without a cookie.
  if (order?.status === "created") {
    if (isPermitted) await syncPaid(deps, asked, order);
    else if (visitorHash !== null) await syncReturn(deps, visitorHash);
    order = await find();
  }
  return order !== null && hasAccess(order) ? findProductFile(order, file) : null;
}

async function syncPaid(
  deps: DownloadDeps,
  { network }: FileRequest,
  { paymentIntentId }: OrderRow,
): Promise<void> {
  if (paymentIntentId === null) return;
  if (!(await isWithinLimit(deps.limits, "paymentReturn", { addressPrefix: network }))) return;
  await syncOrderNow(deps, paymentIntentId).catch(ignoreUnavailable);
}

const GUIDE_FILES: readonly string[] = [LIBRARY_FILE, ...ALL_GUIDE_IDS.map(fileOfGuide)];

async function findSubscriberFile(
  { db, clock }: DownloadDeps,
  { attemptId, file, visitorHash, isPermitted }: FileRequest,
): Promise<SoldFile | null> {
  if (!GUIDE_FILES.includes(file)) return null;
  if (!isPermitted && visitorHash === null) return null;
  const by = isPermitted || visitorHash === null ? { attemptId } : { visitorHash };
  const subscriber = await findEntitledAttempt(db, by, clock());
  if (subscriber?.id !== attemptId) return null;
  return listSubscriberFiles(subscriber).find((name) => name === file) ?? null;
}
