import type { PlanDocument } from '@archway/contracts';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Lock } from '@archway/ui';
import { type Bar, drawn as barDrawn, isLocked } from '@archway/dental/edit';
import type { Design } from '../use-design.ts';
import type { useBarDrag, useKeyDrag } from './bar-drag.ts';
import { columns } from './columns.ts';
import { KeyMarks } from './KeyMarks.tsx';
import styles from './timeline.module.css';

interface Props {
  design: Design;
  fdi: number;
  bar: Bar | null;
  total: number;
  attachments: PlanDocument['attachments'];
  dragging: ReturnType<typeof useBarDrag>;
  keyDragging: ReturnType<typeof useKeyDrag>;
}

/** One tooth in time: when it moves, where a limit is exceeded, when attachments come on. */
export function ToothBar({ design, fdi, bar, total, attachments, dragging, keyDragging }: Props) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { selection, pick, edits, movable, checking } = design;
  const selected = selection.includes(fdi);
  const locked = isLocked(edits.now.document, fdi);
  const name = toothText(fdi, numbering);
  const { drag } = dragging;
  const drawn =
    drag && bar && (drag.fdi === fdi || (selected && selection.includes(drag.fdi)))
      ? barDrawn(bar, drag.end, drag.by)
      : bar;
  const over = checking.found?.limits.filter((limit) => limit.fdi === fdi) ?? [];
  const told = drawn
    ? t('design.timeline.bar', { tooth: name, from: drawn.from + 1, to: drawn.to, count: drawn.to - drawn.from })
    : t('design.timeline.rests', { tooth: name });
  const beyond = edits.now.document.overcorrection.find((each) => each.fdi === fdi);
  const draws = bar !== null && movable(fdi);
  return (
    <div className={styles.row} data-bar={fdi} data-selected={selected || undefined}>
      <button
        type="button"
        className={styles.name}
        aria-pressed={selected}
        aria-label={told}
        onClick={(event) => pick(fdi, event.shiftKey || event.ctrlKey || event.metaKey)}
      >
        {name}
        {locked && <Lock aria-hidden />}
      </button>
      <div className={styles.lane}>
        {drawn && (
          <div
            className={styles.bar}
            data-draws={draws || undefined}
            title={told}
            ref={(element) => columns(element, drawn.from + 1, drawn.to, total)}
            onClick={(event) => pick(fdi, event.shiftKey || event.ctrlKey || event.metaKey)}
            onPointerDown={(event) => draws && dragging.start(event, { fdi, end: 'both' })}
            onPointerMove={dragging.move}
            onPointerUp={dragging.drop}
            onPointerCancel={dragging.cancel}
          >
            {draws &&
              (['from', 'to'] as const).map((end) => (
                <i
                  key={end}
                  data-end={end}
                  onPointerDown={(event) => dragging.start(event, { fdi, end })}
                  onPointerMove={dragging.move}
                  onPointerUp={dragging.drop}
                  onPointerCancel={dragging.cancel}
                />
              ))}
          </div>
        )}
        {beyond && (
          <i
            className={styles.beyond}
            data-beyond={fdi}
            title={t('design.timeline.beyond', {
              tooth: name,
              from: beyond.after + 1,
              to: beyond.after + beyond.count,
            })}
            ref={(element) => columns(element, beyond.after + 1, beyond.after + beyond.count, total)}
          />
        )}
        {over.map(({ stage, quantity }) => (
          <i
            key={quantity}
            className={styles.over}
            ref={(element) => columns(element, stage, stage, total)}
            aria-hidden
          />
        ))}
        {attachments.map(({ id, from }) => (
          <b
            key={id}
            data-mark="attachment"
            ref={(element) => columns(element, from, from, total)}
            title={t('design.timeline.attachment', { stage: from })}
          />
        ))}
        {bar && drawn && (
          <KeyMarks
            design={design}
            fdi={fdi}
            name={name}
            bar={bar}
            drawn={drawn}
            total={total}
            dragging={keyDragging}
          />
        )}
        {drag?.fdi === fdi && drawn && (
          <span className={styles.told} ref={(element) => columns(element, drawn.to + 1, drawn.to + 1, total)}>
            {told}
          </span>
        )}
      </div>
    </div>
  );
}
