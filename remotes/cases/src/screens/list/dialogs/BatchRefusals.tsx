import type { BatchRow, CaseRow } from '@archway/contracts';
import { Button, Modal } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from './dialogs.module.css';

interface Props {
  rows: readonly CaseRow[];
  refusals: readonly BatchRow[];
  onClose: () => void;
}

/** What of a batch was not done, case by case, with the reason. */
export function BatchRefusals({ rows, refusals, onClose }: Props) {
  const t = useText('cases');
  return (
    <Modal
      open
      title={t('batch.refused', { count: refusals.length })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('batch.close')}</Button>}
    >
      <p>{t(refusals.length < rows.length ? 'batch.refusedBody' : 'batch.refusedAll')}</p>
      {/* It may scroll: the focus lets keys do it. */}
      <ul className={styles.refusals} tabIndex={0} aria-label={t('batch.refused', { count: refusals.length })}>
        {refusals.map(({ id, msg }) => {
          const row = rows.find(({ caseId }) => caseId === id);
          return (
            <li key={id}>
              <strong>{row?.patientName}</strong> {row?.ptNo}
              <span>{msg}</span>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
