import { type ApiScope, apiKeyRules, endpoints } from '@archway/contracts';
import { call, invalidate, useForm, useText } from '@archway/platform';
import { DayPicker, FormDialog, FormField, Input } from '@archway/ui/data';
import { useState } from 'react';
import { SecretShown } from '../SecretShown.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';

interface Props {
  practiceId: string;
  onClose: () => void;
}

/** Makes a key of the public API, and shows its secret this once. */
export function NewKey({ practiceId, onClose }: Props) {
  const t = useText('account');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['cases:read', 'cases:write', 'files:write']);
  const [lacking, setLacking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const form = useForm({
    id: 'new-api-key',
    rules: apiKeyRules,
    initial: { name: '', expiresOn: '' },
    label: (name) => t(name === 'name' ? 'keys.name' : 'keys.until'),
    async send({ name, expiresOn }) {
      const body = { name, scopes: [...scopes], expiresOn: expiresOn || null };
      const made = await call(endpoints.apiKeys.create, { params: { practiceId }, body }, { quiet: true });
      await invalidate(endpoints.apiKeys.list);
      setSecret(made.secret);
    },
  });
  if (secret !== undefined)
    return <SecretShown title={t('keys.made')} body={t('keys.madeBody')} secret={secret} onClose={onClose} />;
  const submit = (): void => {
    setLacking(scopes.length === 0);
    if (scopes.length > 0) void form.submit();
  };
  return (
    <FormDialog {...form.dialog} open title={t('keys.add')} okText={t('keys.add')} onSubmit={submit} onCancel={onClose}>
      <FormField {...form.field('name')} hint={t('keys.nameHint')}>
        {(control) => <Input {...control} {...form.text('name')} autoComplete="off" />}
      </FormField>
      <FormField
        id="new-api-key-scopes"
        label={t('keys.scopes')}
        required
        problem={lacking && scopes.length === 0 ? t('keys.scopeNeeded') : undefined}
      >
        {() => <ScopeChoice scopes={scopes} onChange={setScopes} />}
      </FormField>
      <FormField {...form.field('expiresOn')} hint={t('keys.untilHint')}>
        {({ id, status }) => (
          <DayPicker
            id={id}
            status={status}
            placeholder={t('keys.noEnd')}
            value={form.values.expiresOn || null}
            onChange={(day) => form.set({ expiresOn: day ?? '' })}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
