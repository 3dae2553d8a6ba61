import { useState } from 'react';
import { PROCESS_LINK_DAYS, PROCESS_PATH, type ProcessDetail, endpoints } from '@archway/contracts';
import { call, copyText, formatDateTime, notify, useText } from '@archway/platform';
import { Button, Copy, LinkIcon, Modal, NoticeBar } from '@archway/ui';
import { refreshProcess } from '../../processing/refresh-process.ts';
import styles from '../../processing/processing.module.css';

/** A link by which anybody sees how far the order is: made, shown this once, and ended. */
export function LinkButton({ order }: { order: Pick<ProcessDetail, 'processId' | 'linkUntil'> }) {
  const t = useText('production');
  const [open, setOpen] = useState(false);
  const [address, tell] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const params = { processId: order.processId };
  const during = async (work: Promise<unknown>): Promise<void> => {
    setBusy(true);
    // What it is refused with is told by the call.
    await work.then(refreshProcess, () => {});
    setBusy(false);
  };
  const make = async (): Promise<void> => {
    const { token } = await call(endpoints.process.makeLink, { params });
    // Browsers send the fragment to nobody: the token stands in no log.
    tell(`${window.location.origin}${PROCESS_PATH}#${token}`);
  };
  const end = async (): Promise<void> => {
    await call(endpoints.process.endLink, { params });
    tell(null);
    notify.success(t('process.link.ended'));
  };
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) notify.success(t('process.link.copied'));
    else notify.error(t('process.link.copyFailed'));
  };
  const close = (): void => {
    setOpen(false);
    tell(null);
  };
  return (
    <>
      <Button icon={<LinkIcon aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('process.link.title')}
      </Button>
      <Modal
        open={open}
        title={t('process.link.title')}
        onCancel={close}
        footer={
          <>
            {order.linkUntil ? (
              <Button danger disabled={busy} onClick={() => void during(end())}>
                {t('process.link.end')}
              </Button>
            ) : null}
            {address === null ? (
              <Button type="primary" loading={busy} onClick={() => void during(make())}>
                {t(order.linkUntil ? 'process.link.again' : 'process.link.make')}
              </Button>
            ) : (
              <Button onClick={close}>{t('process.link.close')}</Button>
            )}
          </>
        }
      >
        <p>{t('process.link.body', { num: PROCESS_LINK_DAYS })}</p>
        {address === null ? (
          order.linkUntil ? (
            <NoticeBar tone="info">{t('process.link.until', { time: formatDateTime(order.linkUntil) })}</NoticeBar>
          ) : null
        ) : (
          <div className={styles.secret}>
            <code data-link>{address}</code>
            <Button
              icon={<Copy aria-hidden="true" />}
              aria-label={t('process.link.copy')}
              onClick={() => void copy(address)}
            />
          </div>
        )}
      </Modal>
    </>
  );
}
