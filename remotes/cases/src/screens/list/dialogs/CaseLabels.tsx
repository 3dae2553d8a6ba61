import { useState } from 'react';
import { type BatchRow, type CaseRow, type LabelCategory, endpoints } from '@archway/contracts';
import { EmptyState, ErrorBox, LabelTag, LoadingSkeleton, Modal, Tags } from '@archway/ui';
import { Checkbox } from '@archway/ui/data';
import { call, useBatch, useText } from '@archway/platform';
import { refreshCase } from '../../../case/use-case-machine.ts';
import { useLabels } from '../labels/use-labels.ts';
import styles from '../labels/labels.module.css';
import { type Wanted, carriedBy, labelChange } from './label-choice.ts';

interface Props {
  /** Cases of one practice. */
  rows: readonly CaseRow[];
  /** @param refused null when nothing was done */
  onClose: (refused: readonly BatchRow[] | null) => void;
}

/** Which labels these cases carry; what some of them carry stays so until it is touched. */
export function CaseLabels({ rows, onClose }: Props) {
  const t = useText('cases');
  const [first] = rows;
  const labels = useLabels(first?.practiceId);
  const { busy, ask } = useBatch();
  const [wanted, want] = useState<Wanted>({});
  const change = labelChange(rows, wanted);
  const nothing = change.add.length === 0 && change.remove.length === 0;
  const categories = (labels.data ?? []).filter(({ categoryLabels }) => categoryLabels.length > 0);

  const save = async (): Promise<void> => {
    const body = { caseIds: rows.map(({ caseId }) => caseId), ...change };
    const refused = await ask(
      () => call(endpoints.labels.set, { body }),
      (count) => t('labels.set', { count }),
    );
    if (refused === null) return;
    await refreshCase();
    onClose(refused);
  };

  return (
    <Modal
      open
      title={
        rows.length === 1
          ? t('labels.of', { name: first?.patientName ?? '' })
          : t('labels.ofCases', { count: rows.length })
      }
      okText={t('labels.save')}
      okButtonProps={{ disabled: nothing }}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={() => onClose(null)}
    >
      {labels.isError ? (
        <ErrorBox title={t('labels.failed')} error={labels.error} onRetry={() => void labels.refetch()} />
      ) : labels.isPending ? (
        <LoadingSkeleton variant="list" rows={3} />
      ) : categories.length === 0 ? (
        <EmptyState icon={<Tags />} title={t('labels.none')} body={t('labels.noneBody')} />
      ) : (
        <Choice categories={categories} rows={rows} wanted={wanted} onWant={want} />
      )}
    </Modal>
  );
}

interface ChoiceProps {
  categories: readonly LabelCategory[];
  rows: readonly CaseRow[];
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

function Choice({ categories, rows, wanted, onWant }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      {categories.map((category) => (
        <fieldset key={category.categoryId}>
          <legend>{category.categoryName}</legend>
          {category.categoryLabels.map(({ categoryId, categoryName, color }) => {
            const now = carriedBy(rows, categoryId);
            const touched = wanted[categoryId];
            return (
              <Checkbox
                key={categoryId}
                checked={touched ?? now === 'all'}
                indeterminate={touched === undefined && now === 'some'}
                onChange={({ target }) => onWant({ ...wanted, [categoryId]: target.checked })}
              >
                <LabelTag color={color}>{categoryName}</LabelTag>
              </Checkbox>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
