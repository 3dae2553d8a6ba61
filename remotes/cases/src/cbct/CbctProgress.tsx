import { Button, Info } from '@archway/ui';
import { confirmAction, formatBytes, formatNumber, notify, useText } from '@archway/platform';
import { CbctFound } from './CbctFound.tsx';
import { CbctNotesList } from './CbctNotesList.tsx';
import { CbctSteps } from './CbctSteps.tsx';
import { SetAsideList } from './SetAsideList.tsx';
import { byteCount } from './byte-count.ts';
import type { CbctHome, CbctUpload } from './cbct-upload.ts';
import { cbctUploads } from './cbct-uploads.ts';
import { timeLeft } from './time-left.ts';
import styles from './cbct-progress.module.css';

const PERCENT = 100;
/** A reader of the screen hears each tenth. */
const TENTH = 10;

/** A CT on its way: what is done with it, how far it is, how long it will take, and the ways to hold and end it. */
export function CbctProgress({ upload, home }: { upload: CbctUpload; home: CbctHome }) {
  const t = useText('cases');
  const { place, name, stage, step, share, bytes, rate, state } = upload;
  const percent = Math.floor(Math.min(1, share) * PERCENT);
  const sends = stage === 'upload' && bytes > 0;
  const doing =
    state === 'paused' || state === 'choosing'
      ? t(`cbct.state.${state}`)
      : step
        ? t(`cbct.step.${stage === 'compress' && step === 'read' ? 'assemble' : step}`)
        : t(`cbct.doing.${stage}`);
  const facts = [doing, sends && byteCount(share * bytes, bytes), sends && rate && `${formatBytes(rate * bytes)}/s`];

  const cancel = async (): Promise<void> => {
    const confirmed =
      stage !== 'upload' ||
      (await confirmAction({
        title: t('cbct.cancelTitle', { name }),
        body: t('cbct.cancelBody'),
        okText: t('cbct.cancelOk'),
        cancelText: t('cbct.cancelNot'),
        danger: true,
      }));
    if (confirmed) await cbctUploads.cancel(place).catch(() => notify.error(t('cbct.cancelFailed')));
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
        <span className={state === 'paused' ? styles.held : undefined} style={{ width: `${percent}%` }} />
      </div>
      <div className={styles.facts}>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span>{rate && state === 'running' ? timeLeft((1 - share) / rate, t) : null}</span>
      </div>
      <div className={styles.foot}>
        <CbctSteps upload={upload} />
        <div className={styles.actions}>
          {state === 'paused' ? (
            <Button type="link" size="small" onClick={() => cbctUploads.resume(place)}>
              {t('cbct.resume')}
            </Button>
          ) : null}
          {stage === 'upload' && state === 'running' ? (
            <Button type="text" size="small" onClick={() => cbctUploads.pause(place)}>
              {t('cbct.pause')}
            </Button>
          ) : null}
          {stage === 'verify' ? null : (
            <Button type="text" size="small" danger onClick={() => void cancel()}>
              {t('cbct.cancel')}
            </Button>
          )}
        </div>
      </div>
      {upload.notes ? <CbctNotesList notes={{ ...upload.notes, setAside: {} }} /> : null}
      {upload.opened && state !== 'choosing' ? <SetAsideList opened={upload.opened} /> : null}
      <p className={styles.note}>
        <Info aria-hidden="true" />
        {state === 'paused' ? t(`cbct.mayLeave.${home}`) : t(`cbct.stay.${home}`)}
      </p>
      <span className={styles.live} aria-live="polite">
        {`${doing} ${formatNumber(percent - (percent % TENTH), { unit: '%' })}`}
      </span>
    </div>
  );
}
