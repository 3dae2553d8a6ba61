import type { ProcessPrice } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { jawText, priceText, serviceText } from '../../processing/process-words.ts';
import type { ProcessForm } from './use-process-form.ts';
import styles from './add-retainer.module.css';

/** What will be processed, and what a confirmation would cost then. */
export function ProcessSummary({ use, price }: { use: ProcessForm; price: ProcessPrice | undefined }) {
  const t = useText('production');
  const { form, service, jaws, problem, send } = use;
  const lacking = jaws.length === 0 ? t('process.noModelsYet') : null;
  return (
    <aside className={styles.summary} aria-label={t('process.summary')}>
      <Card title={t('process.summary')}>
        <dl className={styles.facts}>
          <dt>{t('process.column.service')}</dt>
          <dd>{serviceText(service, t)}</dd>
          <dt>{t('process.models')}</dt>
          <dd>{jaws.map((jaw) => jawText(jaw, t)).join(' · ') || '—'}</dd>
          <dt>{t('process.price')}</dt>
          <dd>{price ? priceText(price, t) : '—'}</dd>
        </dl>
        <p className={styles.quiet}>{t('process.priceHint')}</p>
        {(problem ?? lacking) ? (
          <p className={problem ? styles.problem : styles.quiet} role="status">
            {problem ?? lacking}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button
            type="primary"
            block
            loading={form.busy}
            disabled={problem !== null || lacking !== null}
            onClick={() => send(true)}
          >
            {t('process.action.submit')}
          </Button>
          <Button block disabled={problem !== null || form.busy} onClick={() => send(false)}>
            {t('process.saveDraft')}
          </Button>
        </div>
      </Card>
    </aside>
  );
}
