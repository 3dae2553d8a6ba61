import { type Vec3, cross, perpendicularTo, scale } from '@archway/geometry';
import type { JawFrame, JawName } from '../../frame/placement.ts';
import { IDENTITY, type Rigid } from './rigid.ts';

/**
 * A scan set into patient space by how its jaw lies: front to the front, up to the top, its middle at `target`. Without
 * a recognised jaw it is only moved there.
 */
export function roughly(jaw: JawName, frame: JawFrame | null, middle: Vec3, target: Vec3): Rigid {
  const from = frame?.origin ?? middle;
  const rotation = frame ? turned(jaw, frame) : IDENTITY.rotation;
  const to: Vec3 = [
    rotation[0] * from[0] + rotation[1] * from[1] + rotation[2] * from[2],
    rotation[3] * from[0] + rotation[4] * from[1] + rotation[5] * from[2],
    rotation[6] * from[0] + rotation[7] * from[1] + rotation[8] * from[2],
  ];
  return { rotation, shift: [target[0] - to[0], target[1] - to[1], target[2] - to[2]] };
}

/** Rows are what becomes left, back and up in patient space (LPS). */
function turned(jaw: JawName, { occlusal, anterior }: JawFrame): Rigid['rotation'] {
  const up = scale(occlusal, jaw === 'upper' ? -1 : 1);
  const forward = perpendicularTo(anterior, up);
  const left = cross(up, forward);
  // left × back = up, so the scan is turned and never mirrored.
  const back = scale(forward, -1);
  return [...left, ...back, ...up] as unknown as Rigid['rotation'];
}
