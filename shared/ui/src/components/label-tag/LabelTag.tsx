import { X } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './label-tag.module.css';

export interface LabelTagProps {
  children: string;
  onRemove?: (() => void) | undefined;
}

/** A label that a practice gave: white with a hairline and no dot, so that it never reads as a status. */
export function LabelTag({ children, onRemove }: LabelTagProps) {
  const t = useUiText();
  return (
    <span className={styles.tag}>
      {children}
      {onRemove ? (
        <button type="button" aria-label={t('tag.remove', { name: children })} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
