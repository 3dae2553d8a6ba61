import { accountRules, endpoints } from '@archway/contracts';
import { call, notify, refreshPersonalData, useForm, useText } from '@archway/platform';
import { FormField, Input } from '@archway/ui/data';
import type { SectionProps } from '../sections.ts';
import { SectionForm } from '../SectionForm.tsx';

const { nickName } = accountRules;

/** The name that colleagues read. */
export function NameSection({ user }: SectionProps) {
  const t = useText('account');
  const form = useForm({
    id: 'account',
    rules: { nickName },
    initial: { nickName: user.nickName ?? '' },
    label: (name) => t(`field.${name}`),
    async send(body) {
      await call(endpoints.account.updateInfo, { body }, { quiet: true });
      await refreshPersonalData();
      notify.success(t('saved'));
    },
  });
  return (
    <SectionForm title={t('account.section.management')} form={form}>
      <FormField {...form.field('nickName')} hint={t('management.nickNameHint')}>
        {(control) => <Input {...control} {...form.text('nickName')} showCount autoComplete="nickname" />}
      </FormField>
    </SectionForm>
  );
}
