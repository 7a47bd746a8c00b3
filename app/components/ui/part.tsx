import { Component, type ReactNode } from "react";

type PartProps = { instead: ReactNode; children: ReactNode };

/** A part of the page that may fail alone: `instead` takes its place then, and the rest of the page stays as it is. */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
