import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { formatNumber, useText } from '@archway/platform';
import { inChartOrder, jawOf } from '@archway/dental';
import { bodied } from '../../plan/stages/plan-stages.ts';
import { useStage } from '../../plan/view/use-clock.ts';
import { type Design, barIn } from '../use-design.ts';
import { useBarDrag, useKeyDrag } from './bar-drag.ts';
import { columns } from './columns.ts';
import { BetweenJaws } from './BetweenJaws.tsx';
import { restsAt } from './rest-at.ts';
import { ToothBar } from './ToothBar.tsx';
import styles from './timeline.module.css';

/** Above this only every fifth stage has its number. */
const CROWDED = 40;

/** Stages of the shown jaw from left to right, with a bar for each tooth while it moves. */
export function Timeline({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const lane = useRef<HTMLDivElement>(null);
  const { plan, jaw, run, selection, keyFrames } = design;
  const { document } = plan.source;
  const { clock, stages } = plan;
  const total = Math.max(1, stages.last[jaw]);
  const stagePixels = (): number => (lane.current?.clientWidth ?? 0) / (total + 1);
  const dragging = useBarDrag(stagePixels, ({ fdi, end, by }) => {
    const several = selection.includes(fdi) ? selection.filter((each) => jawOf(each) === jaw) : [fdi];
    const moving = several.filter((each) => barIn(document, each) !== null && design.movable(each));
    run({ type: 'bar', teeth: moving, end, by });
  });
  const keyDragging = useKeyDrag(stagePixels, ({ fdi, stage, by }) => keyFrames.move(fdi, stage, by));
  const teeth = bodied(document)
    .map(({ fdi }) => fdi as number)
    .filter((fdi) => jawOf(fdi) === jaw)
    .sort(inChartOrder);
  const ipr = document.ipr.filter(({ between }) => jawOf(between[0]) === jaw);
  return (
    <div className={styles.timeline} data-jaw={jaw}>
      <Stages design={design} total={total} lane={lane} />
      <div className={styles.row} data-of="ipr">
        <span className={styles.name}>{t('design.timeline.ipr')}</span>
        <div className={styles.lane}>
          {ipr.map(({ between, before, amount }) => (
            <b
              key={`${between.join('-')} ${before}`}
              data-mark="ipr"
              title={t('design.timeline.iprAt', {
                contact: between.join(' – '),
                mm: formatNumber(amount, { digits: 2, unit: 'mm' }),
                stage: before,
              })}
              ref={(element) => columns(element, before, before, total)}
              onClick={() => clock.show(before)}
            />
          ))}
        </div>
      </div>
      <div className={styles.rests} aria-hidden>
        {document.aligners[jaw].map(({ n, passive }) =>
          passive ? <i key={n} data-passive={n} ref={(element) => columns(element, n, n, total)} /> : null,
        )}
      </div>
      <BetweenJaws design={design} total={total} />
      {teeth.map((fdi) => (
        <ToothBar
          key={fdi}
          design={design}
          fdi={fdi}
          bar={barIn(document, fdi)}
          total={total}
          attachments={document.attachments.filter((each) => each.fdi === fdi)}
          dragging={dragging}
          keyDragging={keyDragging}
        />
      ))}
    </div>
  );
}

/** The numbers of the stages, as a slider. */
function Stages({ design, total, lane }: { design: Design; total: number; lane: RefObject<HTMLDivElement | null> }) {
  const t = useText('viewer3d');
  const { jaw, plan } = design;
  const { clock, stages, source } = plan;
  const { document } = source;
  const stage = useStage(clock);
  const at = Math.min(stage, total);
  const showAt = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    clock.show(Math.min(total, Math.floor(((event.clientX - left) / width) * (total + 1))));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowUp') clock.step(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') clock.step(-1);
    else if (event.key === 'Home') clock.show(0);
    else if (event.key === 'End') clock.show(stages.total);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.row} data-of="stages">
      <span className={styles.name} />
      <div
        ref={lane}
        className={styles.lane}
        role="slider"
        tabIndex={0}
        aria-label={t('plan.stages')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={at}
        aria-valuetext={t(restsAt(document, jaw, at) ? 'design.timeline.passive' : 'plan.stage', {
          num: at,
          stage: at,
        })}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          showAt(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && showAt(event)}
      >
        {Array.from({ length: total + 1 }, (_, n) => (
          <span
            key={n}
            data-at={n === at || undefined}
            data-passive={restsAt(document, jaw, n) || undefined}
            title={restsAt(document, jaw, n) ? t('design.timeline.passive', { stage: n }) : undefined}
            ref={(element) => columns(element, n, n, total)}
          >
            {total <= CROWDED || n % 5 === 0 || n === at ? n : ''}
          </span>
        ))}
      </div>
    </div>
  );
}
