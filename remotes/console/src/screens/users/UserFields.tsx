import { type FormState, useText } from '@archway/platform';
import { Checkbox, FormField, Input, Radio } from '@archway/ui/data';
import { ExpiryField } from '../../operated/ExpiryField.tsx';
import operated from '../../operated/operated.module.css';
import type { UserValues } from './user-form.ts';
import { serviceChoices } from './user-words.ts';

const kinds = ['doctor', 'assistant', 'other'] as const;

/** What an operator says about an account. @param isNew user name and first password are asked for */
export function UserFields({ form, isNew }: { form: FormState<UserValues>; isNew: boolean }) {
  const t = useText('console');
  return (
    <>
      {isNew ? (
        <FormField {...form.field('userName')} hint={t('users.userNameHint')}>
          {(control) => <Input {...control} {...form.text('userName')} autoComplete="off" autoFocus />}
        </FormField>
      ) : null}
      <FormField {...form.field('nickName')}>
        {(control) => <Input {...control} {...form.text('nickName')} autoComplete="off" />}
      </FormField>
      <div className={operated.pair}>
        <FormField {...form.field('phone')}>
          {(control) => <Input {...control} {...form.text('phone')} inputMode="tel" autoComplete="off" />}
        </FormField>
        <FormField {...form.field('email')}>
          {(control) => <Input {...control} {...form.text('email')} inputMode="email" autoComplete="off" />}
        </FormField>
      </div>
      {isNew ? (
        <FormField {...form.field('password')} hint={t('users.passwordHint')}>
          {(control) => <Input.Password {...control} {...form.text('password')} autoComplete="new-password" />}
        </FormField>
      ) : null}
      <FormField {...form.field('kind')} hint={t('users.kindHint')}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label={t('users.field.kind')}
            value={form.values.kind}
            options={kinds.map((value) => ({ value, label: t(`users.kinds.${value}`) }))}
            onChange={({ target }) => form.set({ kind: target.value as UserValues['kind'] })}
          />
        )}
      </FormField>
      <FormField {...form.field('services')} hint={t('users.servicesHint')}>
        {({ id }) => (
          <span id={id} role="group" aria-label={t('users.field.services')}>
            <Checkbox.Group<number>
              value={[...form.values.services]}
              options={serviceChoices(t)}
              onChange={(services) => form.set({ services })}
            />
          </span>
        )}
      </FormField>
      <ExpiryField form={form} hint={t('users.expiresHint')} />
      <FormField {...form.field('administrator')} hint={t('users.administratorHint')}>
        {({ id }) => (
          <Checkbox
            id={id}
            checked={form.values.administrator}
            onChange={({ target }) => form.set({ administrator: target.checked })}
          >
            {t('users.administratorWord')}
          </Checkbox>
        )}
      </FormField>
    </>
  );
}
