import { type Answer, endpoints, secondFactorRules } from '@archway/contracts';
import { call, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, QRCode } from '@archway/ui/data';
import styles from '../management.module.css';

interface Props {
  enrolment: Answer<typeof endpoints.secondFactor.enrol>;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The QR code, the same as text, and the first code of the app. */
export function ConfirmStep({ enrolment, onDone, onCancel }: Props) {
  const t = useText('account');
  const form = useForm({
    id: 'second-factor',
    rules: secondFactorRules,
    initial: { code: '' },
    label: () => t('secondFactor.code'),
    guard: false,
    async send(body) {
      const { recoveryCodes } = await call(endpoints.secondFactor.confirm, { body }, { quiet: true });
      onDone(recoveryCodes);
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('secondFactor.scan')}
      okText={t('secondFactor.turnOn')}
      onCancel={onCancel}
    >
      <div className={styles.qr}>
        <QRCode type="svg" value={enrolment.uri} size={168} bordered={false} aria-label={t('secondFactor.qr')} />
        <p>
          {t('secondFactor.byHand')}
          <code className={styles.code}>{enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <FormField {...form.field('code')} hint={t('secondFactor.codeHint')}>
        {(control) => (
          <Input {...control} {...form.text('code')} autoComplete="one-time-code" inputMode="numeric" autoFocus />
        )}
      </FormField>
    </FormDialog>
  );
}
