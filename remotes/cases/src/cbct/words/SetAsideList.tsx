import type { OpenedFiles } from '@archway/volume';
import { byReason } from '@archway/volume/registration';
import { formatNumber, useText } from '@archway/platform';
import { reasonText } from './reason-text.ts';
import styles from './set-aside.module.css';

/** Whoever wants more names than these looks into the folder. */
const SHOWN = 100;

/** Files that are part of no series, by reason, to be unfolded. */
export function SetAsideList({ opened }: { opened: Pick<OpenedFiles, 'setAside'> }) {
  const t = useText('cases');
  const { setAside } = opened;
  if (setAside.length === 0) return null;
  return (
    <details className={styles.list}>
      <summary>{t('cbct.setAside', { count: setAside.length })}</summary>
      {[...byReason(setAside)].map(([reason, names]) => (
        <details key={reason}>
          <summary>
            {reasonText(reason, t)}
            <span className={styles.count}>{formatNumber(names.length)}</span>
          </summary>
          <ul>
            {names.slice(0, SHOWN).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {names.length > SHOWN ? (
              <li>{t('cbct.more', { count: names.length - SHOWN, num: formatNumber(names.length - SHOWN) })}</li>
            ) : null}
          </ul>
        </details>
      ))}
    </details>
  );
}
