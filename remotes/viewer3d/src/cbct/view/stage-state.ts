import type { Blend } from '../engine/slices.ts';
import type { PaneName } from '../engine/panes.ts';
import type { ToolName } from '../engine/pointer-tools.ts';
import type { RenderingName } from '../engine/look-names.ts';
import { type Window, windowOf } from '../engine/windows.ts';
import type { Vec2 } from '../panorama/curve.ts';

export type Mode = 'mpr' | 'panorama';
export type PanelTab = 'view' | 'scan' | 'info';

export interface PanoramaState {
  /** Control points from the patient's right to the left; fewer than two: no curve yet. */
  readonly curve: readonly Vec2[];
  /** Height of the middle row: z in mm of patient space. */
  readonly centreZ: number;
  readonly height: number;
  readonly thickness: number;
  readonly blend: Blend;
  /** Where the cross-sections stand, mm from the curve's start. */
  readonly position: number;
  /** Clicks on the axial slice add points. */
  readonly drawing: boolean;
}

export interface StageState {
  readonly tool: ToolName;
  readonly window: Window;
  readonly slab: { readonly mm: number; readonly blend: Blend };
  readonly look: RenderingName;
  readonly crosshairs: boolean;
  /** The pane that takes the whole place; on a phone there is always one. */
  readonly maximised: PaneName | null;
  /** The pane of a phone. */
  readonly single: PaneName;
  readonly mode: Mode;
  readonly tab: PanelTab;
  readonly panorama: PanoramaState;
}

export const initialStage: StageState = {
  tool: 'crosshair',
  window: windowOf('bone', { lower: -1000, upper: 3000 }),
  slab: { mm: 0, blend: 'max' },
  look: 'bone',
  crosshairs: true,
  maximised: null,
  single: 'axial',
  mode: 'mpr',
  tab: 'view',
  panorama: { curve: [], centreZ: 0, height: 60, thickness: 12, blend: 'max', position: 0, drawing: true },
};

export type StageAction =
  | { readonly type: 'set'; readonly change: Partial<Omit<StageState, 'panorama'>> }
  | { readonly type: 'panorama'; readonly change: Partial<PanoramaState> }
  | { readonly type: 'maximise'; readonly pane: PaneName }
  | { readonly type: 'escape' }
  | { readonly type: 'reset' };

export function stageReducer(state: StageState, action: StageAction): StageState {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.change };
    case 'panorama':
      return { ...state, panorama: { ...state.panorama, ...action.change } };
    case 'maximise':
      return { ...state, maximised: state.maximised === action.pane ? null : action.pane };
    case 'escape':
      return state.tool === 'crosshair' ? { ...state, maximised: null } : { ...state, tool: 'crosshair' };
    case 'reset':
      return { ...state, slab: initialStage.slab, window: initialStage.window, tool: 'crosshair', maximised: null };
  }
}
