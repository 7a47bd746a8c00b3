import { Component, type ReactNode } from "react";

type PartProps = { instead: ReactNode; children: ReactNode };

/** An error boundary for a part of the page: `fallback` replaces it when it fails, and the rest of the page stays. */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
