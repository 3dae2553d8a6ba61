import type { Placements } from './measurement.ts';
import { layoutLabels, type PlacedLabel } from './label-layout.ts';
import { type Measurement, type MeasureValue, valueOf } from './measurement.ts';
import type { ScreenPoint, SurfacePoint } from '../scene/picking.ts';

/** A measurement as it is drawn over the scene, in CSS pixels of the canvas. */
export interface MeasureShape {
  readonly key: string;
  readonly id: number | null;
  readonly points: readonly ScreenPoint[];
  /** Null while it is unfinished. */
  readonly label: MeasureLabel | null;
  /** Every point lies behind something. */
  readonly hidden: boolean;
}

export interface MeasureLabel extends PlacedLabel {
  readonly text: string;
  /** What the value belongs to: the point, the middle of the line, the vertex of the angle. */
  readonly anchor: Pixel;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

type Project = (point: SurfacePoint) => ScreenPoint | null;

/**
 * What is to be drawn now. A measurement with a point on a hidden jaw is left out whole, and so is one between the jaws
 * while they are folded open. Values cover neither each other nor the points.
 * @param canvas its size, CSS pixels
 */
export function measureShapes(
  measurements: readonly Measurement[],
  pending: readonly SurfacePoint[],
  project: Project,
  placements: Placements,
  open: boolean,
  format: (value: MeasureValue) => string,
  canvas: { readonly width: number; readonly height: number },
): MeasureShape[] {
  const finished = measurements.flatMap((measurement) => {
    const jaws = new Set(measurement.points.map((point) => point.jaw));
    const points = measurement.points.map(project);
    if ((open && jaws.size > 1) || !points.every((point) => point !== null)) return [];
    const text = format(valueOf(measurement, placements));
    const anchor = anchorOf(measurement, points);
    const hidden = points.every((point) => point.hidden);
    return [{ key: String(measurement.id), id: measurement.id, points, text, anchor, hidden }];
  });
  const places = layoutLabels(
    finished.map(({ id, text, anchor }) => ({ anchor, width: widthOf(id, text), height: LABEL_HEIGHT })),
    canvas,
    finished.flatMap(({ points }) => points),
  );
  const labelled = finished.map(({ text, anchor, ...shape }, index): MeasureShape => {
    return { ...shape, label: { text, anchor, ...places[index]! } };
  });
  const started = pending.map(project).filter((point) => point !== null);
  return started.length > 0
    ? [...labelled, { key: 'pending', id: null, points: started, label: null, hidden: false }]
    : labelled;
}

/** As the label is drawn: its number, the value in semibold digits of 12 px, and what is around them. */
const LABEL_HEIGHT = 22;
const DIGIT_WIDTH = 7.6;
const AROUND = 26;
const widthOf = (id: number, text: string): number =>
  Math.ceil(AROUND + DIGIT_WIDTH * (String(id).length + text.length));

/** What the value belongs to: at the point, in the middle of the line, at the vertex of the angle. */
function anchorOf({ kind }: Measurement, [a, b]: readonly ScreenPoint[]): Pixel {
  if (kind === 'point' || !b) return { x: a!.x, y: a!.y };
  return kind === 'angle' ? { x: b.x, y: b.y } : middle(a!, b);
}

const middle = (a: ScreenPoint, b: ScreenPoint) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
