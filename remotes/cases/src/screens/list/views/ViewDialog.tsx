import { useState } from 'react';
import { type ListView, type ServiceId, endpoints, viewRules } from '@archway/contracts';
import { call, invalidate, notify, useForm, useText } from '@archway/platform';
import { Checkbox, FormDialog, FormField, Input } from '@archway/ui/data';

/** A view that is kept already, or what the list shows and no view has yet. */
export type EditedView = ListView | { serviceType: ServiceId; search: string };

interface Props {
  edited: EditedView;
  /** What the list shows now. */
  now: string;
  onClose: () => void;
}

/** The name of a view, and whether it shows from now on what the list shows. */
export function ViewDialog({ edited, now, onClose }: Props) {
  const t = useText('cases');
  const known = 'viewId' in edited ? edited : null;
  const [again, setAgain] = useState(false);
  const form = useForm({
    id: 'view',
    rules: viewRules,
    initial: { name: known?.name ?? '' },
    label: () => t('views.name'),
    guard: false,
    async send({ name }) {
      if ('viewId' in edited) {
        const search = again ? now : edited.search;
        await call(endpoints.views.update, { body: { viewId: edited.viewId, name, search } }, { quiet: true });
      } else await call(endpoints.views.add, { body: { ...edited, name } }, { quiet: true });
      notify.success(t('labels.saved'));
      await invalidate(endpoints.views.list);
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(known ? 'views.edit' : 'views.add')}
      okText={t('labels.save')}
      onCancel={onClose}
    >
      <FormField {...form.field('name')} hint={known ? undefined : t('views.hint')}>
        {(control) => <Input {...control} {...form.text('name')} autoFocus autoComplete="off" showCount />}
      </FormField>
      {known && known.search !== now ? (
        <Checkbox checked={again} onChange={({ target }) => setAgain(target.checked)}>
          {t('views.again')}
        </Checkbox>
      ) : null}
    </FormDialog>
  );
}
