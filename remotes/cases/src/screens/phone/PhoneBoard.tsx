import { useState } from 'react';
import { OPEN_POSITION, type PhoneIntake } from '@archway/contracts';
import { Button, CircleCheck, EmptyState, Image } from '@archway/ui';
import { formatTime, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { PhotoInput } from '../../photos/camera/PhotoInput.tsx';
import { TakePhoto } from '../../photos/camera/TakePhoto.tsx';
import { UploadTile } from '../../photos/board/UploadTile.tsx';
import { showUploads } from '../../photos/board/show-uploads.ts';
import { PhoneTile } from './PhoneTile.tsx';
import type { PhoneIntakeUse } from './use-phone-intake.ts';
import styles from './phone.module.css';

interface Props {
  use: PhoneIntakeUse;
  intake: PhoneIntake;
}

/** The positions of the case with the camera at each, and how many photos have gone. */
export function PhoneBoard({ use, intake }: Props) {
  const t = useText('cases');
  const [done, setDone] = useState(false);
  const sending = use.uploads.filter(isUnderWay).length;
  // What is shown then begins above, wherever the reader was.
  const turn = (to: boolean): void => {
    setDone(to);
    document.documentElement.scrollTop = 0;
  };
  if (done) return <Done count={intake.received} onMore={() => turn(false)} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          {t('phone.case', { number: intake.ptNo })}
          <span>{intake.initials}</span>
        </h1>
        <p>{t('phone.intro')}</p>
        <p>{t('phone.until', { time: formatTime(intake.expiresAt) })}</p>
      </header>
      <Positions use={use} intake={intake} />
      <Others use={use} />
      <footer className={styles.bar}>
        <span role="status">
          {sending > 0
            ? t('phone.sendingCount', { count: sending })
            : intake.received > 0
              ? t('phone.sentCount', { count: intake.received })
              : t('phone.nothingSent')}
        </span>
        <Button type="primary" size="large" disabled={sending > 0 || intake.received === 0} onClick={() => turn(true)}>
          {t('phone.done')}
        </Button>
      </footer>
    </div>
  );
}

function Positions({ use, intake }: Props) {
  const { placed } = showUploads(use.uploads);
  return (
    <ul className={styles.grid}>
      {intake.positions
        .filter(({ position }) => position !== OPEN_POSITION)
        .map(({ position, required, taken }) => {
          const coming = placed.find((upload) => upload.position === position);
          if (coming) return <UploadTile key={position} upload={coming} of={use.flow} />;
          const sent = use.sent.findLast((photo) => photo.position === position);
          return (
            <PhoneTile
              key={position}
              {...{ position, required, taken }}
              preview={sent?.preview ?? null}
              onFiles={(files) => use.take(files, position)}
            />
          );
        })}
    </ul>
  );
}

/** Photos whose place the classification finds; those for which it found none stay here. */
function Others({ use }: Pick<Props, 'use'>) {
  const t = useText('cases');
  const { pooled } = showUploads(use.uploads);
  const sent = use.sent.filter(({ position }) => position === null || position === OPEN_POSITION);
  return (
    <section className={styles.others}>
      <h2>{t('phone.anyTitle')}</h2>
      <p>{t('phone.any')}</p>
      <div className={styles.sources}>
        <TakePhoto onFiles={(files) => use.take(files, null)} />
        <label className={styles.choose}>
          <PhotoInput multiple label={t('phone.choose')} onFiles={(files) => use.take(files, null)} />
          <Image aria-hidden="true" />
          {t('phone.choose')}
        </label>
      </div>
      {pooled.length + sent.length > 0 ? (
        <ul className={styles.grid}>
          {pooled.map((upload) => (
            <UploadTile key={upload.id} upload={upload} of={use.flow} />
          ))}
          {sent.map(({ id, position, preview }) => (
            <PhoneTile key={id} {...{ position, preview }} required={false} taken />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Done({ count, onMore }: { count: number; onMore: () => void }) {
  const t = useText('cases');
  return (
    <div className={styles.note}>
      <EmptyState
        icon={<CircleCheck />}
        title={<h1>{t('phone.doneTitle')}</h1>}
        body={t('phone.doneBody', { count })}
        action={
          <Button size="large" onClick={onMore}>
            {t('phone.more')}
          </Button>
        }
      />
    </div>
  );
}
