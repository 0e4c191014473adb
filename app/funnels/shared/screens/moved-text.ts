/**
 * A browser that translates a page moves its texts into elements of its own. React 18 throws when it then removes such a
 * text or inserts before it, and the error page replaces everything (https://github.com/facebook/react/issues/11538).
 */
export function allowMovedText(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
