import type { ReactNode } from 'react';

interface BoxProps {
  title: ReactNode;
  body?: ReactNode;
  retryText?: ReactNode;
  onRetry?: () => void;
}

/** The few parts of the component library that the composition draws with, without their looks. */
export const plainUi = {
  LoadingSkeleton: () => <progress />,
  ErrorBox: ({ title, body, retryText, onRetry }: BoxProps) => (
    <section role="alert">
      <h2>{title}</h2>
      <p>{body}</p>
      <button onClick={onRetry}>{retryText}</button>
    </section>
  ),
  Button: ({ children, onClick }: { children: ReactNode; onClick?: () => void }) => (
    <button onClick={onClick}>{children}</button>
  ),
  ThemeProvider: ({ children }: { children: ReactNode }) => children,
};
