import { useState } from 'react';
import { endpoints, secondFactorRules } from '@archway/contracts';
import { call, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { ShownCodes } from './ShownCodes.tsx';

/** New recovery codes for a code; the old ones are good for nothing any more. */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useText('account');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    id: 'recovery-codes',
    rules: secondFactorRules,
    initial: { code: '' },
    label: () => t('secondFactor.code'),
    guard: false,
    async send(body) {
      const { recoveryCodes } = await call(endpoints.secondFactor.renewRecoveryCodes, { body }, { quiet: true });
      setCodes(recoveryCodes);
    },
  });
  if (codes) return <ShownCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('secondFactor.newCodesTitle')}
      okText={t('secondFactor.newCodes')}
      onCancel={onClose}
    >
      <p>{t('secondFactor.newCodesBody')}</p>
      <FormField {...form.field('code')} hint={t('secondFactor.anyCodeHint')}>
        {(control) => <Input {...control} {...form.text('code')} autoComplete="one-time-code" autoFocus />}
      </FormField>
    </FormDialog>
  );
}
