import type { PlanDocument } from '@archway/contracts';
import { type Vec3, moved } from '@archway/geometry';
import { alongX, poseTurnedOver, turnedOver, verticesTurnedOver } from '../body/jaw-axes.ts';
import { gapBetween } from '../collide/gap-between.ts';
import { solidOfMesh } from '../collide/solid-of-mesh.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import { AT_REST } from '../pose/pose.ts';
import { PIVOT_MM } from '../frames/tooth-frames.ts';

/** A body as its file has it, in the axes of the plan. */
interface StoredBody {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/**
 * How deep neighbours of a jaw overlap at each of its stages, in mm, by the bodies that the plan names; undefined where one
 * of them is not there. Teeth that are taken out do not count.
 */
export function stageDepths(
  document: PlanDocument,
  jaw: Jaw,
  bodies: ReadonlyMap<number, StoredBody>,
): number[] | undefined {
  const row = document.teeth
    .filter(({ fdi, body, state }) => body && state !== 'extract' && jawOf(fdi) === jaw)
    .sort((one, other) => alongX(one.fdi) - alongX(other.fdi));
  const solids = row.flatMap(({ fdi, frame, pivot }) => {
    const body = bodies.get(fdi);
    if (!body || !frame) return [];
    const long: Vec3 = turnedOver(jaw, frame.long);
    const gum = pivot
      ? moved(turnedOver(jaw, pivot), [long, PIVOT_MM])
      : moved(turnedOver(jaw, frame.origin), [long, -PIVOT_MM]);
    return [solidOfMesh(fdi, { positions: verticesTurnedOver(jaw, body.positions), indices: body.indices }, gum, long)];
  });
  if (solids.length < row.length) return undefined;
  return document.aligners[jaw].map(({ poses }) => {
    const at = (fdi: number) => poseTurnedOver(jaw, poses[String(fdi)] ?? AT_REST);
    return solids.slice(1).reduce((deepest, solid, n) => {
      const before = solids[n]!;
      return Math.max(deepest, -gapBetween(before, at(before.fdi), solid, at(solid.fdi)));
    }, 0);
  });
}
