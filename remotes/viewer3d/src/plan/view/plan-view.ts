import type { Jaw } from '@archway/dental';
import { type ViewName, standardViews } from '../../scene/standard-views.ts';
import type { Reference } from '../stages/reference.ts';

export const layers = ['gum', 'attachments', 'numbers', 'ipr'] as const;
export type Layer = (typeof layers)[number];

/** How a plan is looked at; which stage is shown is the clock's. */
export interface PlanView {
  /** Null once the scene was turned by hand. */
  readonly view: ViewName | null;
  readonly jaws: Readonly<Record<Jaw, boolean>>;
  readonly layers: Readonly<Record<Layer, boolean>>;
  readonly reference: Reference;
  /** FDI number. */
  readonly selected: number | null;
}

export type PlanViewAction =
  | { readonly type: 'view'; readonly view: ViewName }
  | { readonly type: 'turned' }
  /** Looked at from somewhere that is no standard view. */
  | { readonly type: 'stand'; readonly jaws: PlanView['jaws'] }
  | { readonly type: 'jaws'; readonly jaws: 'both' | Jaw }
  | { readonly type: 'layer'; readonly layer: Layer }
  | { readonly type: 'reference'; readonly reference: Reference }
  | { readonly type: 'select'; readonly fdi: number | null };

const both = { upper: true, lower: true };
const only = (jaw: Jaw | null): PlanView['jaws'] =>
  jaw === null ? both : { upper: jaw === 'upper', lower: jaw === 'lower' };

export const firstView: PlanView = {
  view: 'front',
  jaws: both,
  layers: { gum: true, attachments: true, numbers: true, ipr: true },
  reference: 'none',
  selected: null,
};

export function planView(state: PlanView, action: PlanViewAction): PlanView {
  switch (action.type) {
    case 'view': {
      const wanted = standardViews[action.view].only;
      // A view of both jaws after one of a single jaw brings the other one back.
      const was = state.view && standardViews[state.view].only;
      return { ...state, view: action.view, jaws: wanted || was ? only(wanted) : state.jaws };
    }
    case 'turned':
      return state.view === null ? state : { ...state, view: null };
    case 'stand':
      return { ...state, view: null, jaws: action.jaws };
    case 'jaws': {
      const jaws = action.jaws === 'both' ? both : only(action.jaws);
      const keeps = state.view === null || standardViews[state.view].only === null;
      return { ...state, jaws, view: keeps ? state.view : 'front' };
    }
    case 'layer':
      return { ...state, layers: { ...state.layers, [action.layer]: !state.layers[action.layer] } };
    case 'reference':
      return { ...state, reference: action.reference };
    case 'select':
      return { ...state, selected: action.fdi };
  }
}
