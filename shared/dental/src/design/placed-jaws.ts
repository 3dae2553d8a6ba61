import type { Pose } from '@archway/contracts';
import { type Vec3, dot, perpendicularTo, scale, subtract, unit } from '@archway/geometry';
import { type Mesh, type StandingJaw, biteOf, cleanMesh, standingJaw } from '@archway/mesh';
import type { JawScan } from '../body/labelled-jaw.ts';
import { type Jaw, jaws } from '../document/jaws.ts';
import { AT_REST } from '../pose/pose.ts';

/** A scan as it came, cleaned, with the tooth of each face and where it stands. */
export interface StandingScan {
  readonly jaw: Jaw;
  readonly labels: Uint8Array;
  readonly standing: StandingJaw;
}

/**
 * A scan with the tooth of each of its faces, ready to be placed.
 * @param labels FDI number of each face; 0 is gum. There are as many as faces
 * @returns undefined where the mesh shows no whole arch
 */
export function standingScan(
  jaw: Jaw,
  { positions, indices }: Mesh,
  labels: ArrayLike<number>,
): StandingScan | undefined {
  // Cleaning leaves faces out; what each carries as its colour goes with it.
  const faceColors = new Uint8Array(indices.length);
  for (let face = 0; face < labels.length; face++) faceColors[3 * face] = labels[face]!;
  const { mesh } = cleanMesh({ positions, indices, faceColors });
  const standing = standingJaw(mesh);
  return standing && { jaw, standing, labels: mesh.faceColors!.filter((_, at) => at % 3 === 0) };
}

/** Directions of a plan in the axes of a file: to the patient's left, up, to the front; and its origin there. */
interface Axes {
  readonly left: Vec3;
  readonly up: Vec3;
  readonly front: Vec3;
  readonly origin: Vec3;
}

function ownAxes({ jaw, standing: { orientation } }: StandingScan): Axes {
  // Lateral is the left of a lower jaw and the right of an upper one.
  const sign = jaw === 'upper' ? -1 : 1;
  const up = unit(scale(orientation.occlusal, sign));
  const front = perpendicularTo(orientation.anterior, up);
  return { left: unit(scale(orientation.lateral, sign)), up, front, origin: orientation.origin };
}

/** The mesh in the axes of a plan, in mm. */
function placed({ mesh, toMm }: StandingJaw, { left, up, front, origin }: Axes): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const from = subtract([mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!], origin);
    positions.set([dot(from, left) * toMm, dot(from, up) * toMm, dot(from, front) * toMm], at);
  }
  return { positions, indices: mesh.indices };
}

export type JawScans = Readonly<Partial<Record<Jaw, StandingScan>>>;

export interface PlacedJaws {
  readonly scans: Readonly<Partial<Record<Jaw, JawScan>>>;
  /** Null unless both files have one frame in which the teeth meet on both sides. */
  readonly bite: { readonly from: 'scan'; readonly upper: Pose } | null;
}

function meets({ upper, lower }: JawScans): boolean {
  const bite = upper && lower && biteOf(lower.standing, upper.standing);
  return bite?.facing === true && bite.lateral?.meets === true && bite.opposite?.meets === true;
}

/** Jaws in the axes of a plan: as they bite where the files tell, else each by itself. */
export function placedJaws(found: JawScans): PlacedJaws {
  const bite = meets(found) ? ({ from: 'scan', upper: AT_REST } as const) : null;
  const scans = jaws.flatMap((jaw) => {
    const own = found[jaw];
    if (!own) return [];
    const mesh = placed(own.standing, ownAxes(bite && found.lower ? found.lower : own));
    return [[jaw, { jaw, ...mesh, labels: own.labels }] as const];
  });
  return { scans: Object.fromEntries(scans), bite };
}
