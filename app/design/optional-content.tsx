import { Component, type ReactNode } from "react";

/** Error boundary for optional content: when it throws, `instead` or nothing is shown, and the rest of the page stays. */
export class OptionalContent extends Component<{ children: ReactNode; instead?: ReactNode }> {
  static getDerivedStateFromError = () => ({ isLeftOut: true });
  override state = { isLeftOut: false };

  override render() {
    return this.state.isLeftOut ? this.props.instead : this.props.children;
  }
}
