import { useMemo, useState } from 'react';
import { type CodePurpose, contactOf, diallingCode } from '@archway/contracts';
import { CodeInput, type FormState, countryOptions, errorText, useCodeRequest, useLang } from '@archway/platform';
import { Button } from '@archway/ui';
import { FormField, Input, Select } from '@archway/ui/data';
import type { ContactKind } from './contact-kinds.ts';
import styles from './register.module.css';

/** Fields by which somebody shows to be reached by a phone number or an email address. */
export interface ContactValues {
  region: string;
  contact: string;
  code: string;
}

interface Props<V extends ContactValues> {
  kind: ContactKind;
  purpose: CodePurpose;
  form: FormState<V>;
  /** What is said once a code was asked for. */
  sentNote: string;
  /** The country is asked for an email address, too. */
  alwaysRegion?: boolean;
}

/** Country, phone or email, and the code that was sent there. */
export function ContactFields<V extends ContactValues>({ kind, purpose, form, sentNote, alwaysRegion }: Props<V>) {
  const lang = useLang();
  const [left, setLeft] = useState(false);
  const { region, contact, code } = form.values;
  const request = useCodeRequest(purpose, contact, region);
  const countries = useMemo(
    () =>
      countryOptions(lang).map(({ country, name, dialling }) => ({ value: country, label: `${name} +${dialling}` })),
    [lang],
  );
  const reached = contactOf(contact, region);
  const field = form.field('contact');
  const text = form.text('contact');
  // The rule of the field takes every number; whether it is one of its country is said once the field is left.
  const wrong = left && contact.trim() !== '' && !reached;
  const problem = wrong ? errorText(kind === 'phone' ? 'phoneInvalid' : 'emailInvalid', lang) : field.problem;
  const codeField = form.field('code');
  const set = (change: Partial<ContactValues>): void => form.set(change as Partial<V>);
  return (
    <>
      {kind === 'phone' || alwaysRegion ? (
        <FormField {...form.field('region')}>
          {({ id, status }) => (
            <Select
              id={id}
              status={status}
              size="large"
              showSearch={{ optionFilterProp: 'label' }}
              value={region}
              options={countries}
              onChange={(next: string) => set({ region: next })}
            />
          )}
        </FormField>
      ) : null}
      <FormField {...field} problem={problem}>
        {(control) => (
          <Input
            {...control}
            {...text}
            onBlur={() => {
              text.onBlur();
              setLeft(true);
            }}
            size="large"
            prefix={kind === 'phone' && !contact.trim().startsWith('+') ? `+${diallingCode(region)}` : undefined}
            inputMode={kind === 'phone' ? 'tel' : 'email'}
            autoComplete={kind === 'phone' ? 'tel' : 'email'}
          />
        )}
      </FormField>
      <FormField {...codeField} hint={request.failure ?? (request.sent ? sentNote : undefined)}>
        {({ id, 'aria-describedby': describedBy }) => (
          <div className={styles.code}>
            <CodeInput
              id={id}
              value={code}
              onChange={(next) => set({ code: next })}
              problem={codeField.problem}
              describedBy={describedBy}
            />
            <Button
              size="large"
              disabled={!reached || request.left > 0}
              loading={request.busy}
              onClick={() => void request.ask().then(() => document.getElementById(id)?.focus())}
            >
              {request.label}
            </Button>
          </div>
        )}
      </FormField>
    </>
  );
}
