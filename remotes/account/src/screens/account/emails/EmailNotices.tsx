import { endpoints } from '@archway/contracts';
import { call, notify, refreshPersonalData, useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { Input, Switch } from '@archway/ui/data';
import { Form } from '@archway/ui/form';
import { useMutation } from '@tanstack/react-query';
import type { SectionProps } from '../sections.ts';
import styles from '../account.module.css';
import { emailFields, isRepeated, type EmailFields } from './email-fields.ts';

/** Where notices go by email, besides the message center: up to four addresses, each once. */
export function EmailNotices({ user }: SectionProps) {
  const t = useText('account');
  const { accountInfo: info } = user;
  const save = useMutation({
    mutationFn: (body: EmailFields) => call(endpoints.account.updateInfo, { body }),
    onSuccess: async () => {
      await refreshPersonalData();
      notify.success(t('saved'));
    },
  });
  const initial = {
    emailNotice: info.emailNotice,
    ...Object.fromEntries(emailFields.map((field) => [field, info[field] ?? ''])),
  };
  return (
    <Card title={t('account.section.emails')}>
      <Form<EmailFields>
        className={styles.form ?? ''}
        layout="vertical"
        initialValues={initial}
        onFinish={(fields) => save.mutate(fields)}
      >
        <Form.Item label={t('emails.on')} name="emailNotice" valuePropName="checked">
          <Switch />
        </Form.Item>
        {emailFields.map((field, index) => (
          <Form.Item
            key={field}
            name={field}
            label={t('emails.address', { num: index + 1 })}
            dependencies={emailFields.filter((other) => other !== field)}
            rules={[
              { type: 'email', message: t('emails.invalid') },
              ({ getFieldsValue }) => ({
                validator: (_, value: string | undefined) =>
                  isRepeated(value, field, getFieldsValue() as EmailFields)
                    ? Promise.reject(new Error(t('emails.twice')))
                    : Promise.resolve(),
              }),
            ]}
          >
            <Input type="email" autoComplete="off" allowClear />
          </Form.Item>
        ))}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </Form>
    </Card>
  );
}
