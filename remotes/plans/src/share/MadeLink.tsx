import { useRef } from 'react';
import { qrPicture, useText } from '@archway/platform';
import { saveBlob } from '@archway/storage';
import { Button, Download, Plus } from '@archway/ui';
import { QRCode } from '@archway/ui/data';
import { LinkField } from '../links/LinkField.tsx';
import type { MadeShare } from './share-options.ts';
import styles from './share.module.css';

interface Props {
  link: MadeShare;
  /** Of the QR code. */
  fileName: string;
  onMore: () => void;
}

/** The link that was made, to be scanned, copied or taken along: shown this once, since nobody keeps it. */
export function MadeLink({ link: { address, locked }, fileName, onMore }: Props) {
  const t = useText('plans');
  const place = useRef<HTMLDivElement>(null);
  const download = (): void => {
    const code = place.current?.querySelector('svg[viewBox][role=img]');
    if (code instanceof SVGSVGElement) saveBlob(qrPicture(code), fileName);
  };
  return (
    <div className={styles.made} data-testid="share-link" data-address={address}>
      <h3>{t('share.made')}</h3>
      <p className={styles.hint}>{t(locked ? 'share.madeLocked' : 'share.madeBody')}</p>
      <div ref={place} className={styles.code}>
        <QRCode type="svg" value={address} size={184} bordered={false} color="#000" aria-label={t('share.qr')} />
      </div>
      <LinkField address={address} />
      <div className={styles.ways}>
        <Button size="small" type="text" icon={<Download />} onClick={download}>
          {t('share.download')}
        </Button>
        <Button size="small" type="text" icon={<Plus />} onClick={onMore}>
          {t('share.more')}
        </Button>
      </div>
    </div>
  );
}
