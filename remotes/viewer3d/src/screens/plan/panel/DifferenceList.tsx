import type { DifferenceRow } from '@archway/contracts';
import { stageOfDifference } from '@archway/dental';
import { differenceOf, differenceQuantity, differenceValue, useNumbering, useText } from '@archway/platform';
import { Crosshair, EmptyState, ErrorBox, GitBranch, LoadingSkeleton } from '@archway/ui';
import type { Plan } from '../../../plan/view/use-plan.ts';
import type { Difference } from './PlanPanel.tsx';
import styles from './panel.module.css';

interface Props {
  plan: Plan;
  names: { readonly plan: string; readonly other: string };
  difference: Difference;
}

/** What is different from the compared plan; each line leads to its tooth and stage. */
export function DifferenceList({ plan, names, difference: { rows, failure, retry } }: Props) {
  const t = useText('viewer3d');
  const words = useText('platform');
  const numbering = useNumbering();
  if (failure) return <ErrorBox title={t('plan.differenceFailed')} error={failure} onRetry={retry} />;
  if (!rows) return <LoadingSkeleton variant="card" rows={4} />;
  if (rows.length === 0)
    return <EmptyState icon={<GitBranch />} title={t('plan.same')} body={t('plan.sameBody', names)} />;
  const go = (row: DifferenceRow): void => {
    plan.clock.show(stageOfDifference(plan.source.document, row));
    if (typeof row.of !== 'string' && row.of[0] !== undefined) plan.select(row.of[0]);
  };
  return (
    <>
      <p className={styles.hint}>{t('plan.differenceHint', names)}</p>
      <ul className={styles.differences}>
        {rows.map((row, at) => (
          <li
            key={`${row.of.toString()} ${row.quantity}`}
            data-first={rows[at - 1]?.of.toString() !== row.of.toString() || undefined}
          >
            <button
              type="button"
              aria-pressed={typeof row.of !== 'string' && plan.state.selected === row.of[0]}
              onClick={() => go(row)}
            >
              <strong>{differenceOf(words, row.of, numbering)}</strong>
              <span>
                {differenceQuantity(words, row.quantity)}
                <em>
                  {differenceValue(words, row, row.before)} → {differenceValue(words, row, row.after)}
                </em>
              </span>
              <Crosshair aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
