import { type Label, endpoints } from '@archway/contracts';
import { call, confirmAction, notify, useText } from '@archway/platform';
import { refreshLabels } from './use-labels.ts';

type Removed = Pick<Label, 'categoryId' | 'categoryName'>;

/** Deletes a label or a category, after a question that says what becomes of what hangs on it. */
export function useLabelRemoval(): (removed: Removed, kind: 'label' | 'category') => Promise<void> {
  const t = useText('cases');
  return async ({ categoryId, categoryName }, kind) => {
    const sure = await confirmAction({
      title: t('labels.removeTitle', { name: categoryName }),
      body: t(`labels.removeBody.${kind}`),
      okText: t('labels.remove'),
      danger: true,
    });
    if (!sure) return;
    await call(endpoints.labels.remove, { params: { categoryId } });
    notify.success(t('labels.removed'));
    await refreshLabels();
  };
}
