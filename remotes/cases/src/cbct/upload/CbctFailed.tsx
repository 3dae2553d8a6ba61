import { CBCT_FILE_LIMIT_MB } from '@archway/contracts';
import { Button, CircleAlert } from '@archway/ui';
import { notify, useText } from '@archway/platform';
import { stateText } from '../../uploads/state-text.ts';
import { CbctFound } from '../CbctFound.tsx';
import { CbctSteps } from './CbctSteps.tsx';
import { SetAsideList } from '../words/SetAsideList.tsx';
import type { CbctFailure, CbctUpload } from './cbct-upload.ts';
import { cancelCbct, cbctUploads } from './cbct-uploads.ts';
import { reasonText } from '../words/reason-text.ts';
import styles from '../cbct.module.css';

/** The same files will not become readable; everything else may work the next time. */
const final: ReadonlySet<CbctFailure['key']> = new Set(['read', 'noSeries', 'tooLarge', 'lost']);
/** What lies in the server, or on the way to it. */
const ofServer: ReadonlySet<CbctFailure['key']> = new Set(['upload', 'checksum', 'refused']);
/** Reasons that lie in this page and not in the files. */
const ours: ReadonlySet<CbctFailure['reason']> = new Set([undefined, 'archiveModule', 'codecModule', 'workerFailed']);

const mayRetry = ({ key, reason }: CbctFailure): boolean => !final.has(key) || (key === 'read' && ours.has(reason));

/** What failed, why, what is safe, and the way on. */
export function CbctFailed({ upload }: { upload: CbctUpload }) {
  const t = useText('cases');
  const { id, place, name, failure, opened } = upload;
  if (!failure) return null;
  const cause = failure.message ?? (failure.reason && reasonText(failure.reason, t));
  const what = t(`cbct.error.${failure.key}`, { num: CBCT_FILE_LIMIT_MB });
  const again = mayRetry(failure);
  const leave = (): void => void cancelCbct(place).catch(() => notify.error(t('cbct.cancelFailed')));
  return (
    <div className={styles.stack} role="alert">
      <CbctFound name={name} volume={upload.volume} />
      <p className={styles.failed}>
        <CircleAlert aria-hidden="true" />
        <strong>{ofServer.has(failure.key) ? stateText(upload, t, what) : what}</strong>
      </p>
      {cause ? <p className={styles.hint}>{cause}</p> : null}
      {failure.key === 'upload' ? <p className={styles.hint}>{t('cbct.safe')}</p> : null}
      {opened ? <SetAsideList opened={opened} /> : null}
      <CbctSteps upload={upload} />
      <div className={styles.buttons}>
        {again ? <Button onClick={() => cbctUploads.retry(id)}>{t('cbct.retry')}</Button> : null}
        <Button type={again ? 'text' : 'default'} onClick={leave}>
          {t('cbct.other')}
        </Button>
      </div>
    </div>
  );
}
