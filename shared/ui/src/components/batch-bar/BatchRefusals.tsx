import type { ReactNode } from 'react';
import type { BatchRow } from '@archway/contracts';
import { Button, Modal } from '../../facade/core.ts';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './batch-refusals.module.css';

export interface BatchRefusalsProps {
  /** How many were refused. */
  title: string;
  /** What became of the others. */
  body: ReactNode;
  refusals: readonly BatchRow[];
  /** What a row is called. */
  nameOf: (id: string) => ReactNode;
  onClose: () => void;
}

/** What of a batch was not done, row by row, with the reason. */
export function BatchRefusals({ title, body, refusals, nameOf, onClose }: BatchRefusalsProps) {
  const t = useUiText();
  return (
    <Modal open title={title} onCancel={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <p>{body}</p>
      {/* It may scroll: the focus lets keys do it. */}
      <ul className={styles.refusals} tabIndex={0} aria-label={title}>
        {refusals.map(({ id, msg }) => (
          <li key={id}>
            {nameOf(id)}
            <span>{msg}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
