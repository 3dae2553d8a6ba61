import { Button } from '@archway/ui';
import { confirmAction, notify, useText } from '@archway/platform';
import { may } from '@archway/uploads';
import type { CbctUpload } from './cbct-upload.ts';
import { cancelCbct, cbctUploads } from './cbct-uploads.ts';
import styles from './cbct-progress.module.css';

/** The ways to hold and end a CT on its way; once bytes have travelled, its end is asked about. */
export function CbctButtons({ upload: { id, place, name, step, state, paused } }: { upload: CbctUpload }) {
  const t = useText('cases');
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
  );
}
