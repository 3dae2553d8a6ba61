import type { CbctNotes } from '@archway/contracts';
import { TriangleAlert } from '@archway/ui';
import { formatNumber, useText } from '@archway/platform';
import { reasonText } from './reason-text.ts';
import { noteWords } from './stack-words.ts';
import styles from '../cbct.module.css';

/** What was noticed while the slices were put in order, and how many files were set aside; nothing when all was well. */
export function CbctNotesList({ notes }: { notes: CbctNotes }) {
  const t = useText('cases');
  const words = noteWords(notes, t);
  const aside = Object.entries(notes.setAside).filter(([, count]) => count > 0);
  if (words.length === 0 && aside.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {words.map((word) => (
        <li key={word} className={styles.noted}>
          <TriangleAlert aria-hidden="true" />
          {word}
        </li>
      ))}
      {aside.length > 0 ? (
        <li>
          {t('cbct.setAside', { count: aside.reduce((sum, [, count]) => sum + count, 0) })}
          {t('cbct.colon')}
          {aside.map(([reason, count]) => `${reasonText(reason, t)} ${formatNumber(count)}`).join(t('cbct.separator'))}
        </li>
      ) : null}
    </ul>
  );
}
