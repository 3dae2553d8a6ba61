import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './batch-bar.module.css';

export interface BatchAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Why it cannot be done to every selected row; the button is off and says so. */
  disabledReason?: string | undefined;
  onClick: () => void;
}

export interface BatchBarProps {
  selected: number;
  max: number;
  actions: readonly BatchAction[];
  /** One of the actions is being done; none can be begun. */
  busy?: boolean;
  onClear: () => void;
}

/** Dark bar over the pagination while rows are selected. */
export function BatchBar({ selected, max, actions, busy = false, onClear }: BatchBarProps) {
  const t = useUiText();
  if (selected === 0) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('batch.bar')}>
      <span className={styles.count} aria-live="polite">
        <strong>{t('batch.selected', { num: selected })}</strong> · {t('batch.max', { num: max })}
      </span>
      <i className={styles.rule} aria-hidden="true" />
      {actions.map(({ key, label, icon, disabledReason: forbidden, onClick }) => {
        const disabledReason = busy ? t('batch.busy') : forbidden;
        return (
          <button
            key={key}
            type="button"
            aria-disabled={disabledReason === undefined ? undefined : true}
            title={disabledReason}
            onClick={disabledReason === undefined ? onClick : undefined}
          >
            {icon}
            {label}
          </button>
        );
      })}
      <i className={styles.rule} aria-hidden="true" />
      <button type="button" aria-label={t('batch.clear')} onClick={onClear}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
