import { type FormRules, endpoints, integrationRules } from '@archway/contracts';
import { call, confirmAction, formatDateTime, invalidate, notify, query, useForm, useText } from '@archway/platform';
import { Button, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { FormField, Input } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { SectionForm } from '../SectionForm.tsx';
import styles from '../account.module.css';

interface Saved {
  readonly url: string;
  readonly apiKey: string;
  readonly updateTime: string;
}

const { url, apiKey } = integrationRules;
/** The first time there is no key that could stay. */
const firstRules = { url, apiKey: { ...apiKey, required: 'form' } } as const satisfies FormRules;

/** The external aligner service of the reader. */
export function Integration() {
  const t = useText('account');
  const { data, isError, error, refetch } = useQuery(query(endpoints.integration.config));
  if (isError) return <ErrorBox title={t('integration.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingSkeleton variant="form" rows={3} />;
  // Begins anew with what was saved: the key that was entered is not kept in the page.
  return <IntegrationForm key={data?.updateTime ?? 'none'} saved={data} />;
}

function IntegrationForm({ saved }: { saved: Saved | null }) {
  const t = useText('account');
  const form = useForm({
    id: 'integration',
    rules: saved ? integrationRules : firstRules,
    initial: { url: saved?.url ?? '', apiKey: '' },
    label: (name) => t(`integration.${name}`),
    async send(body) {
      await call(endpoints.integration.save, { body }, { quiet: true });
      notify.success(t('saved'));
      await invalidate(endpoints.integration.config);
    },
  });
  const remove = async (): Promise<void> => {
    const sure = await confirmAction({
      title: t('integration.removeTitle'),
      body: t('integration.removeBody'),
      okText: t('integration.remove'),
      danger: true,
    });
    if (!sure) return;
    await call(endpoints.integration.remove);
    notify.success(t('integration.removed'));
    await invalidate(endpoints.integration.config);
  };
  return (
    <SectionForm
      title={t('integration.title')}
      form={form}
      actions={
        saved && (
          <Button danger type="text" onClick={() => void remove()}>
            {t('integration.remove')}
          </Button>
        )
      }
    >
      <p className={styles.intro}>{t('integration.intro')}</p>
      <FormField {...form.field('url')} hint={t('integration.urlHint')}>
        {(control) => <Input {...control} {...form.text('url')} type="url" inputMode="url" autoComplete="off" />}
      </FormField>
      <FormField {...form.field('apiKey')} hint={saved ? t('integration.keyHint', { hint: saved.apiKey }) : undefined}>
        {(control) => <Input.Password {...control} {...form.text('apiKey')} autoComplete="off" />}
      </FormField>
      {saved ? (
        <p className={styles.intro}>{t('integration.savedAt', { time: formatDateTime(saved.updateTime) })}</p>
      ) : null}
    </SectionForm>
  );
}
