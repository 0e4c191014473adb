/**
 * Paid content: what people who need help read instead of texts that reassure or send them off to do something
 * themselves. Only the server may import it.
 */
export const inDanger = {
  /** Instead of what a level says about the whole picture. */
  whole:
    "Your answers are drawn here as five petals, and no picture like this can show how safe you are. Something in your answers says you may not be. So begin with the numbers at the front of this report, and come back to the petals once someone is helping you. Nothing on these pages is urgent, and none of it is a grade.",
  /** Instead of what a level says about the area of safety. */
  area: "Something in your answers says you may not be safe, and that comes before any score. It isn’t your fault, and you don’t have to be sure that it’s bad enough. A helpline can think it through with you, in confidence, and every decision stays yours. If you’re in danger now, call the emergency services. The other parts of this area are worth reading too, once that call is behind you.",
  /** Instead of what a level says about physical safety. */
  side: "Some of your answers say you may not be safe, whatever the score beside them. It isn’t your fault, and you deserve better. A helpline can work out with you, in confidence, what to do and where to go. If you’re in danger now, call the emergency services.",
  /** On the page with the lowest sides. */
  reach:
    "There’s nothing to practice here. Start with a call, and let someone help you with the rest.",
  step: {
    title: "Make one call",
    text: "Before any other step, talk to someone whose work this is: a helpline, or the emergency services if you’re in danger now. They can think it through with you, in confidence, and you don’t have to decide anything on that call. Use a phone and a moment that no one else checks.",
  },
  /** In emails, which others may read. */
  mailed: {
    title: "Make one call",
    text: "Call one person you trust, or one of the numbers on our help page, and say how things are. It can be short, and you don’t need a special reason. Choose a moment when you have the room to yourself.",
    why: "Saying it out loud to one person can make the rest lighter. You don’t need a plan before you call.",
    badDay: "On a bad day, that one call is the whole step.",
  },
} as const;
