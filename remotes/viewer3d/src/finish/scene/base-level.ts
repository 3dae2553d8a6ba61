import type { Jaw } from '@archway/dental';
import type { JawDrawing } from '../state/drawing.ts';

/** Where the base ends: so high beyond the place of the cut line that is farthest from the teeth, y in the jaw's frame, mm. */
export function baseLevel({ base, cutLine }: Pick<JawDrawing, 'base' | 'cutLine'>, jaw: Jaw): number {
  const heights = cutLine.points.map(([, y]) => y);
  return jaw === 'upper' ? Math.max(...heights) + base.height : Math.min(...heights) - base.height;
}
