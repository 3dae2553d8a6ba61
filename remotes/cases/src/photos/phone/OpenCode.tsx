import { useRef } from 'react';
import { Button, Download, LinkIcon } from '@archway/ui';
import { QRCode } from '@archway/ui/data';
import { copyText, notify, qrPicture, useText } from '@archway/platform';
import { saveBlob } from '@archway/storage';
import styles from './phone-dialog.module.css';

/** A code that no phone has taken yet: to be scanned, copied as a link, or taken along as a picture. */
export function OpenCode({ address }: { address: string }) {
  const t = useText('cases');
  const place = useRef<HTMLDivElement>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(address)) notify.success(t('phoneLink.copied'));
    else notify.error(t('phoneLink.copyFailed'), { detail: address });
  };
  const download = (): void => {
    const code = place.current?.querySelector('svg[viewBox][role=img]');
    if (code instanceof SVGSVGElement) saveBlob(qrPicture(code), t('phoneLink.fileName'));
  };
  return (
    <div ref={place} className={styles.code} data-testid="phone-link" data-address={address}>
      <QRCode type="svg" value={address} size={208} bordered={false} color="#000" aria-label={t('phoneLink.qr')} />
      <div className={styles.ways}>
        <Button size="small" type="text" icon={<LinkIcon />} onClick={() => void copy()}>
          {t('phoneLink.copy')}
        </Button>
        <Button size="small" type="text" icon={<Download />} onClick={download}>
          {t('phoneLink.download')}
        </Button>
      </div>
    </div>
  );
}
