import type { PlanDocument, Pose } from '@archway/contracts';
import { jawOf, jaws } from '@archway/dental';
import {
  type JawDesign,
  type MappedTooth,
  contactMap,
  gapBetween,
  mappedTooth,
  overLimits,
} from '@archway/dental/design';
import { cutGum, posedGum, usualReach } from '@archway/dental/gum';
import {
  AT_REST,
  aboveGum,
  bruteDepth,
  composed,
  crossedFaces,
  poseAtStage,
  relativePose,
  stagesOf,
} from '@archway/dental/testing/parts';
import { type Vec3, cross, dot, subtract } from '@archway/geometry';
import type { Mesh } from '@archway/mesh';

/** Poses of one tooth that is drawn. */
const DRAWN = 60;
/** Pairs of neighbours whose depth is also found by brute force, which takes seconds each. */
const BY_BRUTE_FORCE = 2;
const ROUNDS = 5;
/** Times that the gum follows its teeth in a round. */
const POSED = 20;
/** A gum is timed as if it had so many vertices. */
const GUM_VERTICES = 60_000;
/** Two teeth that take a face along in such shares are those of a web between them. */
const WEB = 0.05;

/** What parts of a design come to, of one pair of scans. */
export interface PairParts {
  /** Bodies in which a face passes through one of the crown above the gum line. */
  readonly crossed: number;
  /** Steps in which a tooth goes farther than it may. */
  readonly over: number;
  /** Milliseconds for one pose of a tooth that is drawn: all that it meets, and the colours of both. */
  readonly drag: number;
  /** Difference of depths from those of all points and all faces, in mm. */
  readonly depthError: number;
  /** Milliseconds for gums of 60,000 vertices, and faces that turn over outside of the webs between teeth. */
  readonly gum: number;
  readonly flipped: number;
}

/** The best of several rounds, in milliseconds of the processor: the first ones warm up. */
function bestTime(work: () => void): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    work();
    best = Math.min(best, process.cpuUsage(start).user / 1e3);
  }
  return best;
}

export function partsOfPair(
  document: PlanDocument,
  designs: readonly JawDesign[],
  meshes: ReadonlyMap<string, Mesh>,
): PairParts {
  const gums = jaws.flatMap((jaw) => gumOf(document, jaw, meshes) ?? []);
  return {
    crossed: designs.flatMap(({ teeth }) => teeth).filter(({ body }) => crossedFaces(body, aboveGum(body)).length > 0)
      .length,
    over: overLimits(document).length,
    drag: dragTime(document, meshes),
    depthError: Math.max(...designs.map(depthError)),
    gum: Math.max(...gums.map(({ time }) => time)),
    flipped: gums.reduce((sum, { flipped }) => sum + flipped, 0),
  };
}

/** Teeth of a document with their bodies, by FDI number, as the worker of the workbench has them. */
export const mappedTeeth = (document: PlanDocument, meshes: ReadonlyMap<string, Mesh>): Map<number, MappedTooth> =>
  new Map(
    document.teeth.flatMap((tooth) => {
      const mesh = tooth.body && meshes.get(tooth.body.sha256);
      return mesh ? [[tooth.fdi, mappedTooth(tooth, mesh)] as const] : [];
    }),
  );

/** One tooth after another is drawn to and fro at its target. */
function dragTime(document: PlanDocument, meshes: ReadonlyMap<string, Mesh>): number {
  const teeth = mappedTeeth(document, meshes);
  const drawn = [...teeth.keys()].filter((fdi) => fdi % 10 <= 6);
  const stage = Math.max(...jaws.map((jaw) => stagesOf(document, jaw)));
  const pose = (n: number): [number, Pose] => {
    const fdi = drawn[n % drawn.length]!;
    const { q, t } = poseAtStage(document, fdi, stage);
    return [fdi, { q, t: [t[0] + 0.3 * Math.sin(n), t[1], t[2] + 0.3 * Math.cos(n)] }];
  };
  const time = bestTime(() => {
    for (let n = 0; n < DRAWN; n++) contactMap(document, teeth, stage, new Map([pose(n)]));
  });
  return time / DRAWN;
}

/** Of neighbours at the end of their ways, evenly over the row. */
function depthError({ teeth, solids, stages }: JawDesign): number {
  const poses = stages.poses.at(-1)!;
  let worst = 0;
  for (let n = 0; n < BY_BRUTE_FORCE; n++) {
    const at = Math.floor(((n + 0.5) / BY_BRUTE_FORCE) * (teeth.length - 1));
    const [one, other] = [teeth[at]!, teeth[at + 1]!];
    const [a, b] = [poses.get(one.fdi)!, poses.get(other.fdi)!];
    const gap = gapBetween(solids.get(one.fdi)!, a, solids.get(other.fdi)!, b);
    if (gap > 0.9) continue;
    worst = Math.max(worst, Math.abs(gap - bruteDepth(one.body, composed(relativePose(b, AT_REST), a), other.body)));
  }
  return worst;
}

/** How long the gum of a jaw takes to follow its teeth to their target, and what turns over there. */
function gumOf(document: PlanDocument, jaw: 'upper' | 'lower', meshes: ReadonlyMap<string, Mesh>) {
  const scan = document.jaws[jaw] && meshes.get(document.jaws[jaw].sha256);
  if (!scan) return undefined;
  const own = document.teeth.filter(({ fdi, body }) => body && jawOf(fdi) === jaw);
  const bodies = own.map(({ body }) => Float32Array.from(meshes.get(body!.sha256)!.positions));
  const gum = cutGum(scan, bodies, usualReach);
  const teeth = own.map(({ fdi }) => fdi as number);
  const last = stagesOf(document, jaw);
  const poseOf = (fdi: number): Pose => poseAtStage(document, fdi, last);
  const vertices = gum.positions.length / 3;
  const there = posedGum(gum, teeth, poseOf);
  const time = bestTime(() => {
    for (let n = 0; n < POSED; n++) posedGum(gum, teeth, poseOf);
  });
  const normal = (positions: ArrayLike<number>, face: number): Vec3 => {
    const at = (corner: number): Vec3 => {
      const vertex = 3 * gum.indices[3 * face + corner]!;
      return [positions[vertex]!, positions[vertex + 1]!, positions[vertex + 2]!];
    };
    return cross(subtract(at(1), at(0)), subtract(at(2), at(0)));
  };
  const inWeb = (face: number): boolean => {
    const shares = new Map<number, number>();
    for (let corner = 0; corner < 3; corner++)
      for (let n = 0; n < 4; n++) {
        const at = 4 * gum.indices[3 * face + corner]! + n;
        shares.set(gum.bones[at]!, Math.max(shares.get(gum.bones[at]!) ?? 0, gum.shares[at]!));
      }
    return [...shares].filter(([bone, share]) => bone > 0 && share > WEB).length > 1;
  };
  let flipped = 0;
  for (let face = 0; face < gum.indices.length / 3; face++)
    if (dot(normal(gum.positions, face), normal(there, face)) < 0 && !inWeb(face)) flipped++;
  return { time: ((time / POSED) * GUM_VERTICES) / vertices, flipped };
}
