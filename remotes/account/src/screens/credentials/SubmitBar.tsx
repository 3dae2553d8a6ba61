import { appHistory, useText } from '@archway/platform';
import { ArrowLeft, Button, WizardBar } from '@archway/ui';
import styles from './credentials.module.css';

interface Props {
  /** Of `useForm`. */
  form: { readonly busy: boolean; readonly failure: string | undefined };
  /** Why it cannot be submitted yet. */
  reasons: readonly string[];
  /** Something is not there yet. */
  blocked: boolean;
  onSubmit: () => void;
}

/** What is still lacking, the way out, and the button that submits. */
export function SubmitBar({ form: { busy, failure }, reasons, blocked, onSubmit }: Props) {
  const t = useText('account');
  const hint =
    reasons.length > 0
      ? t('credentials.notYet', { reasons: reasons.join(t('list.separator')) })
      : t('credentials.ready');
  return (
    <WizardBar
      back={
        <Button icon={<ArrowLeft aria-hidden />} onClick={() => appHistory.push('/account?key=5')}>
          {t('credentials.back')}
        </Button>
      }
      hint={failure === undefined ? hint : <span className={styles.failure}>{failure}</span>}
      actions={
        <>
          <Button onClick={() => appHistory.push('/')}>{t('credentials.leave')}</Button>
          <Button type="primary" loading={busy} disabled={blocked} onClick={onSubmit}>
            {t('credentials.submit')}
          </Button>
        </>
      }
    />
  );
}
