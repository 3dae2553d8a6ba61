import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './page-title.module.css';

export interface PageTitleProps {
  children: ReactNode;
  /** Beside the title: a status, a case number. */
  meta?: ReactNode;
  /** One line below. */
  description?: ReactNode;
  /** At the right; at most one primary button. */
  actions?: ReactNode;
  /** Shows an arrow before the title. */
  onBack?: (() => void) | undefined;
}

/** The heading of a screen, which receives the focus after a navigation. */
export function PageTitle({ children, meta, description, actions, onBack }: PageTitleProps) {
  const t = useUiText();
  return (
    <div className={styles.row}>
      {onBack ? (
        <button type="button" className={styles.back} aria-label={t('back')} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </button>
      ) : null}
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 tabIndex={-1}>{children}</h1>
          {meta}
        </div>
        {description === undefined ? null : <p>{description}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
