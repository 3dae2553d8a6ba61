import type { DocumentTooth, PlanDocument, Pose } from '@archway/contracts';
import { apart } from '../collide/blocks.ts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import { rowsOf } from '../pose/rows.ts';
import { type CrownVertices, crownVertices, distancesTo } from '../collide/surface-distances.ts';
import { OVER } from '../design/opposing.ts';
import { jawInMouth } from '../document/jaw-in-mouth.ts';
import { jawOf, jaws } from '../document/jaws.ts';
import { poseAtStage } from '../document/stages.ts';
import { type Contact, contactsIn } from '../edit/contacts.ts';
import { composed, relativePose } from '../pose/combine.ts';
import { AT_REST, pointIn } from '../pose/pose.ts';
import { type FileBody, crownIn, documentSolid } from './document-solid.ts';

/** A tooth with its grid, and with the vertices that are drawn. */
export interface MappedTooth {
  readonly solid: Solid;
  readonly vertices: CrownVertices;
}

/** From the file of a tooth, in the order that it has there. */
export const mappedTooth = (tooth: DocumentTooth, mesh: FileBody): MappedTooth => ({
  solid: documentSolid(tooth, mesh),
  vertices: crownVertices(mesh.positions, crownIn(tooth, mesh).vertices),
});

/** Teeth as they stand: in the mouth, by their file and by their grid. */
interface Standing {
  readonly file: Pose;
  readonly grid: Pose;
}

/** How the teeth of a document stand at a stage, some of them held elsewhere, and which of them can meet. */
class TeethTogether {
  private readonly standing = new Map<number, Standing>();
  private readonly near = new Map<number, number[]>();
  private readonly reached = new Map<number, readonly number[]>();

  /** @param held poses by FDI number of those that are not where the stage has them */
  constructor(
    private readonly document: PlanDocument,
    private readonly teeth: ReadonlyMap<number, MappedTooth>,
    private readonly stage: number,
    private readonly held: ReadonlyMap<number, Pose>,
  ) {
    for (const jaw of jaws)
      for (const [one, other] of contactsIn(document, jaw)) {
        this.meet(one, other);
        this.meet(other, one);
      }
  }

  /** Those that a tooth can meet now: its neighbours, and what is near of the other jaw where the bite is known. */
  around(fdi: number): readonly number[] {
    const known = this.reached.get(fdi);
    if (known) return known;
    const own = this.near.get(fdi) ?? [];
    const made = this.document.bite.from === 'none' ? own : [...own, ...this.opposing(fdi)];
    this.reached.set(fdi, made);
    return made;
  }

  /** The distance of each vertex of a tooth to all that it can meet, in mm; below 0 inside of it, never over the band. */
  distancesOf(fdi: number): Float32Array {
    const { vertices, solid } = this.teeth.get(fdi)!;
    const distances = new Float32Array(vertices.count).fill(solid.grid.band);
    const { file } = this.stands(fdi);
    for (const other of this.around(fdi)) {
      const way = composed(relativePose(this.stands(other).grid, AT_REST), file);
      distancesTo(vertices, rowsOf(way), this.teeth.get(other)!.solid.grid, distances);
    }
    return distances;
  }

  /** How deep two teeth pass into each other, in mm; below 0 the gap. */
  depth([one, other]: Contact): number {
    const [a, b] = [this.teeth.get(one)!.solid, this.teeth.get(other)!.solid];
    return -gapBetween(a, this.stands(one).grid, b, this.stands(other).grid);
  }

  private meet(fdi: number, other: number): void {
    if (!this.teeth.has(fdi) || !this.teeth.has(other)) return;
    const there = this.near.get(fdi);
    if (there) there.push(other);
    else this.near.set(fdi, [other]);
  }

  private opposing(fdi: number): number[] {
    const jaw = jawOf(fdi);
    const [middle, mine] = this.sphere(fdi);
    return this.document.teeth.flatMap(({ fdi: other, state }) => {
      if (jawOf(other) === jaw || state === 'extract' || !this.teeth.has(other)) return [];
      const [there, radius] = this.sphere(other);
      return apart(middle, there) <= mine + radius + this.teeth.get(other)!.solid.grid.band ? [other] : [];
    });
  }

  private sphere(fdi: number): readonly [readonly [number, number, number], number] {
    const { center, radius } = this.teeth.get(fdi)!.vertices;
    const [x, y, z] = pointIn(this.stands(fdi).file, center);
    return [[x, y, z], radius];
  }

  private stands(fdi: number): Standing {
    const known = this.standing.get(fdi);
    if (known) return known;
    const upper = jawOf(fdi) === 'upper';
    const own = this.held.get(fdi) ?? poseAtStage(this.document, fdi, this.stage);
    const file = composed(jawInMouth(this.document, jawOf(fdi), this.stage), own);
    const made = { file, grid: upper ? composed(file, OVER) : file };
    this.standing.set(fdi, made);
    return made;
  }
}

interface ContactMap {
  /** Of each tooth: the distance of each vertex of its file. */
  readonly maps: readonly (readonly [number, Float32Array])[];
  /** Depths of what is held, in mm: below 0 the gap, to 1 mm. */
  readonly near: readonly { readonly between: Contact; readonly depth: number }[];
}

/**
 * Surfaces of a stage by their distance to neighbours and to the other jaw. While teeth are held, of those and of what
 * they can meet alone: all others are as they were.
 */
export function contactMap(
  document: PlanDocument,
  teeth: ReadonlyMap<number, MappedTooth>,
  stage: number,
  held: ReadonlyMap<number, Pose>,
): ContactMap {
  const together = new TeethTogether(document, teeth, stage, held);
  const moved = [...held.keys()].filter((fdi) => teeth.has(fdi));
  const near = moved.flatMap((fdi) =>
    together
      .around(fdi)
      .filter((other) => !held.has(other) || fdi < other)
      .map((other) => ({ between: [fdi, other] as const, depth: together.depth([fdi, other]) })),
  );
  const standing = new Set<number>(document.teeth.filter(({ state }) => state !== 'extract').map(({ fdi }) => fdi));
  const shown = held.size > 0 ? new Set([...moved, ...near.map(({ between }) => between[1])]) : standing;
  return {
    near,
    maps: [...shown].filter((fdi) => teeth.has(fdi)).map((fdi) => [fdi, together.distancesOf(fdi)] as const),
  };
}
