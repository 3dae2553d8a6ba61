import type { GridVolume } from '../frame/grid.ts';
import type { Vec2 } from '../panorama/curve.ts';
import type { PanoramaRequest, Picture, SectionRequest } from '../panorama/reformat.ts';
import type { Refined, RefineOptions } from '../registration/refine.ts';
import type { Rigid } from '../registration/rigid.ts';
import type { Surface } from '../registration/surface.ts';

/** What the worker does besides holding voxels, with what each task takes and gives. */
export interface Tasks {
  panorama: { take: PanoramaRequest; give: Picture };
  sections: { take: SectionRequest; give: readonly Picture[] };
  propose: { take: { centreZ: number; thickness: number }; give: readonly Vec2[] | null };
  refine: { take: { surfaces: readonly Surface[]; start: Rigid; options: RefineOptions }; give: Refined | null };
}
export type TaskName = keyof Tasks;

export type ComputeRequest =
  | { readonly kind: 'volume'; readonly volume: GridVolume }
  | { [K in TaskName]: { readonly kind: K; readonly id: number; readonly take: Tasks[K]['take'] } }[TaskName];

export type ComputeAnswer =
  { readonly id: number; readonly give: unknown } | { readonly id: number; readonly error: string };
