import { type WebhookEvent, endpoints, webhookEventValues, webhookEvents, webhookRules } from '@archway/contracts';
import { call, invalidate, useForm, useLang, useText } from '@archway/platform';
import { Checkbox, FormDialog, FormField, Input } from '@archway/ui/data';
import { useState } from 'react';
import styles from '../integration.module.css';
import { SecretShown } from '../SecretShown.tsx';

interface Props {
  practiceId: string;
  onClose: () => void;
}

/** Adds an endpoint, and shows the secret of its signatures this once. */
export function NewWebhook({ practiceId, onClose }: Props) {
  const t = useText('account');
  const lang = useLang();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEventValues);
  const [lacking, setLacking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const form = useForm({
    id: 'new-webhook',
    rules: webhookRules,
    initial: { url: '' },
    label: () => t('webhooks.url'),
    async send({ url }) {
      const asked = { params: { practiceId }, body: { url, events: [...events] } };
      const made = await call(endpoints.webhooks.create, asked, { quiet: true });
      await invalidate(endpoints.webhooks.list);
      setSecret(made.secret);
    },
  });
  if (secret !== undefined)
    return <SecretShown title={t('webhooks.made')} body={t('webhooks.madeBody')} secret={secret} onClose={onClose} />;
  const submit = (): void => {
    setLacking(events.length === 0);
    if (events.length > 0) void form.submit();
  };
  const toggle = (event: WebhookEvent, chosen: boolean): void =>
    setEvents(chosen ? [...events, event] : events.filter((each) => each !== event));
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('webhooks.add')}
      okText={t('webhooks.add')}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormField {...form.field('url')} hint={t('webhooks.urlHint')}>
        {(control) => <Input {...control} {...form.text('url')} type="url" inputMode="url" autoComplete="off" />}
      </FormField>
      <FormField
        id="new-webhook-events"
        label={t('webhooks.events')}
        required
        problem={lacking && events.length === 0 ? t('webhooks.eventNeeded') : undefined}
      >
        {() => (
          <div className={styles.scopes} role="group" aria-label={t('webhooks.events')}>
            {webhookEvents.map(({ value, zh, en }) => (
              <Checkbox
                key={value}
                checked={events.includes(value)}
                onChange={({ target }) => toggle(value, target.checked)}
              >
                {lang === 'zh-CN' ? zh : en} <code className={styles.code}>{value}</code>
              </Checkbox>
            ))}
          </div>
        )}
      </FormField>
    </FormDialog>
  );
}
