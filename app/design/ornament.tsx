import { Component, type ReactNode } from "react";

/** Error boundary for what a page can do without: when it throws, it is left out and the rest stays. */
export class Ornament extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isLeftOut: true });
  override state = { isLeftOut: false };

  override render() {
    return this.state.isLeftOut ? null : this.props.children;
  }
}
