import { Component, type ReactNode } from "react";

/** Error boundary for optional content: when it throws, the rest of the page stays. */
export class OptionalContent extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isLeftOut: true });
  override state = { isLeftOut: false };

  override render() {
    return this.state.isLeftOut ? null : this.props.children;
  }
}
