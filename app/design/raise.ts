/**
 * Lifts an element above all else, an open dialog included. Browsers without popovers (Safari before 17) go by its
 * z-index. Returns what lets it down again. Never throws: no toast is worth a page.
 */
export function raise(element: HTMLElement): () => void {
  try {
    element.popover = "manual";
    element.showPopover();
  } catch {
    // A popover that is not open is not displayed.
    element.removeAttribute("popover");
    return () => {};
  }
  return () => element.hidePopover();
}
