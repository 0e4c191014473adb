import { Component, type ReactNode } from "react";

/** What a page can do without: when it fails, it is left out and the page stays as it is. */
export class Ornament extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isLeftOut: true });
  override state = { isLeftOut: false };

  override render() {
    return this.state.isLeftOut ? null : this.props.children;
  }
}
