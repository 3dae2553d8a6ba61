import { accountRules, endpoints } from '@archway/contracts';
import { call, notify, refreshPersonalData, useForm, useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { FormBody, FormField, Input } from '@archway/ui/data';
import type { SectionProps } from '../sections.ts';
import styles from '../account.module.css';

const { nickName } = accountRules;

/** What users may change of their own account. */
export function Management({ user }: SectionProps) {
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
    <Card title={t('account.section.management')}>
      <div className={styles.form}>
        <FormBody
          failure={form.failure}
          onSubmit={() => void form.submit()}
          actions={
            <Button type="primary" htmlType="submit" loading={form.busy}>
              {t('save')}
            </Button>
          }
        >
          <FormField id="account-user-name" label={t('field.userName')} hint={t('management.userNameHint')}>
            {(control) => <Input {...control} value={user.userName} disabled />}
          </FormField>
          <FormField {...form.field('nickName')} hint={t('management.nickNameHint')}>
            {(control) => <Input {...control} {...form.text('nickName')} showCount autoComplete="nickname" />}
          </FormField>
        </FormBody>
      </div>
    </Card>
  );
}
