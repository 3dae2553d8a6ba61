import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { LabelField } from '@archway/contracts';
import { useText } from '@archway/platform';
import { LabelDrawing } from '../LabelDrawing.tsx';
import { fieldName, type inventedPiece } from '../label-words.ts';
import { movedWithin } from './move-field.ts';
import type { LabelForm } from './use-label-form.ts';
import styles from './design.module.css';

interface Props {
  form: LabelForm;
  piece: typeof inventedPiece;
  chosen: number | null;
  onChoose: (at: number | null) => void;
}

interface Drag {
  readonly at: number;
  readonly field: LabelField;
  readonly from: readonly [x: number, y: number];
  /** Millimetres a pixel of the screen. */
  readonly scale: number;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

/** The label with its fields to take hold of: dragged, or moved by the arrows, half a millimetre at a time. */
export function LabelStage({ form, piece, chosen, onChoose }: Props) {
  const t = useText('production');
  const drag = useRef<Drag | null>(null);
  const { layout } = form;

  const take = (event: PointerEvent<SVGRectElement>, at: number, field: LabelField): void => {
    const width = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width ?? 0;
    if (width === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at, field, from: [event.clientX, event.clientY], scale: layout.width / width };
    onChoose(at);
  };
  const pull = (event: PointerEvent<SVGRectElement>): void => {
    const held = drag.current;
    if (!held) return;
    const { at, field, from, scale } = held;
    const by = [(event.clientX - from[0]) * scale, (event.clientY - from[1]) * scale] as const;
    form.setField(at, movedWithin(layout, field, by));
  };
  const push = (event: KeyboardEvent, at: number, field: LabelField): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      form.removeField(at);
      onChoose(null);
      return;
    }
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 5 : 0.5;
    form.setField(at, movedWithin(layout, field, [arrow[0] * step, arrow[1] * step]));
  };

  return (
    <div className={styles.stage}>
      <LabelDrawing className={styles.label} layout={layout} piece={piece} label={t('label.look')}>
        {layout.fields.map((field, at) => (
          <rect
            key={at}
            className={[
              styles.field,
              at === chosen ? styles.chosen : undefined,
              at === form.problemAt ? styles.wrong : undefined,
            ]
              .filter(Boolean)
              .join(' ')}
            {...{ x: field.x, y: field.y, width: field.width, height: field.height }}
            role="button"
            tabIndex={0}
            aria-label={t('label.fieldAt', { name: fieldName(field.kind), x: field.x, y: field.y })}
            aria-pressed={at === chosen}
            onFocus={() => onChoose(at)}
            onPointerDown={(event) => take(event, at, field)}
            onPointerMove={pull}
            onPointerUp={() => (drag.current = null)}
            onPointerCancel={() => (drag.current = null)}
            onKeyDown={(event) => push(event, at, field)}
          />
        ))}
      </LabelDrawing>
    </div>
  );
}
