import { useState } from 'react';
import { type ProductionDevice, endpoints } from '@archway/contracts';
import { call, copyText, notify, useText } from '@archway/platform';
import { Button, Copy, Modal, NoticeBar } from '@archway/ui';
import { refreshBatches } from '../../making/refresh-batches.ts';
import styles from './devices.module.css';

/** Makes the secret by which a cutting machine reports, and shows it this once. */
export function KeyDialog({ device, onClose }: { device: ProductionDevice; onClose: () => void }) {
  const t = useText('production');
  const [secret, tell] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    await call(endpoints.devices.makeKey, { params: { deviceId: device.deviceId } }).then(
      (made) => tell(made.secret),
      () => {},
    );
    setBusy(false);
    await refreshBatches();
  };
  const copy = async (made: string): Promise<void> => {
    if (await copyText(made)) notify.success(t('device.keyCopied'));
    else notify.error(t('device.keyCopyFailed'));
  };
  return (
    <Modal
      open
      title={t('device.keyOf', { name: device.name })}
      onCancel={onClose}
      {...(secret === null
        ? { okText: t(device.keyPrefix ? 'device.newKey' : 'device.makeKey'), onOk: () => void make() }
        : {
            ...{ okText: t('device.keyKept'), onOk: onClose, cancelButtonProps: { hidden: true } },
            // It is shown this once: a stray click does not take it away.
            ...{ closable: false, mask: { closable: false }, keyboard: false },
          })}
      confirmLoading={busy}
    >
      {secret === null ? (
        <>
          <p>{t('device.keyBody')}</p>
          {device.keyPrefix ? (
            <NoticeBar tone="warning">{t('device.keyReplaced', { name: `${device.keyPrefix}…` })}</NoticeBar>
          ) : null}
        </>
      ) : (
        <>
          <p>{t('device.keyOnce')}</p>
          <div className={styles.secret}>
            <code data-secret>{secret}</code>
            <Button
              icon={<Copy aria-hidden="true" />}
              aria-label={t('device.copyKey')}
              onClick={() => void copy(secret)}
            />
          </div>
        </>
      )}
    </Modal>
  );
}
