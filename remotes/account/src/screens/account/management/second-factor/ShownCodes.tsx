import { notify, useText } from '@archway/platform';
import { Button, Copy, Modal } from '@archway/ui';
import styles from '../management.module.css';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, shown once: closed by its button alone. */
export function ShownCodes({ codes, onClose }: Props) {
  const t = useText('account');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success(t('secondFactor.copied'));
    } catch {
      notify.error(t('secondFactor.copyFailed'));
    }
  };
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
