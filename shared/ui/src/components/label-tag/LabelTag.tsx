import type { LabelColor } from '@archway/contracts';
import { X } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import { labelLine, labelTones } from './label-tones.ts';
import styles from './label-tag.module.css';

export interface LabelTagProps {
  children: string;
  /** Of its words and its line; the plain one when absent. */
  color?: LabelColor | undefined;
  onRemove?: (() => void) | undefined;
}

/** A label that a practice gave: white with a hairline and no dot, so that it never reads as a status. */
export function LabelTag({ children, color, onRemove }: LabelTagProps) {
  const t = useUiText();
  return (
    <span
      className={styles.tag}
      style={color === undefined ? {} : { color: labelTones[color], borderColor: labelLine(color) }}
    >
      <span className={styles.words}>{children}</span>
      {onRemove ? (
        <button type="button" aria-label={t('tag.remove', { name: children })} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
