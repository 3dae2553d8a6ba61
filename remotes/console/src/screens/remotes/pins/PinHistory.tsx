import { useState } from 'react';
import type { RemoteStatus } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { Button, Drawer, EmptyState, History } from '@archway/ui';
import { PinChangeItem } from './PinChangeItem.tsx';
import styles from './pin-changes.module.css';

/** Every kept change of all remotes, the newest first. */
export function PinHistory({ remotes }: { remotes: readonly RemoteStatus[] }) {
  const t = useText('console');
  const [isOpen, setOpen] = useState(false);
  const changes = remotes
    .flatMap((remote) => remote.changes.map((change) => ({ remote, change })))
    .sort((a, b) => b.change.at.localeCompare(a.change.at));
  return (
    <>
      <Button icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('history.open')}
      </Button>
      <Drawer open={isOpen} title={t('history.title')} size={440} onClose={() => setOpen(false)}>
        {changes.length === 0 ? <EmptyState icon={<History />} title={t('recent.none')} /> : null}
        <ol className={styles.list}>
          {changes.map(({ remote, change }) => (
            <PinChangeItem
              key={`${remote.name} ${change.at} ${change.channel}`}
              remote={remote}
              change={change}
              named={bilingual(remote.title)}
            />
          ))}
        </ol>
      </Drawer>
    </>
  );
}
