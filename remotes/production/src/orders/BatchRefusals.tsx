import type { BatchRow } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Modal } from '@archway/ui';
import styles from './orders.module.css';

interface Props {
  refusals: readonly BatchRow[];
  /** Of how many there was an answer. */
  asked: number;
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** What of a batch was not done, row by row, with the reason. */
export function BatchRefusals({ refusals, asked, nameOf, onClose }: Props) {
  const t = useText('production');
  const title = t('batch.refused', { count: refusals.length });
  return (
    <Modal open title={title} onCancel={onClose} footer={<Button onClick={onClose}>{t('batch.close')}</Button>}>
      <p>{t(refusals.length < asked ? 'batch.refusedBody' : 'batch.refusedAll')}</p>
      {/* It may scroll: the focus lets keys do it. */}
      <ul className={styles.refusals} tabIndex={0} aria-label={title}>
        {refusals.map(({ id, msg }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>
            <span>{msg}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
