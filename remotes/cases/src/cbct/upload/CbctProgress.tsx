import { Info, VisuallyHidden, WorkBar, announced, useTimeLeft } from '@archway/ui';
import { formatBytes, formatNumber, useText } from '@archway/platform';
import { secondsLeft } from '@archway/uploads';
import { stateText } from '../../uploads/state-text.ts';
import { CbctFound } from '../CbctFound.tsx';
import { CbctNotesList } from '../words/CbctNotesList.tsx';
import { CbctButtons } from './CbctButtons.tsx';
import { CbctSteps } from './CbctSteps.tsx';
import { SetAsideList } from '../words/SetAsideList.tsx';
import { byteCount } from '../words/byte-count.ts';
import { type CbctHome, type CbctUpload, isChoosing } from './cbct-upload.ts';
import styles from './cbct-progress.module.css';

const PERCENT = 100;

/** A CT on its way: what is done with it, how far it is, how long it will take, and the ways to hold and end it. */
export function CbctProgress({ upload, home }: { upload: CbctUpload; home: CbctHome }) {
  const t = useText('cases');
  const timeLeft = useTimeLeft();
  const { name, step, activity, share, bytes, rate, paused } = upload;
  const percent = Math.floor(Math.min(1, share) * PERCENT);
  const sends = step === 'upload' && bytes > 0;
  const exactly = step === 'verify' ? step : step === 'compress' && activity === 'read' ? 'assemble' : activity;
  const doing = isChoosing(upload)
    ? t('cbct.choosing')
    : stateText(upload, t, exactly && !paused ? t(`cbct.activity.${exactly}`) : '');
  const facts = [doing, sends && byteCount(share * bytes, bytes), sends && rate && `${formatBytes(rate * bytes)}/s`];
  return (
    <div className={styles.progress}>
      <CbctFound
        name={name}
        volume={upload.volume}
        line={upload.opened ? t('cbct.filesRead', { count: upload.opened.filesRead }) : undefined}
        extra={<span className={styles.percent}>{formatNumber(percent, { unit: '%' })}</span>}
      />
      <WorkBar label={name} percent={percent} state={paused ? 'paused' : 'running'} />
      <div className={styles.facts}>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span>{timeLeft(secondsLeft(upload))}</span>
      </div>
      <div className={styles.foot}>
        <CbctSteps upload={upload} />
        <CbctButtons upload={upload} />
      </div>
      {upload.notes ? <CbctNotesList notes={{ ...upload.notes, setAside: {} }} /> : null}
      {upload.opened && !isChoosing(upload) ? <SetAsideList opened={upload.opened} /> : null}
      <p className={styles.note}>
        <Info aria-hidden="true" />
        {paused ? t(`cbct.mayLeave.${home}`) : t(`cbct.stay.${home}`)}
      </p>
      <VisuallyHidden live>{`${doing} ${formatNumber(announced(percent), { unit: '%' })}`}</VisuallyHidden>
    </div>
  );
}
