import type { ShownPlan, WearDays } from '@archway/contracts';
import { formatNumber, useNumbering, toothText, useText } from '@archway/platform';
import { planFigures } from './plan-words.ts';
import styles from './summary.module.css';

interface Props {
  plan: Pick<ShownPlan, 'document' | 'upperSteps' | 'lowerSteps'>;
  wearDays: WearDays | null;
}

/** What is planned, in words for a patient. */
export function PlanSummary({ plan, wearDays }: Props) {
  const t = useText('plans');
  const numbering = useNumbering();
  const { upper, lower, stages, months, attachments, contacts, mostIpr, extracted } = planFigures(plan, wearDays);
  const said = [
    stages === 0
      ? t('share.summary.goal')
      : [upper, lower].every((count) => count > 0)
        ? t('share.summary.both', { upper, lower })
        : t(upper > 0 ? 'share.summary.upper' : 'share.summary.lower', { count: stages }),
    wearDays !== null && months !== null && t('share.summary.wear', { days: wearDays, count: months }),
    attachments > 0 && t('share.summary.attachments', { count: attachments }),
    contacts > 0 && t('share.summary.ipr', { count: contacts, most: formatNumber(mostIpr, { unit: 'mm' }) }),
    extracted.length > 0
      ? t('share.summary.extracted', {
          count: extracted.length,
          teeth: extracted.map((fdi) => toothText(fdi, numbering)).join(', '),
        })
      : t('share.summary.noneExtracted'),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <section className={styles.summary}>
      <h2>{t('share.summary.title')}</h2>
      {stages > 0 ? (
        <dl className={styles.figures}>
          <div>
            <dt>{t('share.summary.stages')}</dt>
            <dd>{stages}</dd>
          </div>
          {months === null ? null : (
            <div>
              <dt>{t('share.summary.time')}</dt>
              <dd>{t('share.summary.months', { count: months })}</dd>
            </div>
          )}
        </dl>
      ) : null}
      <ul className={styles.said}>
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={styles.note}>{t('share.summary.note')}</p>
    </section>
  );
}
