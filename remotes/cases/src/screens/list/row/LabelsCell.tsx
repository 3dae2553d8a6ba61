import type { CaseRow } from '@archway/contracts';
import { LabelTag } from '@archway/ui';
import styles from './case-columns.module.css';

/** The labels of a case; what finds no room is read on hover. */
export function LabelsCell({ row: { labels } }: { row: Pick<CaseRow, 'labels'> }) {
  return (
    <span className={styles.labels} title={labels.map(({ categoryName }) => categoryName).join(' · ')}>
      {labels.map(({ categoryId, categoryName, color }) => (
        <LabelTag key={categoryId} color={color}>
          {categoryName}
        </LabelTag>
      ))}
    </span>
  );
}
