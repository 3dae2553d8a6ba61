import { Button, Info } from '@archway/ui';
import { confirmAction, formatBytes, formatNumber, notify, useText } from '@archway/platform';
import { may, secondsLeft } from '@archway/uploads';
import { stateText } from '../../uploads/state-text.ts';
import { CbctFound } from '../CbctFound.tsx';
import { CbctNotesList } from '../words/CbctNotesList.tsx';
import { CbctSteps } from './CbctSteps.tsx';
import { SetAsideList } from '../words/SetAsideList.tsx';
import { byteCount } from '../words/byte-count.ts';
import { type CbctHome, type CbctUpload, isChoosing } from './cbct-upload.ts';
import { cancelCbct, cbctUploads } from './cbct-uploads.ts';
import { timeLeft } from './time-left.ts';
import styles from './cbct-progress.module.css';

const PERCENT = 100;
/** A reader of the screen hears each tenth. */
const TENTH = 10;

/** A CT on its way: what is done with it, how far it is, how long it will take, and the ways to hold and end it. */
export function CbctProgress({ upload, home }: { upload: CbctUpload; home: CbctHome }) {
  const t = useText('cases');
  const { id, place, name, step, activity, share, bytes, rate, state, paused } = upload;
  const percent = Math.floor(Math.min(1, share) * PERCENT);
  const sends = step === 'upload' && bytes > 0;
  const exactly = step === 'verify' ? step : step === 'compress' && activity === 'read' ? 'assemble' : activity;
  const doing = isChoosing(upload)
    ? t('cbct.choosing')
    : stateText(upload, t, exactly && !paused ? t(`cbct.activity.${exactly}`) : '');
  const facts = [doing, sends && byteCount(share * bytes, bytes), sends && rate && `${formatBytes(rate * bytes)}/s`];

  const cancel = async (): Promise<void> => {
    const confirmed =
      step !== 'upload' ||
      (await confirmAction({
        title: t('cbct.cancelTitle', { name }),
        body: t('cbct.cancelBody'),
        okText: t('cbct.cancelOk'),
        cancelText: t('cbct.cancelNot'),
        danger: true,
      }));
    if (confirmed) await cancelCbct(place).catch(() => notify.error(t('cbct.cancelFailed')));
  };
  return (
    <div className={styles.progress}>
      <CbctFound
        name={name}
        volume={upload.volume}
        line={upload.opened ? t('cbct.filesRead', { count: upload.opened.filesRead }) : undefined}
        extra={<span className={styles.percent}>{formatNumber(percent, { unit: '%' })}</span>}
      />
      <div
        className={styles.track}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={PERCENT}
        aria-valuenow={percent}
      >
        <span className={paused ? styles.held : undefined} style={{ width: `${percent}%` }} />
      </div>
      <div className={styles.facts}>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span>{timeLeft(secondsLeft(upload), t)}</span>
      </div>
      <div className={styles.foot}>
        <CbctSteps upload={upload} />
        <div className={styles.actions}>
          {paused ? (
            <Button type="link" size="small" onClick={() => cbctUploads.resume(id)}>
              {t('cbct.resume')}
            </Button>
          ) : null}
          {step === 'upload' && !paused && may(state, 'pause') ? (
            <Button type="text" size="small" onClick={() => cbctUploads.pause(id)}>
              {t('cbct.pause')}
            </Button>
          ) : null}
          {step === 'verify' ? null : (
            <Button type="text" size="small" danger onClick={() => void cancel()}>
              {t('cbct.cancel')}
            </Button>
          )}
        </div>
      </div>
      {upload.notes ? <CbctNotesList notes={{ ...upload.notes, setAside: {} }} /> : null}
      {upload.opened && !isChoosing(upload) ? <SetAsideList opened={upload.opened} /> : null}
      <p className={styles.note}>
        <Info aria-hidden="true" />
        {paused ? t(`cbct.mayLeave.${home}`) : t(`cbct.stay.${home}`)}
      </p>
      <span className={styles.live} aria-live="polite">
        {`${doing} ${formatNumber(percent - (percent % TENTH), { unit: '%' })}`}
      </span>
    </div>
  );
}
