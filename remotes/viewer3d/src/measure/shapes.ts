import type { Placements } from './measurement.ts';
import { type Measurement, type MeasureValue, valueOf } from './measurement.ts';
import type { ScreenPoint, SurfacePoint } from '../scene/picking.ts';

/** A measurement as it is drawn over the scene, in CSS pixels of the canvas. */
export interface MeasureShape {
  readonly key: string;
  readonly id: number | null;
  readonly points: readonly ScreenPoint[];
  /** Null while it is unfinished. */
  readonly label: { readonly text: string; readonly x: number; readonly y: number } | null;
  /** Every point lies behind something. */
  readonly hidden: boolean;
}

type Project = (point: SurfacePoint) => ScreenPoint | null;

/**
 * What is to be drawn now. A measurement with a point on a hidden jaw is left out whole, and so is one between the jaws
 * while they are folded open.
 */
export function measureShapes(
  measurements: readonly Measurement[],
  pending: readonly SurfacePoint[],
  project: Project,
  placements: Placements,
  open: boolean,
  format: (value: MeasureValue) => string,
): MeasureShape[] {
  const finished = measurements.flatMap((measurement): MeasureShape[] => {
    const jaws = new Set(measurement.points.map((point) => point.jaw));
    const points = measurement.points.map(project);
    if ((open && jaws.size > 1) || !points.every((point) => point !== null)) return [];
    const text = format(valueOf(measurement, placements));
    const anchor = anchorOf(measurement, points);
    const hidden = points.every((point) => point.hidden);
    return [{ key: String(measurement.id), id: measurement.id, points, label: { text, ...anchor }, hidden }];
  });
  const started = pending.map(project).filter((point) => point !== null);
  return started.length > 0
    ? [...finished, { key: 'pending', id: null, points: started, label: null, hidden: false }]
    : finished;
}

/** Where the value stands: at the point, in the middle of the line, at the vertex of the angle. */
function anchorOf({ kind }: Measurement, [a, b]: readonly ScreenPoint[]): { x: number; y: number } {
  if (kind === 'point' || !b) return a!;
  return kind === 'angle' ? b : middle(a!, b);
}

const middle = (a: ScreenPoint, b: ScreenPoint) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
