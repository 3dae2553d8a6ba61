import { useMemo } from 'react';
import { BufferAttribute, BufferGeometry, Mesh } from 'three';
import { MeshBVH, acceleratedRaycast } from 'three-mesh-bvh';
import { type Jaw, jawOf, pointIn } from '@archway/dental';
import { type GumSurface, gumSurface } from '@archway/dental/finish';
import { ownersOf, posedGum } from '@archway/dental/gum';
import type { Vec3 } from '@archway/geometry';
import { bodied } from '../../plan/stages/plan-stages.ts';
import type { JawGum } from '../../plan/loading/plan-meshes.ts';
import type { Plan } from '../../plan/view/use-plan.ts';

/** The gum of a jaw where its teeth stand at a step: what lines are drawn on. */
export interface StandingJaw {
  readonly step: number;
  readonly surface: GumSurface;
  /** The same to be met by the pointer, in the frame of the jaw. It stands in no scene. */
  readonly mesh: Mesh;
}

function standingJaw(
  { source, stages }: Pick<Plan, 'source' | 'stages'>,
  jaw: Jaw,
  gum: JawGum,
  step: number,
): StandingJaw {
  const poseOf = (fdi: number) => stages.poseAt(fdi, step);
  const positions = posedGum(gum, gum.teeth, poseOf);
  const teeth = new Map(
    bodied(source.document).flatMap(({ fdi, frame }): [number, Vec3][] =>
      frame && jawOf(fdi) === jaw && gum.teeth.includes(fdi) ? [[fdi, pointIn(poseOf(fdi), frame.origin)]] : [],
    ),
  );
  const surface = gumSurface({ jaw, positions, indices: gum.indices, owners: ownersOf(gum, gum.teeth), teeth });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  // The tree sorts its indices: those that are drawn are others.
  geometry.setIndex(new BufferAttribute(gum.indices.slice(), 1));
  geometry.computeVertexNormals();
  geometry.boundsTree = new MeshBVH(geometry);
  const mesh = new Mesh(geometry);
  mesh.matrixAutoUpdate = false;
  mesh.raycast = acceleratedRaycast;
  return { step, surface, mesh };
}

interface Gums {
  readonly upper: StandingJaw | null;
  readonly lower: StandingJaw | null;
  /** A jaw at another step than it stands at. */
  readonly at: (jaw: Jaw, step: number) => StandingJaw | null;
}

/** Both jaws as soon as their meshes are here; null until then. */
export function useGums({ source, stages, meshes }: Plan, steps: Readonly<Record<Jaw, number>>): Gums {
  const gumOf = (jaw: Jaw): JawGum | null => {
    const load = meshes.gum[jaw];
    return load?.phase === 'ready' ? load.mesh : null;
  };
  const [upperGum, lowerGum] = [gumOf('upper'), gumOf('lower')];
  const upper = useMemo(
    () => upperGum && standingJaw({ source, stages }, 'upper', upperGum, steps.upper),
    [source, stages, upperGum, steps.upper],
  );
  const lower = useMemo(
    () => lowerGum && standingJaw({ source, stages }, 'lower', lowerGum, steps.lower),
    [source, stages, lowerGum, steps.lower],
  );
  return {
    ...{ upper, lower },
    at(jaw, step) {
      const gum = gumOf(jaw);
      return gum && standingJaw({ source, stages }, jaw, gum, step);
    },
  };
}
