import { useText } from '@archway/platform';
import styles from './missing-list.module.css';

interface Props<Key extends string> {
  missing: readonly { readonly key: Key; readonly label: string }[];
  /** Goes to what is missing; absent where it cannot be reached from here. */
  onSelect?: ((key: Key) => void) | undefined;
}

/** At the foot of a card: answers that are missing, each with a way to it; nothing when none is. */
export function MissingList<Key extends string>({ missing, onSelect }: Props<Key>) {
  const t = useText('cases');
  if (missing.length === 0) return null;
  return (
    <div className={styles.missing}>
      <strong>{t('summary.missing', { count: missing.length })}</strong>
      <ul>
        {missing.map(({ key, label }) => (
          <li key={key}>
            {onSelect ? (
              <button type="button" onClick={() => onSelect(key)}>
                {label}
              </button>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
