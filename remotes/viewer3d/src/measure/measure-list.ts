import type { SurfacePoint } from '../scene/picking.ts';
import { type Measurement, type MeasureKind, pointsNeeded } from './measurement.ts';

/** Finished measurements with their history, and the points of one that is not finished. */
export interface MeasureList {
  readonly measurements: readonly Measurement[];
  readonly pending: readonly SurfacePoint[];
  readonly past: readonly (readonly Measurement[])[];
  readonly future: readonly (readonly Measurement[])[];
}

export const noMeasurements: MeasureList = { measurements: [], pending: [], past: [], future: [] };

const HISTORY = 100;

/** A change that can be undone. */
function changed(list: MeasureList, measurements: readonly Measurement[]): MeasureList {
  return { measurements, pending: [], past: [...list.past, list.measurements].slice(-HISTORY), future: [] };
}

/** Adds a point; the last one that is needed finishes the measurement. */
export function addPoint(list: MeasureList, kind: MeasureKind, point: SurfacePoint): MeasureList {
  const points = [...list.pending, point];
  if (points.length < pointsNeeded[kind]) return { ...list, pending: points };
  const id = Math.max(0, ...list.measurements.map((each) => each.id)) + 1;
  return changed(list, [...list.measurements, { id, kind, points }]);
}

export const removeMeasurement = (list: MeasureList, id: number): MeasureList =>
  changed(
    list,
    list.measurements.filter((each) => each.id !== id),
  );

export const clearMeasurements = (list: MeasureList): MeasureList =>
  list.measurements.length + list.pending.length === 0 ? list : changed(list, []);

/** Takes back the last point of an unfinished measurement first, then the last change. */
export function undo(list: MeasureList): MeasureList {
  if (list.pending.length > 0) return { ...list, pending: list.pending.slice(0, -1) };
  const before = list.past.at(-1);
  if (!before) return list;
  return {
    measurements: before,
    pending: [],
    past: list.past.slice(0, -1),
    future: [list.measurements, ...list.future],
  };
}

export function redo(list: MeasureList): MeasureList {
  const [next, ...future] = list.future;
  if (!next) return list;
  return { measurements: next, pending: [], past: [...list.past, list.measurements], future };
}
