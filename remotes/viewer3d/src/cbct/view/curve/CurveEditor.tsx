import { type PointerEvent, useRef } from 'react';
import type { Vec3 } from '@archway/geometry';
import { useFrame } from '../../../scene/use-frame.ts';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import { fineLine, sampleCurve, type Vec2 } from '../../panorama/curve.ts';
import { pointAt } from '../../panorama/reformat.ts';
import { projectionOf } from '../scans/projection.ts';
import type { PanoramaState } from '../stage-state.ts';
import { CurvePoint } from './CurvePoint.tsx';
import { SECTION_WIDTH_MM } from './use-panorama.ts';
import styles from './curve.module.css';

interface Props {
  engine: CbctEngine;
  state: PanoramaState;
  onCurve: (curve: readonly Vec2[]) => void;
}

/** The curve over the axial slice: its points are dragged or moved by keys, Delete takes one away. */
export function CurveEditor({ engine, state, onCurve }: Props) {
  const layer = useRef<SVGSVGElement>(null);
  const dragged = useRef<number | null>(null);
  useFrame(engine.frames);
  if (engine.disposed) return null;
  const { curve } = state;
  const { place, plane } = projectionOf(engine, 'axial');
  const on = ([x, y]: Vec2): readonly [number, number] => place([x, y, plane.point[2]] satisfies Vec3);
  const change = (n: number, point: Vec2): void => onCurve(curve.map((old, at) => (at === n ? point : old)));
  const drag = (event: PointerEvent): void => {
    if (dragged.current === null || !layer.current) return;
    const { left, top } = layer.current.getBoundingClientRect();
    const [x, y] = engine.cameras.toWorld('axial', [event.clientX - left, event.clientY - top]);
    change(dragged.current, [x, y]);
  };
  const section = pointAt(sampleCurve(curve, 0.5), state.position);
  const half = SECTION_WIDTH_MM / 2;
  const ends = section && [
    on([section.x + section.ty * half, section.y - section.tx * half]),
    on([section.x - section.ty * half, section.y + section.tx * half]),
  ];
  return (
    <svg ref={layer} className={styles.layer} data-points={curve.length} onPointerMove={drag}>
      <polyline
        className={styles.curve}
        points={fineLine(curve)
          .map((point) => on(point).join(','))
          .join(' ')}
      />
      {ends && <line className={styles.section} x1={ends[0]![0]} y1={ends[0]![1]} x2={ends[1]![0]} y2={ends[1]![1]} />}
      {curve.map((point, n) => (
        <CurvePoint
          key={n}
          number={n + 1}
          at={on(point)}
          onGrab={() => (dragged.current = n)}
          onRelease={() => (dragged.current = null)}
          onNudge={([x, y]) => change(n, [point[0] + x, point[1] + y])}
          onRemove={curve.length > 2 ? () => onCurve(curve.filter((_, at) => at !== n)) : undefined}
        />
      ))}
    </svg>
  );
}
