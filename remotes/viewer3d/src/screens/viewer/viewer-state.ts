import type { CaseModel } from '@archway/contracts';
import type { JawName, TurnAxis } from '../../frame/placement.ts';
import {
  addPoint,
  clearMeasurements,
  type MeasureList,
  noMeasurements,
  redo,
  removeMeasurement,
  undo,
} from '../../measure/measure-list.ts';
import type { MeasureKind } from '../../measure/measurement.ts';
import {
  isolate,
  type Look,
  objectsOf,
  type Shown,
  toggleJaw,
  toggleObject,
  withLook,
} from '../../objects/object-list.ts';
import type { SurfacePoint } from '../../scene/picking.ts';
import { standardViews, type ViewName } from '../../scene/standard-views.ts';
import { initialSection, type Section } from '../../section/section.ts';

export type Tool = 'turn' | MeasureKind;

export interface ViewerState extends Shown, MeasureList {
  /** The standard view that is shown; null once the reader turned the scene by hand. */
  readonly view: ViewName | null;
  /** The jaws are folded open; stays so while the reader turns them. */
  readonly open: boolean;
  readonly tool: Tool;
  readonly section: Section;
  /** Quarter turns that the reader made where the orientation was not recognised. */
  readonly turns: Readonly<Record<JawName, readonly TurnAxis[]>>;
}

export type ViewerAction =
  | { readonly type: 'view'; readonly view: ViewName }
  | { readonly type: 'turned' }
  | { readonly type: 'toggleJaw'; readonly jaw: JawName }
  | { readonly type: 'toggleObject'; readonly id: string }
  | { readonly type: 'isolate'; readonly id: string }
  | { readonly type: 'look'; readonly id: string; readonly look: Partial<Look> }
  | { readonly type: 'section'; readonly section: Partial<Section> }
  | { readonly type: 'toggleSection' }
  | { readonly type: 'moveSection'; readonly by: number }
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'point'; readonly point: SurfacePoint }
  | { readonly type: 'escape' }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'removeAll' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'quarterTurn'; readonly jaw: JawName; readonly axis: TurnAxis }
  | { readonly type: 'unturn'; readonly jaw: JawName }
  | { readonly type: 'reset' };

export const initialViewer = (models: readonly CaseModel[]): ViewerState => ({
  ...noMeasurements,
  objects: objectsOf(models),
  isolated: null,
  only: null,
  view: 'front',
  open: false,
  tool: 'turn',
  section: initialSection,
  turns: { upper: [], lower: [] },
});

const seenFromFront = { view: 'front', only: null, open: false } as const;

export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case 'view': {
      const { only, open } = standardViews[action.view];
      return { ...state, view: action.view, only, open };
    }
    case 'turned':
      return state.view === null ? state : { ...state, view: null };
    case 'toggleJaw':
      return { ...state, ...toggleJaw(state, action.jaw) };
    case 'toggleObject':
      return { ...state, ...toggleObject(state, action.id) };
    case 'isolate':
      return { ...state, ...isolate(state, action.id) };
    case 'look':
      return { ...state, objects: withLook(state.objects, action.id, action.look) };
    case 'section':
      return { ...state, section: { ...state.section, ...action.section } };
    case 'toggleSection':
      return { ...state, section: { ...state.section, on: !state.section.on } };
    case 'moveSection':
      return { ...state, section: { ...state.section, offset: state.section.offset + action.by } };
    case 'tool':
      return { ...state, tool: state.tool === action.tool ? 'turn' : action.tool, pending: [] };
    case 'point':
      return withPoint(state, action.point);
    case 'escape':
      return state.pending.length > 0 ? { ...state, pending: [] } : { ...state, tool: 'turn' };
    case 'remove':
      return { ...state, ...removeMeasurement(state, action.id) };
    case 'removeAll':
      return { ...state, ...clearMeasurements(state) };
    case 'undo':
      return { ...state, ...undo(state) };
    case 'redo':
      return { ...state, ...redo(state) };
    case 'quarterTurn': {
      const turns = [...state.turns[action.jaw], action.axis];
      return { ...state, ...seenFromFront, turns: { ...state.turns, [action.jaw]: turns } };
    }
    case 'unturn':
      return { ...state, ...seenFromFront, turns: { ...state.turns, [action.jaw]: [] } };
    case 'reset':
      return resetView(state);
  }
}

/** All as at first, but for what was measured, turned or coloured. */
function resetView(state: ViewerState): ViewerState {
  const scanned = new Set(state.objects.flatMap(({ kind, jaw }) => (kind === 'scan' ? [jaw] : [])));
  const objects = state.objects.map((object) => ({
    ...object,
    visible: object.kind === 'scan' || !scanned.has(object.jaw),
    opacity: 1,
  }));
  return { ...state, ...seenFromFront, objects, isolated: null, tool: 'turn', pending: [], section: initialSection };
}

/** Adds a point; the tool stays for the next measurement. */
function withPoint(state: ViewerState, point: SurfacePoint): ViewerState {
  const { tool, pending } = state;
  if (tool === 'turn') return state;
  // Folded open, the jaws no longer stand where they bite: a line between them would look like a distance it is not.
  if (state.open && pending.some((other) => other.jaw !== point.jaw)) return state;
  return { ...state, ...addPoint(state, tool, point) };
}
