import { type Vec3, dot, moved, scale } from '@archway/geometry';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import { isPlane, type PaneName } from '../../engine/panes.ts';
import { move } from '../../registration/rigid.ts';
import { pick } from '../../registration/surface.ts';
import type { Cbct } from '../use-cbct.ts';

/** Farther than any volume reaches. */
const BEYOND_MM = 1000;

/** Takes a point that the reader set in a pane, CSS pixels from its top left corner: for the curve, or for a pair. */
export function panePoint(
  { state, curve, registration, scans }: Cbct,
  engine: CbctEngine,
  pane: PaneName,
  at: readonly [number, number],
): void {
  const { picking, alignment } = registration;
  const world = engine.cameras.toWorld(pane, at);
  if (state.mode === 'panorama' && pane === 'axial' && state.panorama.drawing) curve.addPoint(world);
  else if (picking && isPlane(pane)) registration.inVolume(world);
  else if (picking && pane === 'volume') {
    const { normal } = engine.cameras.plane('volume');
    const origin = moved(world, [normal, BEYOND_MM]);
    const back = scale(normal, -1);
    const towards = (hit: Vec3): number => dot(move(alignment.rigid, hit), normal);
    const hits = scans.shown
      .map(({ surface }) => pick(surface, alignment.rigid, origin, back))
      .filter((hit) => hit !== null)
      .sort((a, b) => towards(b) - towards(a));
    if (hits[0]) registration.onScan(hits[0]);
  }
}
