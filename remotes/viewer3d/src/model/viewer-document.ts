import type { Vec3 } from '@archway/geometry';
import type { DocumentKind } from '../document/document-kind.ts';
import type { JawName, TurnAxis } from '../frame/placement.ts';
import { type Measurement, type MeasureKind, pointsNeeded } from '../measure/measurement.ts';
import type { SurfacePoint } from '../scene/picking.ts';

/** What a reader makes of a case: worth taking back, worth keeping. How it is looked at is in `view-state.ts`. */
export interface ViewerDocument {
  readonly measurements: readonly Measurement[];
  /** Quarter turns where the orientation was not recognised. */
  readonly turns: Readonly<Record<JawName, readonly TurnAxis[]>>;
}

export type ViewerCommand =
  | { readonly type: 'measure'; readonly kind: MeasureKind; readonly points: readonly SurfacePoint[] }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'removeAll' }
  | { readonly type: 'quarterTurn'; readonly jaw: JawName; readonly axis: TurnAxis }
  | { readonly type: 'unturn'; readonly jaw: JawName };

function apply(document: ViewerDocument, command: ViewerCommand): ViewerDocument {
  const { measurements, turns } = document;
  switch (command.type) {
    case 'measure': {
      const id = Math.max(0, ...measurements.map((each) => each.id)) + 1;
      return { ...document, measurements: [...measurements, { id, kind: command.kind, points: command.points }] };
    }
    case 'remove': {
      const left = measurements.filter(({ id }) => id !== command.id);
      return left.length === measurements.length ? document : { ...document, measurements: left };
    }
    case 'removeAll':
      return measurements.length === 0 ? document : { ...document, measurements: [] };
    case 'quarterTurn':
      return { ...document, turns: { ...turns, [command.jaw]: [...turns[command.jaw], command.axis] } };
    case 'unturn':
      return turns[command.jaw].length === 0 ? document : { ...document, turns: { ...turns, [command.jaw]: [] } };
  }
}

export const viewerDocument: DocumentKind<ViewerDocument, ViewerCommand> = {
  name: 'viewer',
  version: 1,
  empty: { measurements: [], turns: { upper: [], lower: [] } },
  apply,
  parse,
};

/** What still makes sense with these models: a scan may have been replaced since. */
export const ofModels = (document: ViewerDocument, modelIds: ReadonlySet<string>): ViewerDocument => ({
  ...document,
  measurements: document.measurements.filter(({ points }) => points.every(({ modelId }) => modelIds.has(modelId))),
});

function parse(value: unknown): ViewerDocument | null {
  const { measurements, turns } = fieldsOf(value);
  const { upper, lower } = fieldsOf(turns);
  if (!isArrayOf(measurements, isMeasurement)) return null;
  if (!isArrayOf(upper, isAxis) || !isArrayOf(lower, isAxis)) return null;
  return { measurements, turns: { upper, lower } };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isArrayOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem);

const isAxis = (value: unknown): value is TurnAxis => value === 'x' || value === 'y' || value === 'z';

const isVec3 = (value: unknown): value is Vec3 =>
  Array.isArray(value) && value.length === 3 && value.every((part) => Number.isFinite(part));

function isPoint(value: unknown): value is SurfacePoint {
  const { modelId, jaw, local } = fieldsOf(value);
  return typeof modelId === 'string' && (jaw === 'upper' || jaw === 'lower') && isVec3(local);
}

function isMeasurement(value: unknown): value is Measurement {
  const { id, kind, points } = fieldsOf(value);
  if (!Number.isSafeInteger(id) || typeof kind !== 'string' || !Object.hasOwn(pointsNeeded, kind)) return false;
  return isArrayOf(points, isPoint) && points.length === pointsNeeded[kind as MeasureKind];
}
