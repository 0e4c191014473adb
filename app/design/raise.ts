/**
 * Shows an element in the top layer, above an open dialog. Browsers without popovers (Safari before 17) use
 * its z-index. Returns a cleanup function. Never throws: a toast must not break the page.
 */
export function raise(element: HTMLElement): () => void {
  try {
    element.popover = "manual";
    element.showPopover();
  } catch {
    // A closed popover is hidden.
    element.removeAttribute("popover");
    return () => {};
  }
  return () => element.hidePopover();
}
