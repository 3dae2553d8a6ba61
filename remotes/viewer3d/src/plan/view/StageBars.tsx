import { type KeyboardEvent, type PointerEvent, memo, useMemo } from 'react';
import { useText } from '@archway/platform';
import { jaws } from '@archway/dental';
import { holdWhilePressed } from '../stages/hold-while-pressed.ts';
import { type PlanStages, type StageMark, stageMarks } from '../stages/plan-stages.ts';
import type { Plan } from './use-plan.ts';
import { useStage } from './use-clock.ts';
import styles from './player.module.css';

/** Above this only every fifth stage has its number: there is no room for all. */
const CROWDED = 36;

/** The stages of both jaws as bars: pressed, dragged, or moved by keys as one slider. */
export function StageBars({ plan }: { plan: Plan }) {
  const t = useText('viewer3d');
  const { stages, clock, source } = plan;
  const stage = useStage(clock);
  const marks = useMemo(() => stageMarks(source.document, stages), [source.document, stages]);
  const shown = jaws.filter((jaw) => stages.kind === 'target' || stages.last[jaw] > 0);

  const showAt = (event: PointerEvent<HTMLElement>): void => {
    const bar = event.currentTarget.querySelector(`.${styles.cells}`)?.getBoundingClientRect();
    if (bar) clock.show(Math.floor(((event.clientX - bar.left) / bar.width) * (stages.total + 1)));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowUp') clock.step(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') clock.step(-1);
    else if (event.key === 'Home') clock.show(0);
    else if (event.key === 'End') clock.show(stages.total);
    else if (event.key === 'PageUp') clock.show(stage + 5);
    else if (event.key === 'PageDown') clock.show(stage - 5);
    else if (event.key === ' ') clock.toggle();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.bars}
      role="slider"
      tabIndex={0}
      aria-label={t('plan.stages')}
      aria-valuemin={0}
      aria-valuemax={stages.total}
      aria-valuenow={stage}
      aria-valuetext={
        stages.kind === 'step' ? t('plan.stage', { num: stage }) : t(stage > 0 ? 'plan.target' : 'plan.start')
      }
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        holdWhilePressed(clock);
        showAt(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && showAt(event)}
    >
      {shown.map((jaw) => (
        <div key={jaw} className={styles.bar} data-jaw={jaw}>
          <span className={styles.jaw}>{t(`plan.jaw.${jaw}`)}</span>
          <span className={styles.cells}>
            {Array.from({ length: stages.total + 1 }, (_, n) => (
              <Cell
                key={n}
                n={n}
                mark={marks[jaw][n]}
                kind={stages.kind}
                planned={stages.planned[jaw]}
                crowded={stages.total > CROWDED}
                stands={standsAt(n, Math.min(stage, stages.last[jaw]))}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

type Stands = 'before' | 'here' | 'after';

const standsAt = (n: number, stage: number): Stands => (n === stage ? 'here' : n < stage ? 'before' : 'after');

interface CellProps {
  n: number;
  mark: StageMark | undefined;
  kind: PlanStages['kind'];
  planned: number;
  crowded: boolean;
  /** Where the cell is, seen from the shown stage. */
  stands: Stands;
}

/** One of a hundred: of those only the ones that change are rendered while stages go by. */
const Cell = memo(function Cell({ n, mark, kind, planned, crowded, stands }: CellProps) {
  const t = useText('viewer3d');
  if (!mark) return <i className={styles.none} />;
  const isNumbered = !crowded || n % 5 === 0 || stands === 'here';
  const number =
    kind === 'target' ? t(n === 0 ? 'plan.start' : 'plan.target') : mark.overcorrection ? `+${n - planned}` : String(n);
  return (
    <i
      className={styles.cell}
      data-at={stands === 'here' || undefined}
      data-done={stands === 'before' || undefined}
      data-passive={mark.passive || undefined}
      data-over={mark.overcorrection || undefined}
    >
      {mark.ipr && <b data-mark="ipr" />}
      {mark.attachments && <b data-mark="attachment" />}
      {isNumbered ? number : ''}
    </i>
  );
});
