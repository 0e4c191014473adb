/**
 * Runs in the page. Visible layout faults, one line each: clipped or overflowing text, a legend on its fieldset's
 * border, fields that make a phone zoom in, a dialog that does not make the page behind it inert.
 */
export function findFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`);
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Visually hidden text is a pixel wide.
    element.getBoundingClientRect().width > 1 &&
    element.closest("[aria-hidden=true], [inert]") === null;
  const isClipped = (style: CSSStyleDeclaration) =>
    style.overflowX !== "visible" || style.clipPath !== "none" || style.transform !== "none";
  const isCard = (style: CSSStyleDeclaration) =>
    Number.parseFloat(style.borderTopWidth) > 0 ||
    !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor);

  /** The nearest box with visible edges; none if an ancestor on the way clips or transforms its content. */
  const findCard = (element: Element | null): Element | null => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (isClipped(style) || style.position === "absolute" || style.rotate !== "none") return null;
      if (style.display !== "inline" && isCard(style)) return at;
    }
    return null;
  };
  /** The padding that must stay free; tall letters may take half of it. */
  const insetOf = (card: Element, side: "Top" | "Bottom" | "Left" | "Right") => {
    const style = getComputedStyle(card);
    const padding = Number.parseFloat(style[`padding${side}`]);
    return Number.parseFloat(style[`border${side}Width`]) + padding / 2 - 2;
  };

  const words: { text: string; box: DOMRect; parent: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (text === "" || !parent || parent.matches("script, style, option, noscript *")) continue;
    if (!isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1) words.push({ text: text.slice(0, 40), box, parent });
    }
  }
  for (const { text, box, parent } of words) {
    const card = findCard(parent);
    if (!card) continue;
    const edge = card.getBoundingClientRect();
    const over = {
      top: edge.top + insetOf(card, "Top") - box.top,
      bottom: box.bottom - (edge.bottom - insetOf(card, "Bottom")),
      left: edge.left + insetOf(card, "Left") - box.left,
      right: box.right - (edge.right - insetOf(card, "Right")),
    };
    for (const [side, by] of Object.entries(over)) {
      if (by > 0) faults.push(`"${text}" is ${by.toFixed(1)} px over its box's ${side} edge`);
    }
  }

  for (const fieldset of document.querySelectorAll("fieldset")) {
    const firstChoice = fieldset.querySelector("input[type=radio]")?.closest("label, div");
    const prompt = words.filter(
      ({ parent }) =>
        fieldset.contains(parent) &&
        parent.closest("label") === null &&
        Number.parseFloat(getComputedStyle(parent).fontSize) > 16,
    );
    if (!firstChoice || prompt.length === 0 || !isShown(firstChoice)) continue;
    const choice = firstChoice.getBoundingClientRect();
    const above = prompt.filter(({ box }) => box.top < choice.top && box.right > choice.left);
    const gap = choice.top - Math.max(...above.map(({ box }) => box.bottom));
    if (gap < 4) faults.push(`"${prompt[0]?.text}" is ${gap.toFixed(1)} px above its choices`);
  }

  for (const field of document.querySelectorAll("input, select, textarea")) {
    if (field.matches("[type=radio], [type=checkbox], [type=hidden]") || !isShown(field)) continue;
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (size < 16) faults.push(`a field's letters are ${size} px: a phone zooms in`);
  }

  for (const dialog of document.querySelectorAll("dialog[open]")) {
    const behind = document.elementFromPoint(2, innerHeight - 2);
    if (!dialog.matches(":modal")) faults.push("a dialog is not modal");
    else if (behind && !dialog.contains(behind)) faults.push("the page behind a dialog is open");
  }

  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && isShown(image)) {
      faults.push(`an image is broken: ${image.src}`);
    }
  }
  return [...new Set(faults)];
}

/** Runs in the page, scrolled to its end. The element that covers its last words, or `null`. */
export function findCover(): string | null {
  const last = [...document.querySelectorAll("footer, main")]
    .flatMap((part) => [...part.querySelectorAll("p, a, small, li, button")])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.bottom <= innerHeight)
    .sort((one, other) => one.box.bottom - other.box.bottom)
    .at(-1);
  if (!last) return "nothing is shown at the end of the page";
  const { element, box } = last;
  const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (onTop && (element.contains(onTop) || onTop.contains(element))) return null;
  return `"${element.textContent}" is covered by ${onTop?.outerHTML.slice(0, 160)}`;
}

/** Runs in the page. The focused element, and the width of its focus ring (0: none). */
export function readFocus(): { name: string; ringPx: number } {
  const focused = document.activeElement;
  const name = (focused?.getAttribute("aria-label") ?? focused?.textContent ?? "").trim();
  let ringPx = 0;
  // The label draws the ring of a radio that covers it.
  for (let at = focused, up = 0; at && up < 2; at = at.parentElement, up += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle !== "none") ringPx = Math.max(ringPx, Number.parseFloat(outlineWidth));
  }
  return { name: focused === document.body ? "" : name, ringPx };
}
