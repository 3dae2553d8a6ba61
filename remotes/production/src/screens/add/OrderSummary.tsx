import { type OrderOffer, stepsText } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { contentText, shortCode } from '../detail/sub-orders/sub-order-words.ts';
import type { OrderDraft } from './use-order-draft.ts';
import styles from './add.module.css';

interface Props {
  plan: NonNullable<OrderOffer['plan']>;
  draft: OrderDraft;
  formId: string;
  busy: boolean;
  /** Why it cannot be ordered yet. */
  problem: string | null;
}

/** Letters of a hash that are shown: enough to tell two apart. */
const SHOWN = 8;

/** What will be made, before it is ordered. */
export function OrderSummary({ plan, draft, formId, busy, problem }: Props) {
  const t = useText('production');
  const { parts, ordered } = draft;
  const pieces = parts.reduce((sum, part) => sum + part.pieces, 0);
  return (
    <aside className={styles.summary} aria-label={t('add.summary')}>
      <Card title={t('add.summary')}>
        <dl className={styles.facts}>
          <dt>{t('detail.plan')}</dt>
          <dd>{[plan.name, plan.hash?.slice(0, SHOWN)].filter(Boolean).join(' · ')}</dd>
          <dt>{t('column.product')}</dt>
          <dd>{t(`product.${ordered.product}`)}</dd>
          <dt>{t('add.total')}</dt>
          <dd>
            {t('subOrders', { count: parts.length })} · {t('add.pieces', { count: pieces })}
          </dd>
        </dl>
        <ol className={styles.parts} aria-label={t('detail.subOrders')}>
          {parts.map((part) => (
            <li key={part.number}>
              <strong>{shortCode(part)}</strong>
              <span>
                {contentText(
                  { kind: part.kind, upperSteps: stepsText(part.upper), lowerSteps: stepsText(part.lower) },
                  t,
                )}
              </span>
              <span>{t('add.pieces', { count: part.pieces })}</span>
            </li>
          ))}
        </ol>
        {problem === null ? null : (
          <p className={styles.problem} role="status">
            {problem}
          </p>
        )}
        <Button type="primary" block htmlType="submit" form={formId} loading={busy} disabled={problem !== null}>
          {t('add.submit')}
        </Button>
      </Card>
    </aside>
  );
}
