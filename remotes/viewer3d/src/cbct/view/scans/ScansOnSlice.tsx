import { useEffect, useRef } from 'react';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import type { PaneName } from '../../engine/panes.ts';
import type { Rigid } from '../../registration/rigid.ts';
import { contour } from '../../registration/surface.ts';
import { projectionOf } from './projection.ts';
import type { ShownScan } from './scans.ts';
import styles from '../panes/pane.module.css';

interface Props {
  engine: CbctEngine;
  pane: PaneName;
  scans: readonly ShownScan[];
  rigid: Rigid;
}

/** Where the scans cut the slice, drawn over it as lines. */
export function ScansOnSlice({ engine, pane, scans, rigid }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (): void => {
      if (canvas.current && !engine.disposed) drawContours(canvas.current, engine, pane, scans, rigid);
    };
    draw();
    return engine.frames.subscribe(draw);
  }, [engine, pane, scans, rigid]);
  return <canvas ref={canvas} className={styles.layer} data-layer="scans" aria-hidden />;
}

function drawContours(
  canvas: HTMLCanvasElement,
  engine: CbctEngine,
  pane: PaneName,
  scans: readonly ShownScan[],
  rigid: Rigid,
): void {
  const ratio = window.devicePixelRatio || 1;
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const projection = projectionOf(engine, pane);
  let lines = 0;
  for (const { surface, css } of scans) {
    const points = contour(surface, rigid, projection.plane);
    lines += points.length / 6;
    context.beginPath();
    for (let n = 0; n < points.length; n += 6) {
      context.moveTo(...projection.place([points[n]!, points[n + 1]!, points[n + 2]!]));
      context.lineTo(...projection.place([points[n + 3]!, points[n + 4]!, points[n + 5]!]));
    }
    // A dark edge first, so that the line is seen on bone as on air.
    for (const [strokeStyle, lineWidth] of [
      ['rgb(0 0 0 / 65%)', 3.5],
      [css, 1.75],
    ] as const) {
      Object.assign(context, { strokeStyle, lineWidth });
      context.stroke();
    }
  }
  canvas.dataset['lines'] = String(lines);
}
