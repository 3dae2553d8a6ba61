import { type CenterDetail, centerRules, endpoints } from '@archway/contracts';
import { call, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { refreshCenters } from './refresh-centers.ts';

interface Props {
  /** Renames this one; makes one without it. */
  center?: CenterDetail;
  onClose: () => void;
  onMade?: (designCenterId: string) => void;
}

/** A new design center with its number, or another name for one; a number stays, since it is in links. */
export function CenterNameDialog({ center, onClose, onMade }: Props) {
  const t = useText('console');
  const form = useForm({
    id: 'center',
    rules: centerRules,
    initial: { designCenterName: center?.designCenterName ?? '', designCenterNo: '' },
    label: (name) => t(`centers.field.${name}`),
    async send(values) {
      if (center) {
        const body = { designCenterId: center.designCenterId, designCenterName: values.designCenterName };
        await call(endpoints.centers.update, { body }, { quiet: true });
      }
      const made = center ? null : await call(endpoints.centers.create, { body: values }, { quiet: true });
      notify.success(t(made ? 'centers.created' : 'centers.saved'));
      await refreshCenters();
      onClose();
      if (made) onMade?.(made.designCenterId);
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(center ? 'centers.rename' : 'centers.create')}
      okText={t(center ? 'centers.save' : 'centers.create')}
      onCancel={onClose}
    >
      <FormField {...form.field('designCenterName')}>
        {(control) => <Input {...control} {...form.text('designCenterName')} autoFocus autoComplete="off" />}
      </FormField>
      {center ? null : (
        <FormField {...form.field('designCenterNo')} hint={t('centers.numberHint')}>
          {(control) => <Input {...control} {...form.text('designCenterNo')} autoComplete="off" />}
        </FormField>
      )}
    </FormDialog>
  );
}
