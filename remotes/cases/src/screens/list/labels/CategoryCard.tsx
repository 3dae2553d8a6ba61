import type { LabelCategory } from '@archway/contracts';
import { Button, LabelTag, Pencil, Plus, Trash2 } from '@archway/ui';
import { useText } from '@archway/platform';
import type { EditedLabel } from './LabelDialog.tsx';
import { useLabelRemoval } from './use-label-removal.ts';
import styles from './labels.module.css';

interface Props {
  category: LabelCategory;
  onEdit: (edited: EditedLabel) => void;
}

/** A category with its labels; each label is changed by a click on it. */
export function CategoryCard({ category, onEdit }: Props) {
  const t = useText('cases');
  const remove = useLabelRemoval();
  const { categoryId, categoryName, isDefault, practiceId, categoryLabels } = category;
  const name = { name: categoryName };
  return (
    <section className={styles.category} aria-label={categoryName}>
      <header>
        <h3>{categoryName}</h3>
        <Button
          type="text"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          aria-label={t('labels.renameName', name)}
          onClick={() => onEdit({ kind: 'category', practiceId, categoryId, categoryName })}
        />
        {isDefault ? null : (
          <Button
            type="text"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={t('labels.removeName', name)}
            onClick={() => void remove(category, 'category')}
          />
        )}
      </header>
      <ul>
        {categoryLabels.map((label) => (
          <li key={label.categoryId}>
            <button
              type="button"
              className={styles.label}
              aria-label={t('labels.editName', { name: label.categoryName })}
              onClick={() => onEdit({ kind: 'label', practiceId, parentId: categoryId, ...label })}
            >
              <LabelTag color={label.color}>{label.categoryName}</LabelTag>
            </button>
            <Button
              type="text"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={t('labels.removeName', { name: label.categoryName })}
              onClick={() => void remove(label, 'label')}
            />
          </li>
        ))}
        <li>
          <Button
            type="link"
            size="small"
            icon={<Plus aria-hidden="true" />}
            aria-label={t('labels.addTo', name)}
            onClick={() => onEdit({ kind: 'label', practiceId, parentId: categoryId })}
          >
            {t('labels.add')}
          </Button>
        </li>
      </ul>
    </section>
  );
}
