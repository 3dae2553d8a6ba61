import type { ReactNode } from 'react';
import { Tooltip } from '@archway/ui';
import styles from './rail.module.css';

interface Props {
  name: string;
  /** What it does, in a sentence. */
  help: string;
  hint: string;
  pressed?: boolean;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A tool at the left. */
export function RailButton({ name, help, hint, pressed, disabled, onClick, children }: Props) {
  return (
    <Tooltip
      placement="right"
      title={
        <div className={styles.help}>
          <strong>
            {name} <kbd>{hint}</kbd>
          </strong>
          <p>{help}</p>
        </div>
      }
    >
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </button>
    </Tooltip>
  );
}
