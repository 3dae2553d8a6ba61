import { copyText, notify, useText } from '@archway/platform';
import { saveBlob } from '@archway/storage';
import { Button, Copy, Download, Modal } from '@archway/ui';
import styles from '../management.module.css';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, shown once: closed by its button alone. */
export function ShownCodes({ codes, onClose }: Props) {
  const t = useText('account');
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    if (await copyText(text)) notify.success(t('secondFactor.copied'));
    else notify.error(t('secondFactor.copyFailed'));
  };
  const download = (): void => saveBlob(new Blob([text], { type: 'text/plain' }), t('secondFactor.fileName'));
  return (
    <Modal
      open
      title={t('secondFactor.codesTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <div className={styles.foot}>
          <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
            {t('secondFactor.copy')}
          </Button>
          <Button icon={<Download aria-hidden />} onClick={download}>
            {t('secondFactor.download')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('secondFactor.kept')}
          </Button>
        </div>
      }
    >
      <p>{t('secondFactor.codesBody')}</p>
      <ul className={styles.codes} aria-label={t('secondFactor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
