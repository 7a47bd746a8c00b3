import { Component, type ReactNode } from "react";

type FallbackBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** An error boundary for a part of the page: `fallback` replaces it when it fails, and the rest of the page stays. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
