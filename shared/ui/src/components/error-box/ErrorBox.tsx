import type { ReactNode } from 'react';
import { CircleAlert, RotateCw, Unplug } from 'lucide-react';
import Button from 'antd/es/button';
import { useUiText } from '../../words/use-ui-text.ts';
import { CopyTrace } from './CopyTrace.tsx';
import { traceOf } from './trace.ts';
import styles from './error-box.module.css';

export interface ErrorBoxProps {
  /** What failed, named by the user's thing. */
  title: ReactNode;
  /** Cause and what is safe; a general sentence about saved work when absent. */
  body?: ReactNode;
  /** Whatever was thrown; a code and a request id in it are shown to be copied. */
  error?: unknown;
  retryText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** A second way out, e.g. the previous version of a remote. */
  action?: ReactNode;
  /** `unavailable`: a part of the product is not there; the rest is. */
  kind?: 'failed' | 'unavailable';
}

/** A failure, in its own box: what failed, what is safe, the way out, and a trace for support. */
export function ErrorBox({ title, body, error, retryText, onRetry, action, kind = 'failed' }: ErrorBoxProps) {
  const t = useUiText();
  const trace = traceOf(error);
  return (
    <div className={styles.box} role="alert" data-failure={kind}>
      <span className={kind === 'failed' ? styles.tile : `${styles.tile} ${styles.unavailable}`} aria-hidden="true">
        {kind === 'failed' ? <CircleAlert /> : <Unplug />}
      </span>
      <strong className={styles.title}>{title}</strong>
      <p className={styles.body}>{body ?? t('error.safe')}</p>
      <div className={styles.actions}>
        {onRetry ? (
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            {retryText ?? t('error.retry')}
          </Button>
        ) : null}
        {action}
        {trace ? <CopyTrace trace={trace} /> : null}
      </div>
      {trace ? <code className={styles.trace}>{trace}</code> : null}
    </div>
  );
}
