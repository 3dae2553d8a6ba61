import type { Vec3 } from '@archway/geometry';

/** A tooth as it is labelled now. */
export interface LabelledTooth {
  readonly fdi: number;
  /** Of the mesh as it was given. */
  readonly faces: number;
  /** In the file's coordinates. */
  readonly middle: Vec3;
}

/** The teeth of a jaw under correction. */
export interface CorrectedTeeth {
  /** For each face of the mesh as it was given: 0 gum, else the FDI number. */
  readonly labels: Uint8Array<ArrayBuffer>;
  /** Numbers of which somebody has said that there is no tooth, from small to large. */
  readonly missing: readonly number[];
  /** In their order along the arch. */
  readonly teeth: readonly LabelledTooth[];
}

/** What a command did, as data: it goes forth and back. */
export interface TeethChange {
  readonly faces: Uint32Array<ArrayBuffer>;
  readonly before: Uint8Array<ArrayBuffer>;
  readonly after: Uint8Array<ArrayBuffer>;
  readonly missing: { readonly before: readonly number[]; readonly after: readonly number[] };
  readonly teeth: { readonly before: readonly LabelledTooth[]; readonly after: readonly LabelledTooth[] };
}

function oneSide(
  { labels }: CorrectedTeeth,
  { faces, missing, teeth, ...change }: TeethChange,
  side: 'before' | 'after',
): CorrectedTeeth {
  const own = labels.slice();
  const values = change[side];
  for (const [n, face] of faces.entries()) own[face] = values[n]!;
  return { labels: own, missing: missing[side], teeth: teeth[side] };
}

/** The teeth after a change. */
export const applied = (now: CorrectedTeeth, change: TeethChange): CorrectedTeeth => oneSide(now, change, 'after');

/** The teeth before a change that was the last one: byte for byte as they were. */
export const undone = (now: CorrectedTeeth, change: TeethChange): CorrectedTeeth => oneSide(now, change, 'before');
