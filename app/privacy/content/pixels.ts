/** Asking for consent to the advertising pixels, on the pages that may load them and on the privacy policy. */
export const question = {
  title: "Advertising pixels",
  text: "May the networks that we advertise on learn that you saw this page? They get the page’s address and what your browser sends with it, never your answers or your email address.",
  accept: "Accept",
  reject: "Reject",
  more: "What that means",
} as const;

export const choice = {
  title: "Your choice on advertising pixels",
  states: {
    unasked: "You have not chosen yet. Pixels are off.",
    rejected: "You said no. Pixels are off.",
    accepted: "You said yes. Pixels are on, on our landing pages only.",
  },
  note: "You can change this here at any time. We ask again after 180 days, or when what we ask for changes.",
} as const;
