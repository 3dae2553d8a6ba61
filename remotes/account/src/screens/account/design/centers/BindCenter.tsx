import { type PracticeListItem, centerNumberRules, endpoints } from '@archway/contracts';
import { call, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { refreshCenters } from './refresh-centers.ts';

interface Props {
  practice: PracticeListItem;
  onClose: () => void;
}

/** Binds the practice to the design center with a number. */
export function BindCenter({ practice: { practiceId, name }, onClose }: Props) {
  const t = useText('account');
  const form = useForm({
    id: 'bind-center',
    rules: centerNumberRules,
    initial: { no: '' },
    label: () => t('centers.number'),
    async send({ no }) {
      const { designCenterId, designCenterName } = await call(
        endpoints.centers.byNumber,
        { params: { no } },
        { quiet: true },
      );
      await call(endpoints.centers.bind, { query: { practiceId, designCenterId } }, { quiet: true });
      notify.success(t('centers.bound', { name: designCenterName }));
      await refreshCenters();
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('centers.bindTitle', { practice: name })}
      okText={t('centers.bind')}
      onCancel={onClose}
    >
      <p>{t('centers.bindBody')}</p>
      <FormField {...form.field('no')} hint={t('centers.numberHint')}>
        {(control) => <Input {...control} {...form.text('no')} autoFocus autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
