import type { JawName, TurnAxis } from '../../frame/placement.ts';
import { type Measurement, type MeasureKind, pointsNeeded } from '../../measure/measurement.ts';
import type { SurfacePoint } from '../../scene/picking.ts';
import { standardViews, type ViewName } from '../../scene/standard-views.ts';

export type Tool = 'turn' | MeasureKind;

export interface ViewerState {
  /** What the reader wants to see. */
  readonly visible: Readonly<Record<JawName, boolean>>;
  /** The only jaw that the standard view shows, until the reader chooses otherwise. */
  readonly only: JawName | null;
  readonly opacity: Readonly<Record<JawName, number>>;
  readonly scanColors: boolean;
  /** The standard view that is shown; null once the reader turned the scene by hand. */
  readonly view: ViewName | null;
  /** The jaws are folded open; stays so while the reader turns them. */
  readonly open: boolean;
  readonly tool: Tool;
  /** Points of a measurement that is not finished. */
  readonly pending: readonly SurfacePoint[];
  readonly measurements: readonly Measurement[];
  /** Quarter turns that the reader made where the orientation was not recognised. */
  readonly turns: Readonly<Record<JawName, readonly TurnAxis[]>>;
}

export type ViewerAction =
  | { readonly type: 'view'; readonly view: ViewName }
  | { readonly type: 'turned' }
  | { readonly type: 'toggleJaw'; readonly jaw: JawName }
  | { readonly type: 'opacity'; readonly jaw: JawName; readonly opacity: number }
  | { readonly type: 'scanColors'; readonly on: boolean }
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'point'; readonly point: SurfacePoint }
  | { readonly type: 'escape' }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'removeAll' }
  | { readonly type: 'quarterTurn'; readonly jaw: JawName; readonly axis: TurnAxis }
  | { readonly type: 'unturn'; readonly jaw: JawName }
  | { readonly type: 'reset' };

export const initialViewer: ViewerState = {
  visible: { upper: true, lower: true },
  only: null,
  opacity: { upper: 1, lower: 1 },
  scanColors: true,
  view: 'front',
  open: false,
  tool: 'turn',
  pending: [],
  measurements: [],
  turns: { upper: [], lower: [] },
};

const seenFromFront = { view: 'front', only: null, open: false } as const;

/** The jaws that are drawn. */
export const shownJaws = ({ visible, only }: ViewerState): Readonly<Record<JawName, boolean>> =>
  only ? { upper: only === 'upper', lower: only === 'lower' } : visible;

export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case 'view': {
      const { only, open } = standardViews[action.view];
      return { ...state, view: action.view, only, open };
    }
    case 'turned':
      return state.view === null ? state : { ...state, view: null };
    case 'toggleJaw': {
      const shown = shownJaws(state);
      return { ...state, only: null, visible: { ...shown, [action.jaw]: !shown[action.jaw] } };
    }
    case 'opacity':
      return { ...state, opacity: { ...state.opacity, [action.jaw]: action.opacity } };
    case 'scanColors':
      return { ...state, scanColors: action.on };
    case 'tool':
      return { ...state, tool: state.tool === action.tool ? 'turn' : action.tool, pending: [] };
    case 'point':
      return withPoint(state, action.point);
    case 'escape':
      return state.pending.length > 0 ? { ...state, pending: [] } : { ...state, tool: 'turn' };
    case 'remove':
      return { ...state, measurements: state.measurements.filter((each) => each.id !== action.id) };
    case 'removeAll':
      return { ...state, measurements: [], pending: [] };
    case 'quarterTurn': {
      const turns = [...state.turns[action.jaw], action.axis];
      return { ...state, ...seenFromFront, turns: { ...state.turns, [action.jaw]: turns } };
    }
    case 'unturn':
      return { ...state, ...seenFromFront, turns: { ...state.turns, [action.jaw]: [] } };
    case 'reset':
      return { ...initialViewer, scanColors: state.scanColors, measurements: state.measurements, turns: state.turns };
  }
}

/** Adds a point; the last one that is needed finishes the measurement, and the tool stays for the next. */
function withPoint(state: ViewerState, point: SurfacePoint): ViewerState {
  const { tool, pending, measurements } = state;
  if (tool === 'turn') return state;
  // Folded open, the jaws no longer stand where they bite: a line between them would look like a distance it is not.
  if (state.open && pending.some((other) => other.jaw !== point.jaw)) return state;
  const points = [...pending, point];
  if (points.length < pointsNeeded[tool]) return { ...state, pending: points };
  const id = Math.max(0, ...measurements.map((each) => each.id)) + 1;
  return { ...state, pending: [], measurements: [...measurements, { id, kind: tool, points }] };
}
