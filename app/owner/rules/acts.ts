/** What the operator can do. `needs` is what the form asks for besides the subject. */
type Act = {
  readonly label: string;
  readonly question: string;
  /** What the act does and does not do, shown before it is done. */
  readonly more: string;
  readonly done: string;
  readonly needs?: "address" | "mails";
  readonly isFinal?: true;
};

const PERSON_ACTS = {
  resend_access: {
    label: "Send access again",
    question: "Send the links to everything this person bought?",
    more: "One mail for one-time purchases and one for each subscription, to the addresses they were bought with. Nothing is sent within five minutes of the last such mail.",
    done: "The links are on their way.",
  },
  stop_mails: {
    label: "Stop mails",
    question: "Stop these mails?",
    more: "What waits is withdrawn, and no more of them is queued. Mail about a purchase still goes out.",
    done: "These mails have stopped.",
    needs: "mails",
  },
  correct_address: {
    label: "Correct the address",
    question: "Replace the address of this purchase?",
    more: "A subscription’s customer at Stripe gets it first. Browsers that the old address let in lose access, and a mail goes to the new one.",
    done: "The address is corrected.",
    needs: "address",
  },
  end_grants: {
    label: "End access of other browsers",
    question: "End the access that mailed links gave?",
    more: "The browser that bought keeps it. Links of subscriptions that were mailed before stop working; those of one-time purchases work until they expire.",
    done: "Other browsers have no access any more.",
  },
  export_person: {
    label: "Export everything held",
    question: "Export everything that is held about this person?",
    more: "As JSON, over all funnels and stores. The request is noted without the person.",
    done: "The export was made.",
  },
  erase_person: {
    label: "Erase this person",
    question: "Erase this person for good?",
    more: "It cannot be undone. A subscription ends, its customer at Stripe is deleted, and what was bought stays without its buyer.",
    done: "The person is erased.",
    isFinal: true,
  },
} as const satisfies Record<string, Act>;

const OTHER_ACTS = {
  settle_withdrawal: {
    label: "Mark as done",
    question: "Mark this declaration as done?",
    more: "Refund or cancel in Stripe first: this only takes it off the list of what waits for you.",
    done: "It’s off the list of what waits for you.",
  },
  replay_mails: {
    label: "Send again",
    question: "Queue these failed mails again?",
    more: "All that failed for this reason and still have an address. They go out within two minutes.",
    done: "The mails are queued again.",
  },
  publish_review: {
    label: "Publish",
    question: "Publish this review?",
    more: "It is shown as it was written, while its purchase is paid for.",
    done: "The review is published.",
  },
  hide_review: {
    label: "Hide",
    question: "Hide this review?",
    more: "Pages stop showing it within a minute, and its writer can change it again.",
    done: "The review is hidden.",
  },
} as const satisfies Record<string, Act>;

export type PersonActName = keyof typeof PERSON_ACTS;
export type ActName = PersonActName | keyof typeof OTHER_ACTS;

const ACTS: Readonly<Record<ActName, Act>> = { ...PERSON_ACTS, ...OTHER_ACTS };

export const isActName = (name: string): name is ActName => Object.hasOwn(ACTS, name);
export const isPersonAct = (name: ActName): name is PersonActName =>
  Object.hasOwn(PERSON_ACTS, name);
export const describeAct = (name: ActName): Act => ACTS[name];

/** The outcome of an act, as the next page states it. */
export const OUTCOMES = {
  already: "This was done before; nothing was done twice.",
  nothing: "There was nothing to do.",
  limited:
    "Nothing was sent: such a mail went out a moment ago, there were too many today, or they want no such mail.",
  refused:
    "This is not possible: the purchase is not paid for any more, or Stripe refuses the address.",
  unavailable: "Stripe or the file store does not answer right now. Try again.",
} as const;

export type Outcome = "done" | keyof typeof OUTCOMES;

export const describeOutcome = (act: ActName, outcome: Outcome): string =>
  outcome === "done" ? describeAct(act).done : OUTCOMES[outcome];
