import { useState } from 'react';
import type { LabelCategory } from '@archway/contracts';
import { Button, ErrorBox, LoadingSkeleton, Modal, Plus } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { CategoryCard } from './CategoryCard.tsx';
import { type EditedLabel, LabelDialog } from './LabelDialog.tsx';
import { useLabels } from './use-labels.ts';
import styles from './labels.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
}

const practicesOf = (categories: readonly LabelCategory[]) => [
  ...new Map(categories.map(({ practiceId, practiceName }) => [practiceId, practiceName])),
];

/** The labels of a practice by category: made, renamed, coloured, moved, deleted. */
export function ManageLabels({ open, onClose }: Props) {
  const t = useText('cases');
  const labels = useLabels();
  const [chosen, choose] = useState<string>();
  const [edited, edit] = useState<EditedLabel | null>(null);
  const own = (labels.data ?? []).filter(({ editable }) => editable);
  const practices = practicesOf(own);
  const practiceId = practices.find(([id]) => id === chosen)?.[0] ?? practices[0]?.[0];
  const categories = own.filter((category) => category.practiceId === practiceId);

  return (
    <Modal open={open} title={t('labels.manage')} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      {labels.isError ? (
        <ErrorBox title={t('labels.failed')} error={labels.error} onRetry={() => void labels.refetch()} />
      ) : labels.isPending ? (
        <LoadingSkeleton variant="list" rows={3} />
      ) : (
        <div className={styles.manage}>
          {practices.length > 1 && practiceId !== undefined ? (
            <Select
              aria-label={t('filter.practice')}
              value={practiceId}
              options={practices.map(([value, label]) => ({ value, label }))}
              onChange={choose}
            />
          ) : null}
          {categories.map((category) => (
            <CategoryCard key={category.categoryId} category={category} onEdit={edit} />
          ))}
          {practiceId === undefined ? (
            <p>{t('labels.noPractice')}</p>
          ) : (
            <Button
              type="dashed"
              block
              icon={<Plus aria-hidden="true" />}
              onClick={() => edit({ kind: 'category', practiceId })}
            >
              {t('labels.addCategory')}
            </Button>
          )}
        </div>
      )}
      {edited ? <LabelDialog edited={edited} categories={categories} onClose={() => edit(null)} /> : null}
    </Modal>
  );
}
