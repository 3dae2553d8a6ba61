import { endpoints } from '@archway/contracts';
import { call, notify, refreshPersonalData, useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { Form } from '@archway/ui/form';
import { useMutation } from '@tanstack/react-query';
import type { SectionProps } from '../sections.ts';
import styles from '../account.module.css';

interface Fields {
  nickName: string;
}

/** What users may change of their own account. */
export function Management({ user }: SectionProps) {
  const t = useText('account');
  const save = useMutation({
    mutationFn: ({ nickName }: Fields) => call(endpoints.account.updateInfo, { body: { nickName } }),
    onSuccess: async () => {
      await refreshPersonalData();
      notify.success(t('saved'));
    },
  });
  return (
    <Card title={t('account.section.management')}>
      <Form<Fields>
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark
        initialValues={{ nickName: user.nickName ?? '' }}
        onFinish={(fields) => save.mutate(fields)}
      >
        <Form.Item label={t('field.userName')} htmlFor="account-user-name" extra={t('management.userNameHint')}>
          <Input id="account-user-name" value={user.userName} disabled />
        </Form.Item>
        <Form.Item
          label={t('field.nickName')}
          name="nickName"
          extra={t('management.nickNameHint')}
          rules={[{ max: 60, message: t('management.tooLong', { num: 60 }) }]}
        >
          <Input maxLength={60} showCount autoComplete="nickname" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </Form>
    </Card>
  );
}
