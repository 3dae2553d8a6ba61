import type { ListedPlan, PlanDocument } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import styles from './approval.module.css';

interface Props {
  plan: Pick<ListedPlan, 'upperSteps' | 'lowerSteps'>;
  documents: { readonly now: PlanDocument; readonly was: PlanDocument | null };
}

const iprOf = ({ ipr }: PlanDocument): number => ipr.reduce((sum, { amount }) => sum + amount, 0);
const stepsOf = ({ aligners }: PlanDocument): number =>
  Math.max(0, aligners.upper.length - 1) + Math.max(0, aligners.lower.length - 1);

/** How large the plan is, and by how much it grew or shrank. */
export function ChangeTiles({ plan, documents: { now, was } }: Props) {
  const t = useText('plans');
  const by = (read: (document: PlanDocument) => number, digits: number): string | null => {
    if (!was) return null;
    const change = Number((read(now) - read(was)).toFixed(digits));
    if (change === 0) return '0';
    return change > 0 ? `+${formatNumber(change, { digits })}` : formatNumber(change, { digits });
  };
  const tiles = [
    {
      key: 'steps',
      value: `${plan.upperSteps ?? '—'} / ${plan.lowerSteps ?? '—'}`,
      by: by(stepsOf, 0),
    },
    { key: 'ipr', value: formatNumber(iprOf(now), { digits: 2, unit: 'mm' }), by: by(iprOf, 2) },
    {
      key: 'attachments',
      value: formatNumber(now.attachments.length),
      by: by(({ attachments }) => attachments.length, 0),
    },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map((tile) => (
        <div key={tile.key}>
          <dt>{t(`approval.tile.${tile.key}`)}</dt>
          <dd>
            {tile.value} {tile.by === null ? null : <small>{tile.by}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
