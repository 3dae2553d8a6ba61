import type { GridVolume } from '../frame/grid.ts';
import type { Vec2 } from '../panorama/curve.ts';
import type { PanoramaRequest, Picture, SectionRequest } from '../panorama/reformat.ts';
import type { Refined, RefineOptions } from '../registration/refine.ts';
import type { Rigid } from '../registration/rigid.ts';
import type { Surface } from '../registration/surface.ts';

/** What the worker does besides holding voxels. */
export interface Tasks {
  panorama: { input: PanoramaRequest; output: Picture };
  sections: { input: SectionRequest; output: readonly Picture[] };
  propose: { input: { centreZ: number; thickness: number }; output: readonly Vec2[] | null };
  refine: { input: { surfaces: readonly Surface[]; start: Rigid; options: RefineOptions }; output: Refined | null };
}
export type TaskName = keyof Tasks;

/** The worker keeps the volume that it was given last. */
export interface ComputeJobs extends Tasks {
  volume: { input: GridVolume; output: null };
}
