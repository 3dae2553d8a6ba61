import { useState } from 'react';
import { type Vec3, perAxis } from '@archway/geometry';
import type { Computer } from '../../compute/computer.ts';
import { type Box, boxAround } from '../../frame/box.ts';
import type { GridVolume } from '../../frame/grid.ts';
import { type Alignment, NOT_ALIGNED, useAlignment } from '../../registration/alignment.ts';
import { fitRigid, IDENTITY, move, type Pair, residual, shiftBy, then, turnAbout } from '../../registration/rigid.ts';
import { roughly } from '../../registration/rough.ts';
import { joined, middleOf, type Surface } from '../../registration/surface.ts';
import type { ShownScan } from './scans.ts';

/** Pairs of the same place on the scan (its own mm) and in the CT; `pending` waits for its place in the CT. */
export interface Picking {
  readonly pairs: readonly Pair[];
  readonly pending: Vec3 | null;
}

export type RefineResult = 'working' | 'tooFar' | 'failed' | null;

export interface Registration {
  readonly alignment: Alignment;
  readonly picking: Picking | null;
  readonly refining: RefineResult;
  place(target: Vec3): void;
  nudge(axis: 0 | 1 | 2, mm: number): void;
  turn(axis: 0 | 1 | 2, degrees: number): void;
  startPicking(): void;
  stopPicking(): void;
  onScan(point: Vec3): void;
  inVolume(point: Vec3): void;
  removePair(): void;
  refine(volume: GridVolume): void;
  forget(): void;
}

export const PAIRS_NEEDED = 3;
/** Stored value between enamel or dense bone and what is around it. */
const TOOTH_LEVEL = 1100;
const REACH_MM = 3;

/** Everything that brings the scans to the CT: by hand, by pairs of points, and by the surface itself. */
export function useRegistration(key: string, scans: readonly ShownScan[], computer: Computer): Registration {
  const [alignment, set] = useAlignment(key);
  const [picking, setPicking] = useState<Picking | null>(null);
  const [refining, setRefining] = useState<RefineResult>(null);
  const moved = (next: Alignment): void => {
    setRefining(null);
    set(next);
  };
  /** Stands the scans by these pairs, once they are enough. */
  const fit = (pairs: readonly Pair[]): void => {
    setPicking({ pairs, pending: null });
    const rigid = fitRigid(pairs);
    if (rigid) moved({ state: 'points', rigid, error: residual(rigid, pairs), matched: null });
  };
  const centre = (): Vec3 =>
    move(alignment.rigid, scans.length > 0 ? middleOf(joined(scans.map(surfaceOf))) : [0, 0, 0]);
  const byHand = { state: 'rough', error: null, matched: null } as const;
  return {
    alignment,
    picking,
    refining,
    place(target) {
      const first = scans.find(({ frame }) => frame !== null) ?? scans[0];
      if (!first) return;
      const rigid = roughly(first.jaw, first.frame, middleOf(first.surface), target);
      moved({ ...byHand, rigid });
    },
    nudge(axis, mm) {
      const shift = shiftBy(perAxis((at) => (at === axis ? mm : 0)));
      moved({ ...byHand, rigid: then(alignment.rigid, shift) });
    },
    turn: (axis, degrees) => moved({ ...byHand, rigid: then(alignment.rigid, turnAbout(axis, degrees, centre())) }),
    startPicking: () => setPicking({ pairs: [], pending: null }),
    stopPicking: () => setPicking(null),
    onScan: (pending) => setPicking((now) => now && { ...now, pending }),
    inVolume(to) {
      if (!picking?.pending) return;
      fit([...picking.pairs, { from: picking.pending, to }]);
    },
    removePair() {
      if (!picking) return;
      if (picking.pending) return setPicking({ ...picking, pending: null });
      fit(picking.pairs.slice(0, -1));
    },
    refine(volume) {
      if (scans.length === 0) return;
      setRefining('working');
      const start = alignment.rigid;
      const take = { surfaces: scans.map(surfaceOf), start, options: { level: TOOTH_LEVEL, reach: REACH_MM } };
      computer.run('refine', volume, reachOf(take.surfaces, alignment), take).then(
        (found) => {
          if (!found) return setRefining('tooFar');
          moved({ state: 'refined', rigid: found.rigid, error: found.rms, matched: found.matched });
        },
        () => setRefining('failed'),
      );
    },
    forget() {
      setPicking(null);
      moved(NOT_ALIGNED);
    },
  };
}

/** Without the search trees and colours, which the worker does not need. */
const surfaceOf = ({ surface: { positions, normals, indices } }: ShownScan): Surface => ({
  positions,
  normals,
  indices,
});

/** Where the scans stand and reach to; some of their vertices are enough for it. */
function reachOf(surfaces: readonly Surface[], { rigid }: Alignment): Box {
  const points: Vec3[] = [];
  for (const { positions } of surfaces)
    for (let at = 0; at < positions.length; at += 3 * 17)
      points.push(move(rigid, [positions[at]!, positions[at + 1]!, positions[at + 2]!]));
  const { min, max } = boxAround(points);
  return { min: perAxis((axis) => min[axis] - 2 * REACH_MM), max: perAxis((axis) => max[axis] + 2 * REACH_MM) };
}

/** Whether the scans have a place in the CT at all. */
export const isPlaced = ({ rigid, state }: Alignment): boolean => state !== 'none' || rigid !== IDENTITY;
