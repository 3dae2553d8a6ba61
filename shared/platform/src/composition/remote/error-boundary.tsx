import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onFailure: (failure: unknown, info: ErrorInfo) => void;
  /** Drawn instead; `retry` renders the children anew. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
}

interface State {
  failure: { thrown: unknown } | null;
}

/** Keeps a failure in its box. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { failure: { thrown } };
  }

  override componentDidCatch(failure: unknown, info: ErrorInfo): void {
    this.props.onFailure(failure, info);
  }

  private readonly retry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.thrown, this.retry) : this.props.children;
  }
}
