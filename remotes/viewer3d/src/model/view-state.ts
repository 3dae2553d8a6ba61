import type { ShownModel } from '../objects/shown-models.ts';
import type { JawName } from '../frame/placement.ts';
import { type MeasureKind, pointsNeeded } from '../measure/measurement.ts';
import {
  following,
  isolate,
  type Look,
  objectsOf,
  type Shown,
  toggleJaw,
  toggleObject,
  withLook,
} from '../objects/object-list.ts';
import type { SurfacePoint } from '../scene/picking.ts';
import { standardViews, type ViewName } from '../scene/standard-views.ts';
import { initialSection, type Section } from '../section/section.ts';

export type Tool = 'turn' | MeasureKind;

/** How the case is looked at; nothing of it is kept or taken back. What the reader makes is in `viewer-document.ts`. */
export interface ViewState extends Shown {
  /** The standard view that is shown; null once the reader turned the scene by hand. */
  readonly view: ViewName | null;
  /** The jaws are folded open; stays so while the reader turns them. */
  readonly open: boolean;
  readonly tool: Tool;
  /** Points of the measurement that is being made: fewer than its tool needs. */
  readonly pending: readonly SurfacePoint[];
  readonly section: Section;
}

export type ViewAction =
  | { readonly type: 'models'; readonly models: readonly ShownModel[] }
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
  | { readonly type: 'escape' }
  | { readonly type: 'reset' };

export const initialView = (models: readonly ShownModel[]): ViewState => ({
  objects: objectsOf(models),
  isolated: null,
  only: null,
  view: 'front',
  open: false,
  tool: 'turn',
  pending: [],
  section: initialSection,
});

export const seenFromFront = { view: 'front', only: null, open: false } as const;

export function viewReducer(state: ViewState, action: ViewAction): ViewState {
  switch (action.type) {
    case 'models': {
      const shown = following(state, action.models);
      if (shown === state) return state;
      const ids = new Set(shown.objects.map(({ id }) => id));
      // Half a measurement on what went cannot be completed.
      const pending = state.pending.every(({ modelId }) => ids.has(modelId)) ? state.pending : [];
      return { ...state, ...shown, pending };
    }
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
    case 'escape':
      return state.pending.length > 0 ? { ...state, pending: [] } : { ...state, tool: 'turn' };
    case 'reset':
      return resetView(state);
  }
}

/** All as at first, but for colours; what was measured or turned is none of the view. */
function resetView(state: ViewState): ViewState {
  const scanned = new Set(state.objects.flatMap(({ kind, jaw }) => (kind === 'scan' ? [jaw] : [])));
  const objects = state.objects.map((object) => ({
    ...object,
    visible: object.kind === 'scan' || !scanned.has(object.jaw),
    opacity: 1,
  }));
  return { ...state, ...seenFromFront, objects, isolated: null, tool: 'turn', pending: [], section: initialSection };
}

/** A measurement that has all its points. */
export interface Measured {
  readonly kind: MeasureKind;
  readonly points: readonly SurfacePoint[];
}

/** What a point on a scan does: the last one that the tool needs completes a measurement; the tool stays for the next. */
export function withPoint(state: ViewState, point: SurfacePoint): { view: ViewState; measured: Measured | null } {
  const { tool: kind, pending } = state;
  if (kind === 'turn') return { view: state, measured: null };
  // Folded open, the jaws no longer stand where they bite: a line between them would look like a distance it is not.
  if (state.open && pending.some((other) => other.jaw !== point.jaw)) return { view: state, measured: null };
  const points = [...pending, point];
  if (points.length < pointsNeeded[kind]) return { view: { ...state, pending: points }, measured: null };
  return { view: { ...state, pending: [] }, measured: { kind, points } };
}
