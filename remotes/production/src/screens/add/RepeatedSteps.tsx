import { stepsText } from '@archway/contracts';
import { useText } from '@archway/platform';
import { NoticeBar } from '@archway/ui';
import { Checkbox } from '@archway/ui/data';
import type { OrderDraft } from './use-order-draft.ts';
import styles from './add.module.css';

/** Steps that another order has already, and the word that they are meant to be made again. */
export function RepeatedSteps({ draft: { repeated, choice, set } }: { draft: OrderDraft }) {
  const t = useText('production');
  if (repeated.length === 0) return null;
  return (
    <NoticeBar tone="warning">
      <div className={styles.repeated}>
        <span>{t('add.repeated')}</span>
        <ul>
          {repeated.map(({ orderNo, upper, lower }) => (
            <li key={orderNo}>
              <strong>{orderNo}</strong>{' '}
              {[
                upper && t('content.upper', { steps: stepsText(upper) ?? '' }),
                lower && t('content.lower', { steps: stepsText(lower) ?? '' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
        <Checkbox checked={choice.repeat} onChange={({ target }) => set({ repeat: target.checked })}>
          {t('add.repeat')}
        </Checkbox>
      </div>
    </NoticeBar>
  );
}
