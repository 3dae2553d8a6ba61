import { type ReviewProtection, reviewPasswordRules } from '@archway/contracts';
import { type LinkPass, useForm, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { FormBody, FormField, Input } from '@archway/ui/data';
import { CodeUnlock } from './CodeUnlock.tsx';
import type { Shown } from './use-review-visit.ts';
import styles from './review.module.css';

interface Props {
  protection: Exclude<ReviewProtection, 'none'>;
  pass: LinkPass;
  /** @throws ApiError, which the form tells */
  onUnlock: (shown: Shown) => Promise<void>;
}

/** Asks for what the link asks for before it opens. */
export function Unlock({ protection, pass, onUnlock }: Props) {
  const t = useText('plans');
  return (
    <div className={styles.unlock}>
      <h1>{t('review.page.title')}</h1>
      <p>{t(`review.page.asks.${protection}`)}</p>
      {protection === 'code' ? <CodeUnlock pass={pass} onUnlock={onUnlock} /> : <PasswordUnlock onUnlock={onUnlock} />}
    </div>
  );
}

function PasswordUnlock({ onUnlock }: Pick<Props, 'onUnlock'>) {
  const t = useText('plans');
  const form = useForm({
    id: 'review-password',
    rules: reviewPasswordRules,
    initial: { password: '' },
    label: () => t('review.page.password'),
    guard: false,
    send: onUnlock,
  });
  return (
    <FormBody
      id={form.id}
      failure={form.failure}
      onSubmit={() => void form.submit()}
      actions={
        <Button type="primary" size="large" block htmlType="submit" loading={form.busy}>
          {t('review.page.open')}
        </Button>
      }
    >
      <FormField {...form.field('password')}>
        {(control) => (
          <Input.Password {...control} {...form.text('password')} size="large" autoComplete="off" autoFocus />
        )}
      </FormField>
    </FormBody>
  );
}
