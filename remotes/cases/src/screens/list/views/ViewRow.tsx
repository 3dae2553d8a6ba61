import { type ListView, endpoints } from '@archway/contracts';
import { Button, Check, Pencil, Trash2 } from '@archway/ui';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import type { EditedView } from './ViewDialog.tsx';
import styles from './views.module.css';

interface Props {
  view: ListView;
  /** The list shows just this. */
  shown: boolean;
  onShow: (view: ListView) => void;
  onEdit: (view: EditedView) => void;
}

/** A view: shown by a click, changed or forgotten by the buttons beside it. */
export function ViewRow({ view, shown, onShow, onEdit }: Props) {
  const t = useText('cases');
  const { viewId, name } = view;
  const forget = async (): Promise<void> => {
    if (!(await confirmAction({ title: t('views.removeTitle', { name }), okText: t('labels.remove'), danger: true }))) {
      return;
    }
    await call(endpoints.views.remove, { params: { viewId } });
    notify.success(t('labels.removed'));
    await invalidate(endpoints.views.list);
  };
  return (
    <li>
      <button type="button" className={styles.view} aria-current={shown || undefined} onClick={() => onShow(view)}>
        {shown ? <Check aria-hidden="true" /> : null}
        {name}
      </button>
      <Button
        type="text"
        size="small"
        icon={<Pencil aria-hidden="true" />}
        aria-label={t('views.editName', { name })}
        onClick={() => onEdit(view)}
      />
      <Button
        type="text"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={t('labels.removeName', { name })}
        onClick={() => void forget()}
      />
    </li>
  );
}
