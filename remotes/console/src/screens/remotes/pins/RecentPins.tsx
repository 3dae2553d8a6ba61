import type { RemoteStatus } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { PinChangeItem } from './PinChangeItem.tsx';
import styles from './pin-changes.module.css';

const SHOWN = 6;

/** The last changes of one remote. */
export function RecentPins({ remote }: { remote: RemoteStatus }) {
  const t = useText('console');
  const { changes } = remote;
  return (
    <Card title={t('recent.title', { name: bilingual(remote.title) })}>
      {changes.length === 0 ? <p className={styles.none}>{t('recent.none')}</p> : null}
      <ol className={styles.list}>
        {changes.slice(0, SHOWN).map((change) => (
          <PinChangeItem key={`${change.at} ${change.channel}`} remote={remote} change={change} />
        ))}
      </ol>
    </Card>
  );
}
