import { Fragment, type KeyboardEvent } from 'react';
import { type Bar, keyFrameGoesTo, keyFramesIn } from '@archway/dental/edit';
import { useText } from '@archway/platform';
import { keyInBar } from '../key-frames/key-at.ts';
import type { Design } from '../use-design.ts';
import type { useKeyDrag } from './bar-drag.ts';
import { columns } from './columns.ts';
import styles from './timeline.module.css';

interface Props {
  design: Design;
  fdi: number;
  /** As the reader numbers it. */
  name: string;
  bar: Bar;
  /** The bar as it is drawn just now. */
  drawn: Bar;
  total: number;
  dragging: ReturnType<typeof useKeyDrag>;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The key frames of a tooth on its bar: a press shows one, drawing or arrow keys move it. */
export function KeyMarks({ design, fdi, name: tooth, bar, drawn, total, dragging }: Props) {
  const t = useText('viewer3d');
  const { plan, keyFrames, movable, pick } = design;
  const { document } = plan.source;
  const stages = keyFramesIn(document, fdi).map(({ stage }) => stage);
  const may = movable(fdi);
  const { drag } = dragging;
  const onKey = (event: KeyboardEvent<HTMLElement>, stage: number): void => {
    const by = STEPS[event.key];
    const removes = event.key === 'Delete' || event.key === 'Backspace';
    if (!may || event.shiftKey || event.ctrlKey || (by === undefined && !removes)) return;
    event.preventDefault();
    if (by !== undefined) return keyFrames.move(fdi, stage, by);
    // Its button is gone then: whoever goes on by keys goes on at its tooth.
    event.currentTarget.closest('[data-bar]')?.querySelector('button')?.focus();
    keyFrames.remove(fdi, stage);
  };
  return stages.map((stage, at) => {
    const held = drag?.fdi === fdi && drag.stage === stage;
    const shown = held ? keyFrameGoesTo(document, fdi, stage, drag.by) : keyInBar(stage, bar, drawn);
    const told = t(`design.timeline.${may ? 'keyFrameMoves' : 'keyFrame'}`, { tooth, stage: shown });
    // By its place: a key frame that goes to another stage keeps the focus.
    return (
      <Fragment key={at}>
        <span className={styles.key} ref={(element) => columns(element, shown, shown, total)}>
          <button
            type="button"
            aria-label={told}
            title={told}
            data-key-frame={shown}
            data-draws={may || undefined}
            onClick={() => {
              pick(fdi);
              plan.clock.show(stage);
            }}
            onKeyDown={(event) => onKey(event, stage)}
            onPointerDown={(event) => may && dragging.start(event, { fdi, stage })}
            onPointerMove={dragging.move}
            onPointerUp={dragging.drop}
            onPointerCancel={dragging.cancel}
          />
        </span>
        {held && (
          <span className={styles.told} ref={(element) => columns(element, shown + 1, shown + 1, total)}>
            {t('design.timeline.keyFrameAt', { tooth, stage: shown })}
          </span>
        )}
      </Fragment>
    );
  });
}
