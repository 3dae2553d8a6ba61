import { useState } from 'react';
import { Star } from 'lucide-react';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import styles from './star-button.module.css';

export interface StarButtonProps {
  on: boolean;
  /** Its name, and what pointing at it says: both of the state that is shown. */
  label: (on: boolean) => string;
  hint: (on: boolean) => string;
  /** Rejects where it is refused, and says so itself. */
  onToggle: (on: boolean) => Promise<unknown>;
}

/** The star of what somebody follows. It shows the new state at once and falls back when the server refuses. */
export function StarButton({ on, label, hint, onToggle }: StarButtonProps) {
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? on;
  const toggle = async (): Promise<void> => {
    setWanted(!shown);
    await onToggle(!shown).catch(() => {});
    setWanted(undefined);
  };
  return (
    <Tooltip title={hint(shown)}>
      <Button
        type="text"
        size="small"
        className={shown ? `${styles.star} ${styles.on}` : (styles.star ?? '')}
        icon={<Star />}
        aria-pressed={shown}
        aria-label={label(shown)}
        onClick={(event) => {
          event.stopPropagation();
          void toggle();
        }}
      />
    </Tooltip>
  );
}
