import type { DocumentTooth } from '@archway/contracts';
import { dot, subtract } from '@archway/geometry';
import { turnedOver, verticesTurnedOver } from '../body/jaw-axes.ts';
import { type Solid, solidOf } from '../collide/gap-between.ts';
import { jawOf } from '../document/jaws.ts';
import type { StagedTooth } from '../staging/staged-tooth.ts';

/**
 * How far a crown reaches below the origin of its axes, as a part of how far above: a file does not say where its root
 * begins, and roots were made and not scanned.
 */
const CROWN_BELOW = 0.75;
/** Where no landmark tells it: from the origin to the biting edge, and into the root. */
const EDGE_MM = 4;
const ROOT_MM = 8;

/** The closed surface of a tooth as its file holds it. */
export interface BodyMesh {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** A tooth of a document as collisions see it: teeth upwards, its crown first, whatever order its file has. */
export function documentSolid({ fdi, frame }: DocumentTooth, { positions, indices }: BodyMesh): Solid {
  const vertices = positions.length / 3;
  const heights = Float64Array.from({ length: vertices }, (_, at) => {
    const point = [positions[3 * at]!, positions[3 * at + 1]!, positions[3 * at + 2]!] as const;
    return frame ? dot(subtract(point, frame.origin), frame.long) : 0;
  });
  const lowest = -CROWN_BELOW * heights.reduce((most, height) => Math.max(most, height), 0);
  const isCrown = Uint8Array.from(heights, (height) => (height >= lowest ? 1 : 0));
  const order = [...isCrown.keys()].sort((one, other) => isCrown[other]! - isCrown[one]! || one - other);
  const placeOf = new Uint32Array(vertices);
  for (const [place, at] of order.entries()) placeOf[at] = place;
  const turned = verticesTurnedOver(jawOf(fdi), positions);
  const sorted = new Float64Array(turned.length);
  for (const [place, at] of order.entries()) sorted.set(turned.subarray(3 * at, 3 * at + 3), 3 * place);
  const faces: number[][] = [[], []];
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!] as const;
    const crown = corners.every((at) => isCrown[at] === 1);
    faces[crown ? 0 : 1]!.push(...corners.map((at) => placeOf[at]!));
  }
  return solidOf({
    fdi,
    positions: sorted,
    indices: Uint32Array.from([...faces[0]!, ...faces[1]!]),
    crownVertices: isCrown.reduce((sum, crown) => sum + crown, 0),
    crownFaces: faces[0]!.length / 3,
  });
}

/** A tooth of a document as stages see it; null for one without axes. */
export function stagedTooth({ fdi, frame, landmarks, pivot }: DocumentTooth): StagedTooth | null {
  if (!frame) return null;
  const jaw = jawOf(fdi);
  const { origin, long, buccal } = frame;
  const along = (mm: number): readonly [number, number, number] => [
    origin[0] + long[0] * mm,
    origin[1] + long[1] * mm,
    origin[2] + long[2] * mm,
  ];
  const cusps = landmarks?.cusps ?? [];
  const mean = (k: 0 | 1 | 2): number => cusps.reduce((sum, point) => sum + point[k], 0) / cusps.length;
  const line = cusps.length > 0 ? ([mean(0), mean(1), mean(2)] as const) : along(EDGE_MM);
  const [x, , z] = turnedOver(jaw, buccal);
  const flat = Math.hypot(x, z) || 1;
  return {
    fdi,
    body: { center: turnedOver(jaw, origin) },
    line: turnedOver(jaw, line),
    pivot: turnedOver(jaw, pivot ?? along(-ROOT_MM)),
    outwards: [x / flat, 0, z / flat],
  };
}
