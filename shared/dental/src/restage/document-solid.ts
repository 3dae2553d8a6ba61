import type { DocumentTooth } from '@archway/contracts';
import { dot, subtract } from '@archway/geometry';
import type { BodyMesh } from '../attach/crown-surface.ts';
import { turnedOver, verticesTurnedOver } from '../body/jaw-axes.ts';
import { type Solid, solidOf } from '../collide/solid.ts';
import { jawOf } from '../document/jaws.ts';
import type { StagedTooth } from '../staging/staged-tooth.ts';

/**
 * What is guessed where a file does not say which faces are of the crown (those of before, and of elsewhere).
 * How far a crown reaches below the origin of its axes, as a part of how far above: roots were made and not scanned.
 */
const CROWN_BELOW = 0.75;
/** Edges that are so many times as long as usual are those of faces that were made. */
const LARGE = 2.5;
/** Where no landmark tells it: from the origin to the biting edge, and into the root. */
const EDGE_MM = 4;
const ROOT_MM = 8;

/** The closed surface of a tooth as its file holds it. */
export interface FileBody extends BodyMesh {
  /** 1 for each vertex of the crown; nothing where the file does not say it. */
  readonly crown?: ArrayLike<number> | undefined;
}

/** The longest edge of each face, squared. */
function longestEdges({ positions, indices }: BodyMesh): Float64Array {
  const apart = (one: number, other: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (positions[3 * one + k]! - positions[3 * other + k]!) ** 2, 0);
  return Float64Array.from({ length: indices.length / 3 }, (_, face) => {
    const [a, b, c] = [indices[3 * face]!, indices[3 * face + 1]!, indices[3 * face + 2]!];
    return Math.max(apart(a, b), apart(b, c), apart(c, a));
  });
}

/** Which faces seem to be of the crown as it was scanned: above the gum, and not those large ones that close a hole. */
function guessedCrown({ frame }: DocumentTooth, mesh: BodyMesh): boolean[] {
  const { positions, indices } = mesh;
  const heights = Float64Array.from({ length: positions.length / 3 }, (_, at) => {
    const point = [positions[3 * at]!, positions[3 * at + 1]!, positions[3 * at + 2]!] as const;
    return frame ? dot(subtract(point, frame.origin), frame.long) : 0;
  });
  const lowest = -CROWN_BELOW * heights.reduce((most, height) => Math.max(most, height), 0);
  const edges = longestEdges(mesh);
  const usual = edges.toSorted()[edges.length >> 1] ?? 0;
  return Array.from(edges, (edge, face) => {
    const above = [0, 1, 2].every((corner) => heights[indices[3 * face + corner]!]! >= lowest);
    return above && edge <= usual * LARGE * LARGE;
  });
}

/** Which faces are of the crown as it was scanned: as its file says, with nothing that was made among the corners. */
function crownFacesOf(tooth: DocumentTooth, mesh: FileBody): boolean[] {
  const { crown, indices } = mesh;
  if (!crown) return guessedCrown(tooth, mesh);
  return Array.from({ length: indices.length / 3 }, (_, face) =>
    [0, 1, 2].every((corner) => crown[indices[3 * face + corner]!] === 1),
  );
}

/** Which vertices of a file are of the crown as it was scanned. */
export function crownIn(
  tooth: DocumentTooth,
  mesh: FileBody,
): { readonly faces: boolean[]; readonly vertices: Uint8Array } {
  const faces = crownFacesOf(tooth, mesh);
  const vertices = new Uint8Array(mesh.positions.length / 3);
  for (const [face, crown] of faces.entries())
    if (crown) for (let corner = 0; corner < 3; corner++) vertices[mesh.indices[3 * face + corner]!] = 1;
  return { faces, vertices };
}

/** A tooth of a document as collisions see it: teeth upwards, its crown first, whatever order its file has. */
export function documentSolid(tooth: DocumentTooth, mesh: FileBody): Solid {
  const { fdi } = tooth;
  const { positions, indices } = mesh;
  const { faces: crownFaces, vertices: isCrown } = crownIn(tooth, mesh);
  const order = [...isCrown.keys()].sort((one, other) => isCrown[other]! - isCrown[one]! || one - other);
  const placeOf = new Uint32Array(order.length);
  for (const [place, at] of order.entries()) placeOf[at] = place;
  const turned = verticesTurnedOver(jawOf(fdi), positions);
  const sorted = new Float64Array(turned.length);
  for (const [place, at] of order.entries()) sorted.set(turned.subarray(3 * at, 3 * at + 3), 3 * place);
  const faces = [...crownFaces.keys()].sort((one, other) => Number(crownFaces[other]) - Number(crownFaces[one]));
  return solidOf({
    fdi,
    positions: sorted,
    indices: Uint32Array.from(
      faces.flatMap((face) => [0, 1, 2].map((corner) => placeOf[indices[3 * face + corner]!]!)),
    ),
    crownVertices: isCrown.reduce((sum, crown) => sum + crown, 0),
    crownFaces: crownFaces.filter(Boolean).length,
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
