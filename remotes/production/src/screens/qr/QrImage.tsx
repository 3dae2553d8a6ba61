import { useRef, useState } from 'react';
import { saveBlob } from '@archway/storage';
import { machineText } from '@archway/contracts';
import { notify, usePageTitle, useText } from '@archway/platform';
import { Button, Card, Copy, Download, LabelTag, PageTitle, StatusTag } from '@archway/ui';
import { type QrSettings, standardQr } from '../../codes/qr-settings.ts';
import { TemplateTabs } from '../../templates/TemplateTabs.tsx';
import { QrFields } from './QrFields.tsx';
import { useQrPicture } from './use-qr-picture.ts';
import styles from './qr.module.css';

const asBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );

/** Pictures of codes: drawn while they are set, and offered once a decoder has read them back. */
export default function QrImage() {
  const t = useText('production');
  const [text, setText] = useState('PO-2611-0178');
  const [settings, set] = useState<QrSettings>(standardQr);
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useQrPicture(canvas, text, settings);
  const title = t('qr.title');
  usePageTitle(title);
  const offered = state.kind === 'readBack' || state.kind === 'textOnly';

  const save = async (): Promise<void> => {
    if (canvas.current) saveBlob(await asBlob(canvas.current), `${machineText(text) || 'code'}.png`);
  };
  const copy = async (): Promise<void> => {
    try {
      if (!canvas.current) return;
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': asBlob(canvas.current) })]);
      notify.success(t('qr.copied'));
    } catch {
      // A page without a secure context has no clipboard, and a browser may refuse it.
      notify.error(t('qr.copyFailed'));
    }
  };

  return (
    <>
      <PageTitle meta={<LabelTag>{t('qr.beta')}</LabelTag>} description={t('qr.description')}>
        {title}
      </PageTitle>
      <TemplateTabs active="qrImage" />
      <div className={styles.columns}>
        <Card title={t('qr.settings')}>
          <QrFields
            text={text}
            onText={setText}
            settings={settings}
            onChange={(change) => set({ ...settings, ...change })}
          />
        </Card>
        <Card
          title={t('qr.picture')}
          extra={
            <>
              <Button icon={<Copy aria-hidden />} disabled={!offered} onClick={() => void copy()}>
                {t('qr.copy')}
              </Button>
              <Button type="primary" icon={<Download aria-hidden />} disabled={!offered} onClick={() => void save()}>
                {t('qr.download')}
              </Button>
            </>
          }
        >
          <div className={styles.stage}>
            <canvas
              ref={canvas}
              className={state.kind === 'failed' ? styles.none : styles.canvas}
              role="img"
              aria-label={t('qr.pictureOf', { text })}
            />
            {state.kind === 'failed' ? <p className={styles.none}>—</p> : null}
          </div>
          <div className={styles.state} role="status">
            {state.kind === 'readBack' ? (
              <StatusTag tone="success">{t('qr.readBack', { text: state.text })}</StatusTag>
            ) : state.kind === 'textOnly' ? (
              <StatusTag tone="info">{t('qr.textOnly')}</StatusTag>
            ) : state.kind !== 'failed' ? (
              <StatusTag tone="neutral">{t('qr.reading')}</StatusTag>
            ) : (
              <>
                <StatusTag tone="error">{t(`qr.failed.${state.reason}`)}</StatusTag>
                <p>{t(`qr.way.${state.reason}`)}</p>
              </>
            )}
          </div>
        </Card>
      </div>
    </>
  );
}
