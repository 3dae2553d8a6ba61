import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Circle, Loader } from 'lucide-react';
import Button from 'antd/es/button';
import { useUiText } from '../../words/use-ui-text.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { announced } from './announced.ts';
import { useTimeLeft } from './use-time-left.ts';
import { WorkBar } from './WorkBar.tsx';
import styles from './long-work.module.css';

export interface WorkStep {
  key: string;
  title: ReactNode;
  state: 'waiting' | 'running' | 'done' | 'failed';
  detail?: ReactNode;
}

export interface LongWorkProps {
  title: ReactNode;
  /** 0 to 1; absent while the end is not known (only for work under three seconds). */
  share?: number | undefined;
  /** e.g. "26 / 43" or "88 / 152 MB". */
  count?: ReactNode;
  /** e.g. "6.4 MB/s". */
  speed?: ReactNode;
  secondsLeft?: number | undefined;
  /** e.g. that the reader may leave. */
  hint?: ReactNode;
  steps?: readonly WorkStep[];
  cancelText?: string | undefined;
  onCancel?: (() => void) | undefined;
  failed?: boolean;
}

const icons = { waiting: Circle, running: Loader, done: CircleCheck, failed: CircleX };

/** Work of more than a second: bar and count, then steps, speed, time left and a way to cancel. */
export function LongWork(props: LongWorkProps) {
  const { title, share, count, speed, secondsLeft, hint, steps = [], cancelText, onCancel, failed = false } = props;
  const t = useUiText();
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  const left = useTimeLeft()(secondsLeft);
  return (
    <div className={styles.work}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <span className={styles.count}>{count ?? (percent === undefined ? null : `${percent}%`)}</span>
      </div>
      <WorkBar
        label={typeof title === 'string' ? title : undefined}
        percent={percent}
        state={failed ? 'failed' : 'running'}
      />
      <div className={styles.foot}>
        <span>{[speed, left].filter(Boolean).join(' · ') || hint}</span>
        {onCancel ? (
          <Button type="text" size="small" onClick={onCancel}>
            {cancelText ?? t('work.cancel')}
          </Button>
        ) : null}
      </div>
      {hint && (speed || left) ? <p className={styles.hint}>{hint}</p> : null}
      {steps.length > 0 ? (
        <ul className={styles.steps}>
          {steps.map((step) => {
            const Icon = icons[step.state];
            return (
              <li key={step.key} className={styles[step.state]}>
                <Icon aria-hidden="true" />
                <span>{step.title}</span>
                <span className={styles.count}>{step.detail}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <VisuallyHidden live>{percent === undefined ? '' : `${announced(percent)}%`}</VisuallyHidden>
    </div>
  );
}
