import { type PreferenceContent, type ServiceId, endpoints, toothNumbering } from '@archway/contracts';
import { notify, query, useText } from '@archway/platform';
import { Button, Card, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { Radio, Select } from '@archway/ui/data';
import { Form } from '@archway/ui/form';
import { useQuery } from '@tanstack/react-query';
import type { SectionProps } from '../sections.ts';
import styles from '../account.module.css';
import { usePreference } from './use-preference.ts';

interface Fields {
  designHomePage: ServiceId;
  tidType: PreferenceContent['tidType'];
}

/** How the reader likes to work: the first page after login, and the numbering of teeth. */
export function Preferences({ user }: SectionProps) {
  const t = useText('account');
  const { records, content, save } = usePreference(user.doctorId);
  const shown = useQuery(query(endpoints.platform.menuRoutes));
  const pages = new Set<number | undefined>(shown.data?.routes.map(({ designType }) => designType));
  if (records.isError)
    return <ErrorBox title={t('preferences.failed')} error={records.error} onRetry={() => void records.refetch()} />;
  if (records.isPending || shown.isPending) return <LoadingSkeleton variant="form" rows={3} />;
  return (
    <Card title={t('account.section.preferences')}>
      <Form<Fields>
        className={styles.form ?? ''}
        layout="vertical"
        initialValues={{ designHomePage: content.designHomePage, tidType: content.tidType }}
        onFinish={(fields) => save.mutate({ ...fields }, { onSuccess: () => notify.success(t('saved')) })}
      >
        <Form.Item label={t('preferences.home')} name="designHomePage" extra={t('preferences.homeHint')}>
          <Select
            options={user.serviceTypeList
              .filter(({ value }) => pages.has(value))
              .map(({ name, value }) => ({ value, label: name }))}
          />
        </Form.Item>
        <Form.Item label={t('preferences.teeth')} name="tidType">
          <Radio.Group
            options={[
              { value: toothNumbering.fdi, label: t('preferences.fdi') },
              { value: toothNumbering.palmer, label: t('preferences.palmer') },
            ]}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </Form>
    </Card>
  );
}
