import { DurableObject } from "cloudflare:workers";
import { type Action, perform } from "./actions.ts";
import { findNextDueMs, runDue } from "./agenda.ts";
import { answerCall } from "./answer-call.ts";
import { Books, type Movement } from "./books.ts";
import { type Answer, type Call, readCall, refuse, toResponse } from "./call.ts";
import type { CardInput } from "./cards.ts";
import {
  type CheckoutDescription,
  type CheckoutOutcome,
  describeCheckout,
  payCheckout,
} from "./checkout-payment.ts";
import { moveClock, readClockMs, readOffsetMs } from "./clock.ts";
import { closeDispute, openDispute } from "./disputes.ts";
import { type ApiFault, StripeFaults, takeApiFault } from "./faults.ts";
import {
  type AddedCard,
  addCardByPortal,
  describePortal,
  endByPortal,
  type PortalDescription,
  setTestCard,
} from "./portal.ts";
import { asTarget, refund } from "./refunds.ts";
import { type InvoicePayment, payOnInvoicePage } from "./renewals.ts";
import { keepAnswer, replaceAnswer } from "./replay.ts";
import { type AuthenticationOutcome, finishAuthentication } from "./settle.ts";
import {
  describeInvoice,
  type InvoiceDescription,
  listShown,
  listShownEvents,
  type ShownEvent,
  type ShownObject,
  showObject,
} from "./shown.ts";
import { Store } from "./store.ts";
import {
  type Delivered,
  deliverRound,
  findNextDeliveryMs,
  listDue,
  planDelivery,
  reclaim,
  releaseHeld,
  sortNew,
} from "./webhooks.ts";

/** Without `WEBHOOK`, events are stored but not delivered. */
type AccountEnv = { WEBHOOK?: Fetcher; STRIPE_WEBHOOK_SECRET: string };

const EARLY_FAULTS = ["rateLimit", "fail"] as const;
/** Batches the events of one command, so that a reordering fault has something to reorder. */
const DELIVERY_PAUSE_MS = 20;
/** Tells `StripeApi` to drop the connection instead of returning this answer. */
export const DROPPED = "x-sandbox-dropped";

/** One Stripe account in test mode: objects, clock, faults and webhooks. */
export class StripeAccount extends DurableObject<AccountEnv> {
  readonly #store = new Store(this.ctx.storage.sql);
  #delivering: Promise<unknown> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: AccountEnv) {
    super(ctx, env);
    reclaim(this.#store);
  }

