import { type OperatedPractice, endpoints, operatedPracticeRules } from '@archway/contracts';
import { call, notify, useForm, useRegionField, useText } from '@archway/platform';
import { FormDialog, FormField, Input, RegionField } from '@archway/ui/data';
import { ExpiryField } from '../../operated/ExpiryField.tsx';
import operated from '../../operated/operated.module.css';
import { refreshPractices } from './refresh-practices.ts';

interface Props {
  /** Absent for a new practice. */
  practice?: OperatedPractice | undefined;
  onClose: () => void;
}

const valuesOf = (practice: OperatedPractice | undefined) => ({
  number: practice?.number ?? '',
  name: practice?.name ?? '',
  abbreviation: practice?.abbreviation ?? '',
  creator: practice?.ownerUserName ?? '',
  phone: practice?.phone ?? '',
  region: practice?.region ?? '',
  province: practice?.province ?? '',
  city: practice?.city ?? '',
  area: practice?.area ?? '',
  address: practice?.address ?? '',
  profile: practice?.profile ?? '',
  expires: practice?.expiredDay ?? '',
});

/** Makes or changes a practice. */
export function PracticeDialog({ practice, onClose }: Props) {
  const t = useText('console');
  const form = useForm({
    id: 'operated-practice',
    rules: operatedPracticeRules,
    initial: valuesOf(practice),
    label: (name) => t(`practices.field.${name}`),
    async send({ number, creator, expires, ...said }) {
      const facts = { ...said, expires: expires || null };
      const { add, edit } = endpoints.registry;
      if (practice) await call(edit, { body: { practiceId: practice.practiceId, ...facts } }, { quiet: true });
      else await call(add, { body: { number: number || null, creator, ...facts } }, { quiet: true });
      notify.success(t(practice ? 'operated.saved' : 'practices.made', { name: said.name }));
      await refreshPractices();
      onClose();
    },
  });
  const { regions, field: region } = useRegionField(form);
  return (
    <FormDialog
      {...form.dialog}
      open
      title={practice ? t('practices.editTitle', { name: practice.name }) : t('practices.addTitle')}
      okText={t(practice ? 'operated.save' : 'practices.make')}
      onCancel={onClose}
    >
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoFocus />}
      </FormField>
      <FormField {...form.field('abbreviation')} hint={t('practices.abbreviationHint')}>
        {(control) => <Input {...control} {...form.text('abbreviation')} />}
      </FormField>
      {practice ? null : (
        <div className={operated.pair}>
          <FormField {...form.field('creator')} hint={t('practices.creatorHint')}>
            {(control) => <Input {...control} {...form.text('creator')} autoComplete="off" />}
          </FormField>
          <FormField {...form.field('number')} hint={t('practices.numberHint')}>
            {(control) => <Input {...control} {...form.text('number')} autoComplete="off" />}
          </FormField>
        </div>
      )}
      <ExpiryField form={form} hint={t('practices.expiresHint')} />
      <FormField {...form.field('phone')} hint={t('practices.phoneHint')}>
        {(control) => <Input {...control} {...form.text('phone')} inputMode="tel" />}
      </FormField>
      <FormField {...region}>
        {({ id, status }) => (
          <RegionField id={id} status={status} value={form.values} regions={regions} clearable onChange={form.set} />
        )}
      </FormField>
      <FormField {...form.field('address')}>{(control) => <Input {...control} {...form.text('address')} />}</FormField>
      <FormField {...form.field('profile')}>
        {(control) => <Input.TextArea {...control} {...form.text('profile')} rows={3} showCount />}
      </FormField>
    </FormDialog>
  );
}
