/**
 * Shows an element in the top layer, above an open dialog. Browsers without popovers (Safari before 17) fall back to
 * its z-index. Returns the undo. Never throws: a toast must not break the page.
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
