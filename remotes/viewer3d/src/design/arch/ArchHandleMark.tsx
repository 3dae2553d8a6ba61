import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatNumber, useText } from '@archway/platform';
import { type ArchHandle, type ArchNumber, archNumbersOf, archValueAt } from '@archway/dental/edit';
import type { Design } from '../use-design.ts';
import { archUnit } from './arch-units.ts';
import type { PlaneOnCanvas } from './plane-on-canvas.ts';
import styles from './arch.module.css';

interface Props {
  design: Design;
  handle: ArchHandle;
  plane: PlaneOnCanvas;
}

/** By keys, in mm or degrees. */
const STEP = 0.5;
const steps: Readonly<Record<string, number>> = { ArrowUp: STEP, ArrowRight: STEP, ArrowDown: -STEP, ArrowLeft: -STEP };

const kindOf = (number: ArchNumber): string =>
  number === 'depth' || number === 'middle' || number === 'turn' ? number : 'width';

/** Draws one number of the line; the number stands beside it meanwhile. */
export function ArchHandleMark({ design: { arch, reads }, handle, plane }: Props) {
  const t = useText('viewer3d');
  const [from, setFrom] = useState<{ readonly x: number; readonly y: number; readonly value: number } | null>(null);
  const { shown } = arch;
  if (!shown) return null;
  const { number, side } = handle;
  const value = archNumbersOf(shown.form, shown.marks)[number];
  const unit = archUnit(number);
  const { x, y } = plane.to(handle.at);
  const still = reads || arch.waits;
  const valueAt = (event: PointerEvent<SVGElement>): number | null => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    const to = box && plane.from(event.clientX - box.left, event.clientY - box.top);
    return to ? archValueAt(shown.form, shown.marks, handle, to) : null;
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined || still) return;
    arch.type(number, value + step);
    event.preventDefault();
    event.stopPropagation();
  };
  const told = `${formatNumber(value, { digits: unit === 'mm' ? 2 : 1 })} ${unit}`;
  return (
    <g className={styles.handle} data-held={from !== null || undefined} transform={`translate(${x} ${y})`}>
      <circle
        r={11}
        className={styles.reach}
        data-handle={`${number}${side === 0 ? '' : side > 0 ? '-right' : '-left'}`}
        tabIndex={still ? -1 : 0}
        role="slider"
        aria-disabled={still || undefined}
        aria-label={t(`design.arch.${number}`)}
        aria-valuenow={Number(value.toFixed(2))}
        aria-valuetext={told}
        onPointerDown={(event) => {
          const at = valueAt(event);
          if (event.button !== 0 || still || at === null) return;
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom({ x: event.clientX, y: event.clientY, value: value - at });
        }}
        onPointerMove={(event) => {
          const at = from && valueAt(event);
          if (from && at !== null) arch.draw(number, at + from.value);
        }}
        onPointerUp={(event) => {
          if (!from) return;
          setFrom(null);
          if (event.clientX === from.x && event.clientY === from.y) arch.cancel();
          else arch.drop();
        }}
        onPointerCancel={() => {
          setFrom(null);
          arch.cancel();
        }}
        onKeyDown={onKey}
      >
        <title>{t(`design.arch.${number}`)}</title>
      </circle>
      {kindOf(number) === 'width' || number === 'depth' ? (
        <circle r={6} className={styles.mark} />
      ) : (
        <path className={styles.mark} d={number === 'middle' ? 'M-9 0 0-6 9 0 0 6Z' : 'M0-8 7 5H-7Z'} />
      )}
      {from && (
        <text className={styles.told} y={-16}>
          {told}
        </text>
      )}
    </g>
  );
}
