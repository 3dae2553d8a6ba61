import type { Vec3 } from '@archway/geometry';
import { curveThrough, firstCurve } from '../arch/arch-curve.ts';
import { HeightMap } from '../arch/height-map.ts';
import { type ArchPlaces, placesOn } from '../arch/places.ts';
import { ridgeOf } from '../arch/ridge.ts';
import { crownOf } from '../cut/crown.ts';
import { expandLabel } from '../cut/expansion.ts';
import { HOPELESS, labelPrices } from '../cut/label-prices.ts';
import { acrossEdge } from '../surface/edges.ts';
import { fdiOf, kindOf, slotOf } from '../prior/slots.ts';
import { sizeOf } from '../prior/tooth-sizes.ts';
import { type CorrectableJaw, onSurface } from './correctable-jaw.ts';
import type { Labelled, Outcome } from './correction.ts';
import { freeSlots } from './free-number.ts';
import { withSurface } from './with-surface.ts';

/** No crown that is seen is smaller, mm². */
const LEAST_AREA = 8;
/** Room between neighbours of so many widths is that of one tooth; where it is more, one is so wide at most. */
const ONE_TOOTH = 1.45;
const WIDE = 1.15;

/** Where a tooth lies along the arch, mm. */
interface Standing {
  readonly slot: number;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** Finds the tooth that was pointed at, in what is gum so far; the others stay as they are. */
export function added(jaw: CorrectableJaw, now: Labelled, given: number, said: number | undefined): Outcome {
  const own = onSurface(jaw, now.labels);
  const face = jaw.faceOf[given] ?? -1;
  if (face < 0) return { problem: 'nothingFound' };
  if (own[face] !== 0) return { problem: 'toothThere' };
  if (said !== undefined && slotOf(jaw.jaw, said) < 0) return { problem: 'otherJaw' };
  if (said !== undefined && own.includes(said)) return { problem: 'numberTaken' };
  const click = middleOf(jaw, face);
  const places = placesAlong(jaw, own, click);
  const row = standing(jaw, own, places);
  const along = places.along[face]!;
  const before = row.filter(({ middle }) => middle < along).at(-1);
  const after = row.find(({ middle }) => middle > along);
  const slot = said === undefined ? slotAt(jaw, own, along, [before, after]) : slotOf(jaw.jaw, said);
  if (slot === undefined) return { problem: 'noNumberFree' };
  const [from, to] = intervalAt(along, sizeOf(jaw.jaw, kindOf(slot)).length, before?.to, after?.from);
  const { surface, seams } = jaw;
  // Anywhere on the crown may be pointed at: how far across the arch it stands, its surface tells.
  const crown = { ...crownOf(surface, places, { slot, tiltFrom: 0, tiltTo: 0, from, to }), click };
  const [gum, prices] = labelPrices(surface, places, jaw.jaw, [crown]) as [Float32Array, Float32Array];
  const fdi = fdiOf(jaw.jaw, slot);
  expandLabel(
    surface,
    seams,
    {
      takes: (each) => (own[each] === 0 ? prices[each]! : HOPELESS * 2 * surface.areas[each]!),
      keeps: (each) => gum[each]!,
    },
    own,
    fdi,
  );
  return onePiece(jaw, own, fdi, face) < LEAST_AREA ? { problem: 'nothingFound' } : withSurface(jaw, now, own);
}

/** The interval of the arch that a new tooth takes: the room it has; of more room that beside a neighbour, else about the place. */
function intervalAt(along: number, width: number, before = -Infinity, after = Infinity): [from: number, to: number] {
  const [low, high] = [Math.min(before, along - 1), Math.max(after, along + 1)];
  if (high - low < width * ONE_TOOTH) return [low, high];
  const most = width * WIDE;
  if (along - low < most && along - low <= high - along) return [low, low + most];
  if (high - along < most) return [high - most, high];
  return [along - most / 2, along + most / 2];
}

const middleOf = ({ surface: { middles } }: CorrectableJaw, face: number): Vec3 => [
  middles[3 * face]!,
  middles[3 * face + 1]!,
  middles[3 * face + 2]!,
];

/** Along the curve through the teeth that are there, and a new one between them; where there are too few, along the ridge of the scan. */
function placesAlong(jaw: CorrectableJaw, own: Uint8Array, click: Vec3): ArchPlaces {
  const { surface } = jaw;
  const sums = new Map<number, [x: number, z: number, area: number]>();
  for (let face = 0; face < surface.faces; face++) {
    const slot = own[face] === 0 ? -1 : slotOf(jaw.jaw, own[face]!);
    if (slot < 0) continue;
    const sum = sums.get(slot) ?? [0, 0, 0];
    sums.set(slot, sum);
    const area = surface.areas[face]!;
    sum[0] += area * surface.middles[3 * face]!;
    sum[1] += area * surface.middles[3 * face + 2]!;
    sum[2] += area;
  }
  const middles = [...sums]
    .sort(([one], [other]) => one - other)
    .map(([, [x, z, area]]) => [x / area, z / area] as const);
  const rough = middles.length < 3 ? firstCurve(ridgeOf(new HeightMap(surface)), jaw.jaw) : curveThrough(middles);
  if (middles.length < 2) return placesOn(rough, surface.middles);
  const all = [...middles, [click[0], click[2]] as const];
  const { along } = placesOn(rough, Float64Array.from(all.flatMap(([x, z]) => [x, 0, z])));
  const sorted = all.map((point, at) => ({ point, along: along[at]! })).sort((one, other) => one.along - other.along);
  // Beyond the last tooth the curve goes on as it is.
  const isEnd = [sorted[0], sorted.at(-1)].some((end) => end?.point === all.at(-1));
  if (isEnd) return placesOn(rough, surface.middles);
  return placesOn(curveThrough(sorted.map(({ point }) => point)), surface.middles);
}

/** Share of a tooth's surface beyond what is called its ends: contacts reach into the neighbour. */
const TRIM = 0.03;

/** The teeth that are there by where they lie along the arch. */
function standing({ jaw, surface }: CorrectableJaw, own: Uint8Array, { along }: ArchPlaces): Standing[] {
  const all = new Map<number, number[]>();
  for (let face = 0; face < surface.faces; face++)
    if (own[face] !== 0) {
      const places = all.get(own[face]!) ?? [];
      places.push(along[face]!);
      all.set(own[face]!, places);
    }
  return [...all]
    .map(([fdi, places]) => {
      const sorted = Float64Array.from(places).sort();
      const part = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!;
      return { slot: slotOf(jaw, fdi), from: part(TRIM), to: part(1 - TRIM), middle: part(0.5) };
    })
    .sort((one, other) => one.middle - other.middle);
}

/** The free slot that fits a place between its neighbours; where they leave none, the nearest one. */
function slotAt(
  jaw: CorrectableJaw,
  own: Uint8Array,
  along: number,
  [before, after]: readonly [before: Standing | undefined, after: Standing | undefined],
): number | undefined {
  const wanted =
    before && after
      ? before.slot +
        1 +
        Math.floor(((along - before.to) / Math.max(1, after.from - before.to)) * roomBetween(before, after))
      : before
        ? before.slot + 1
        : after
          ? after.slot - 1
          : 0;
  const [best] = freeSlots(jaw, own).sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return best;
}

const roomBetween = (before: Standing, after: Standing): number => Math.max(1, after.slot - before.slot - 1);

/** Leaves the piece that was pointed at. @returns its area, mm² */
function onePiece({ surface: { edges, areas } }: CorrectableJaw, own: Uint8Array, fdi: number, from: number): number {
  if (own[from] !== fdi) return 0;
  const piece = new Set([from]);
  let area = 0;
  for (const face of piece) {
    area += areas[face]!;
    for (let k = 0; k < 3; k++) {
      const edge = edges.ofFace[3 * face + k]!;
      const other = edge < 0 ? -1 : acrossEdge(edges, edge, face);
      if (other >= 0 && own[other] === fdi) piece.add(other);
    }
  }
  for (let face = 0; face < own.length; face++) if (own[face] === fdi && !piece.has(face)) own[face] = 0;
  return area;
}
