import type { DesignFindings } from '@archway/contracts';
import { useLang, useText } from '@archway/platform';
import { Button, Modal } from '@archway/ui';
import { findingGroups } from './finding-lines.ts';
import styles from './design.module.css';

interface Props {
  name: string;
  findings: DesignFindings;
  onClose: () => void;
}

/** What is to be looked at in a plan that the machine has designed. */
export function FindingsDialog({ name, findings, onClose }: Props) {
  const t = useText('plans');
  const side = useLang() === 'zh-CN' ? 'zh' : 'en';
  return (
    <Modal
      open
      title={t('design.findingsOf', { name })}
      width={640}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('design.close')}</Button>}
    >
      <p className={styles.lead}>{t('design.lead')}</p>
      {findingGroups(findings, t, side).map(({ key, lines }) => (
        <section key={key} className={styles.group} aria-label={t(`design.group.${key}`)}>
          <h4>{t(`design.group.${key}`)}</h4>
          <ul>
            {lines.map((line, at) => (
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}