  /** Every `/v1` call. */
  async handle(request: Request): Promise<Response> {
    const call = await readCall(request);
    const faults = this.readFaults();
    const take = (fault: ApiFault) => takeApiFault(faults, fault, call);
    const planned = EARLY_FAULTS.find(take);
    const early = faults.api.down ? "down" : planned;
    const answer = early === undefined ? this.#answer(call) : refuse(early);
    const isSlow = early === undefined && take("slow");
    const isFailed = early === undefined && take("failAfterCommit");
    const isDropped = early === undefined && take("dropAfterCommit");
    if (early === "fail") this.#keepFailure(call, answer);
    if (isFailed) replaceAnswer(this.#store, call, refuse("fail"));
    this.planFaults({ ...this.readFaults(), api: faults.api });
    const waitMs = faults.api.slowMs + (isSlow ? faults.api.slow.ms : 0);
    if (waitMs > 0) await scheduler.wait(waitMs);
    if (isDropped) return new Response(null, { status: 502, headers: { [DROPPED]: "1" } });
    return toResponse(isFailed ? refuse("fail") : answer);
  }

  #keepFailure(call: Call, answer: Answer): void {
    const requestId = answer.headers["request-id"] ?? "";
    keepAnswer(this.#store, call, answer, { requestId, nowMs: readClockMs(this.#store) });
  }

  #answer(call: Call): Answer {
    this.#catchUp();
    const nowMs = readClockMs(this.#store);
    const answer = answerCall(this.#store, call, nowMs, (act) =>
      this.ctx.storage.transactionSync(act),
    );
    this.#catchUp();
    return answer;
  }

  /** Runs an action in one transaction, then everything that it makes due. */
  #act<T>(act: (books: Books) => T): T {
    this.#catchUp();
    const done = this.ctx.storage.transactionSync(() =>
      act(new Books(this.#store, readClockMs(this.#store))),
    );
    this.#catchUp();
    return done;
  }

  #look<T>(look: (books: Books) => T): T {
    return look(new Books(this.#store, readClockMs(this.#store)));
  }

  #catchUp(): void {
    this.ctx.storage.transactionSync(() => {
      runDue(this.#store, readClockMs(this.#store));
      const faults = this.readFaults();
      if (sortNew(this.#store, faults)) this.#writeFaults(faults);
    });
    this.ctx.waitUntil(this.#wakeAtNext());
  }

  async #wakeAtNext(): Promise<void> {
    const offsetMs = readOffsetMs(this.#store);
    const dueMs = findNextDueMs(this.#store);
    const deliveryMs = this.env.WEBHOOK === undefined ? null : findNextDeliveryMs(this.#store);
    const times = [
      ...(dueMs === null ? [] : [dueMs - offsetMs]),
      ...(deliveryMs === null ? [] : [deliveryMs]),
    ];
    if (times.length === 0) return;
    const soonest = Date.now() + DELIVERY_PAUSE_MS;
    await this.ctx.storage.setAlarm(Math.max(Math.min(...times), soonest));
  }

  override async alarm(): Promise<void> {
    this.#catchUp();
    await this.#deliverUntil(() => Date.now());
    await this.#wakeAtNext();
  }

  /** Delivers everything pending, retries and consequences included. */
  async deliver(): Promise<Delivered> {
    this.#catchUp();
    const sent = await this.#deliverUntil(() => Number.MAX_SAFE_INTEGER);
    await this.#wakeAtNext();
    return sent;
  }

  /** Sequential: never two rounds at once. */
  async #deliverUntil(readDueMs: () => number): Promise<Delivered> {
    const { WEBHOOK: endpoint, STRIPE_WEBHOOK_SECRET: secret } = this.env;
    const round = this.#delivering.then(() =>
      deliverRound(this.#store, endpoint === undefined ? null : { endpoint, secret }, () =>
        listDue(this.#store, readDueMs(), this.readFaults().webhooks.order),
      ),
    );
    this.#delivering = round.catch(() => null);
    return round;
  }

  releaseWebhooks(): void {
    releaseHeld(this.#store);
    this.#catchUp();
  }

  sendEventAgain(eventId: string): void {
    this.#act((books) => {
      books.get("event", eventId);
      planDelivery(this.#store, eventId);
    });
  }

  readFaults(): StripeFaults {
    return StripeFaults.parse(this.#store.readSetting("faults") ?? {});
  }

  planFaults(faults: StripeFaults): void {
    this.#writeFaults(StripeFaults.parse(faults));
  }

  #writeFaults(faults: StripeFaults): void {
    this.#store.writeSetting("faults", faults);
  }

  readClock(): { nowMs: number; offsetMs: number } {
    const nowMs = readClockMs(this.#store);
    return { nowMs, offsetMs: readOffsetMs(this.#store) };
  }

  /** Monotonic; everything that falls due on the way runs at its own time. */
  advanceClock(to: { toMs: number } | { byMs: number }): { nowMs: number } {
    this.#catchUp();
    const nowMs = this.ctx.storage.transactionSync(() => moveClock(this.#store, to));
    this.#catchUp();
    return { nowMs };
  }

  /** Oldest first. */
  readLedger(): Movement[] {
    return this.#store.sql
      .exec<{ data: string }>("select data from movements order by seq")
      .toArray()
      .map(({ data }) => JSON.parse(data));
  }

  listObjects(name?: string): ShownObject[] {
    return listShown(this.#store, name ?? null);
  }

  readObject(id: string): ShownObject | null {
    return showObject(this.#store, id);
  }

  listEvents(): ShownEvent[] {
    return listShownEvents(this.#store);
  }

  describeCheckout(sessionId: string): CheckoutDescription | null {
    this.#catchUp();
    return this.#look((books) => describeCheckout(books, sessionId));
  }

  payCheckout(sessionId: string, card: CardInput): CheckoutOutcome {
    return this.#act((books) => payCheckout(books, sessionId, card));
  }

  finishAuthentication(intentId: string, isAccepted: boolean): AuthenticationOutcome {
    return this.#act((books) => finishAuthentication(books, intentId, isAccepted));
  }

  describePortal(sessionId: string): PortalDescription | null {
    this.#catchUp();
    return this.#look((books) => describePortal(books, sessionId));
  }

  portalCancel(sessionId: string, subscriptionId: string): void {
    this.#act((books) => endByPortal(books, { sessionId, subscriptionId, isEnding: true }));
  }

  portalResume(sessionId: string, subscriptionId: string): void {
    this.#act((books) => endByPortal(books, { sessionId, subscriptionId, isEnding: false }));
  }

  portalAddCard(sessionId: string, card: CardInput): AddedCard {
    return this.#act((books) => addCardByPortal(books, sessionId, card));
  }

  payInvoice(invoiceId: string, card: CardInput): InvoicePayment {
    return this.#act((books) => payOnInvoicePage(books, invoiceId, card));
  }

  describeInvoice(invoiceId: string): InvoiceDescription | null {
    return this.#look((books) => describeInvoice(books, invoiceId));
  }

  /** Takes the id of a charge or payment intent; without an amount, refunds the rest. */
  refund(id: string, amountCents?: number): { refundId: string } {
    const what = { ...asTarget(id), ...(amountCents !== undefined && { amount: amountCents }) };
    return this.#act((books) => ({ refundId: refund(books, what).id }));
  }

  /** Without an amount, disputes all that is left of the charge. */
  dispute(chargeId: string, amountCents?: number): { disputeId: string } {
    return this.#act((books) => ({ disputeId: openDispute(books, chargeId, amountCents).id }));
  }

  closeDispute(disputeId: string, verdict: "won" | "lost"): void {
    this.#act((books) => void closeDispute(books, disputeId, verdict));
  }

  act(action: Action): object {
    return this.#act((books) => perform(books, action));
  }

  /** Replaces the card on file, so that renewals fail or succeed. */
  setDefaultCard(customerId: string, cardNumber: string): void {
    this.#act((books) => setTestCard(books, customerId, cardNumber));
  }

  /** Deletes everything and resets the clock to real time. */
  async reset(): Promise<void> {
    this.#store.empty();
    await this.ctx.storage.deleteAlarm();
  }
}
