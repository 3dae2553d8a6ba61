import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { planMovements } from '@archway/contracts';
import { AT_REST } from '@archway/dental';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import { onPress } from '../../../keys/on-press.ts';
import { MovementValue } from '../../../plan/tables/MovementValue.tsx';
import { type MovementRow, movementRows } from '../../../plan/tables/movement-rows.ts';
import type { StageClock } from '../../../plan/stages/stage-clock.ts';
import type { Plan } from '../../../plan/view/use-plan.ts';
import styles from './panel.module.css';

/** The table says in words what the canvas draws. */
export const MOVEMENT_TABLE = 'plan-movements';

/** Which way is told: all of it, up to the shown stage, or from the stage before. */
const spans = ['whole', 'sofar', 'step'] as const;
type Span = (typeof spans)[number];

const rest = () => AT_REST;

/** The shown stage, where the span depends on it: all of the way is the same at each, and nothing renders then. */
function useStageOf(clock: StageClock, span: Span): number {
  const stage = useCallback(() => (span === 'whole' ? 0 : Math.round(clock.get().stage)), [clock, span]);
  return useSyncExternalStore(clock.subscribe, stage);
}

function rowsOf({ source, stages }: Pick<Plan, 'source' | 'stages'>, span: Span, stage: number): MovementRow[] {
  const at = (n: number) => (fdi: number) => stages.poseAt(fdi, n);
  if (span === 'whole') return movementRows(source.document, rest, stages.targetOf);
  return movementRows(source.document, span === 'sofar' ? rest : at(Math.max(0, stage - 1)), at(stage));
}

/** How far each tooth goes, in the terms of the clinic. */
export function MovementTable({ plan }: { plan: Plan }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const [chosen, setSpan] = useState<Span>('whole');
  const { source, stages, clock, state, select } = plan;
  const span = stages.kind === 'target' ? 'whole' : chosen;
  const stage = useStageOf(clock, span);
  const rows = useMemo(() => rowsOf({ source, stages }, span, stage), [source, stages, span, stage]);
  if (rows.length === 0) return <p className={styles.empty}>{t('plan.noTeeth')}</p>;
  return (
    <>
      {stages.kind === 'step' && (
        <Segmented
          block
          size="small"
          className={styles.spans}
          aria-label={t('plan.span.title')}
          value={span}
          options={spans.map((value) => ({ value, label: t(`plan.span.${value}`) }))}
          onChange={(value) => setSpan(value)}
        />
      )}
      <table id={MOVEMENT_TABLE} className={styles.movements}>
        <caption>{t('plan.movementUnits')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plan.tooth')}</th>
            {planMovements.map((movement) => (
              <th key={movement} scope="col" title={t(`plan.movement.${movement}.name`)}>
                {t(`plan.movement.${movement}.short`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fdi, state: toothState, values }) => (
            <tr
              key={fdi}
              tabIndex={0}
              aria-selected={fdi === state.selected}
              data-tooth={fdi}
              onClick={() => select(fdi)}
              onKeyDown={(event) => onPress(event, () => select(fdi))}
            >
              <th scope="row">
                {toothText(fdi, numbering)}
                {toothState !== 'present' && <small> {t(`plan.state.${toothState}`)}</small>}
              </th>
              {planMovements.map((movement) => (
                <td key={movement}>
                  {values ? <MovementValue movement={movement} value={values[movement]} letter="after" /> : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t('plan.directions')}</p>
    </>
  );
}
