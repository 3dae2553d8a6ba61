import { type MadeParts, piecesOf } from '../codes/piece-code.ts';

/** Something that lies on a plate, in mm. */
export interface Footprint {
  readonly key: string;
  readonly width: number;
  readonly depth: number;
}

export interface Plate {
  readonly width: number;
  readonly depth: number;
}

/** Where a footprint lies, from the corner of the plate that is left and in front. */
export interface Placed extends Footprint {
  readonly x: number;
  readonly y: number;
  /** It lies across. */
  readonly turned: boolean;
}

export interface Layout {
  /** One print after another, each with what lies on its plate. */
  readonly plates: readonly (readonly Placed[])[];
  /** What is larger than a plate. */
  readonly left: readonly Footprint[];
}

interface Shelf {
  readonly y: number;
  readonly depth: number;
  x: number;
}

interface Filling {
  readonly shelves: Shelf[];
  readonly placed: Placed[];
}

/** Sums of tenths of a millimetre are no tenths. */
const SLACK = 1e-6;

/** Whether shelves are as low as can be, or as deep. */
type Manner = 'low' | 'deep';

/** As it lies, and across. */
const waysOf = (
  { width, depth }: Footprint,
  manner: Manner,
): readonly { width: number; depth: number; turned: boolean }[] =>
  [
    { width, depth, turned: false },
    { width: depth, depth: width, turned: true },
  ].sort(
    (one, other) =>
      (manner === 'low' ? one.depth - other.depth : other.depth - one.depth) ||
      Number(one.turned) - Number(other.turned),
  );

interface Laying {
  readonly plate: Plate;
  readonly gap: number;
  readonly manner: Manner;
}

function place(footprint: Footprint, { plate, gap, manner }: Laying, { shelves, placed }: Filling): boolean {
  const ways = waysOf(footprint, manner);
  const put = (shelf: Shelf, way: { width: number; depth: number; turned: boolean }): true => {
    placed.push({ key: footprint.key, ...way, x: shelf.x, y: shelf.y });
    shelf.x += way.width + gap;
    return true;
  };
  for (const shelf of shelves)
    for (const way of ways)
      if (way.depth <= shelf.depth + SLACK && shelf.x + way.width <= plate.width + SLACK) return put(shelf, way);
  const last = shelves.at(-1);
  const y = last ? last.y + last.depth + gap : 0;
  for (const way of ways) {
    if (way.width > plate.width + SLACK || y + way.depth > plate.depth + SLACK) continue;
    const shelf = { y, depth: way.depth, x: 0 };
    shelves.push(shelf);
    return put(shelf, way);
  }
  return false;
}

function layWith(footprints: readonly Footprint[], laying: Laying): Layout {
  const fillings: Filling[] = [];
  const left: Footprint[] = [];
  for (const footprint of footprints) {
    if (fillings.some((filling) => place(footprint, laying, filling))) continue;
    const next: Filling = { shelves: [], placed: [] };
    if (place(footprint, laying, next)) fillings.push(next);
    else left.push(footprint);
  }
  return { plates: fillings.map(({ placed }) => placed), left };
}

/**
 * Lays footprints on plates in shelves, the deepest first, low shelves or deep ones: whichever takes fewer plates. Nothing
 * overlaps, nothing is nearer to another than the gap, and nothing hangs over the edge. The same footprints lie the same
 * way every time.
 */
export function layOut(footprints: readonly Footprint[], plate: Plate, gap: number): Layout {
  const low = ({ width, depth }: Footprint): number => Math.min(width, depth);
  const ordered = [...footprints].sort((one, other) => low(other) - low(one));
  const [flat, deep] = (['low', 'deep'] as const).map((manner) => layWith(ordered, { plate, gap, manner }));
  return flat && deep && deep.plates.length < flat.plates.length ? deep : (flat ?? { plates: [], left: [] });
}

/** One model of a sub-order. */
export interface Model {
  readonly jaw: 'upper' | 'lower';
  readonly step: number;
  /** Of the same step and jaw, from 1: retainers come in sets. */
  readonly copy: number;
}

/** The models that a sub-order takes, jaw by jaw in the order of their steps. */
export function modelsOf(made: MadeParts): Model[] {
  const pieces = piecesOf(made);
  return (['upper', 'lower'] as const).flatMap((wanted) =>
    pieces
      .filter(({ jaw }) => jaw === wanted)
      .flatMap(({ jaw, step, copies }) => Array.from({ length: copies }, (_, copy) => ({ jaw, step, copy: copy + 1 }))),
  );
}
