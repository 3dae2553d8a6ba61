import { jawBodies } from '../body/jaw-bodies.ts';
import { labelledJaw } from '../body/labelled-jaw.ts';
import type { Jaw } from '../document/jaws.ts';
import type { Voxels } from '../roots/voxels.ts';
import { madeJaw } from './made-jaws.ts';
import { madeVolume } from './made-volume.ts';

/** A CT of a made-up jaw, with roots of their own lengths. */
export function madeCt(jaw: Jaw, wanted: Parameters<typeof madeJaw>[1]): Voxels & { readonly data: Int16Array } {
  const found = labelledJaw(madeJaw(jaw, wanted));
  if ('problem' in found) throw new Error(found.problem.problem);
  const bodies = jawBodies(found.jaw).teeth.map(({ body }) => body);
  return madeVolume(jaw, bodies, { voxel: 0.5, noise: 60 }).volume;
}
