import { expandLabel } from '../cut/expansion.ts';
import { HOPELESS } from '../cut/label-prices.ts';
import { slotOf } from '../prior/slots.ts';
import { type CorrectableJaw, onSurface } from './correctable-jaw.ts';
import type { Labelled, Outcome } from './correction.ts';
import { apart } from './distances.ts';
import { freeNumberBeside } from './free-number.ts';
import { withSurface } from './with-surface.ts';

/** Faces so near to where was pointed, and so near to the other end, are sure; mm. */
const SURE = 1.2;
/** Elsewhere the nearer end speaks for a face, with so much per mm²: the groove between both decides. */
const NEARER = 0.12;
const DENIED = 30;

/** Divides what was taken for one tooth: the part that is pointed at gets a number of its own. */
export function split(jaw: CorrectableJaw, now: Labelled, given: number, said: number | undefined): Outcome {
  const { surface, seams } = jaw;
  const own = onSurface(jaw, now.labels);
  const face = jaw.faceOf[given] ?? -1;
  const from = own[face] ?? 0;
  if (from === 0) return { problem: 'noToothThere' };
  if (said !== undefined && slotOf(jaw.jaw, said) < 0) return { problem: 'otherJaw' };
  if (said !== undefined && own.includes(said)) return { problem: 'numberTaken' };
  const tooth = [...own.keys()].filter((each) => own[each] === from);
  const { middles, areas } = surface;
  const [end, other] = endsOf(middles, tooth, face);
  const fdi = said ?? freeNumberBeside(jaw, own, from, [end, other]);
  if (fdi === undefined) return { problem: 'noNumberFree' };
  const price = (each: number, to: number, against: number): number => {
    if (to === other && apart(middles, each, face) < SURE) return DENIED * areas[each]!;
    const [near, far] = [apart(middles, each, to), apart(middles, each, against)];
    return (far < SURE ? DENIED : (NEARER * near) / (near + far)) * areas[each]!;
  };
  expandLabel(
    surface,
    seams,
    {
      takes: (each) => (own[each] === from ? price(each, end, other) : HOPELESS * 2 * areas[each]!),
      keeps: (each) => (own[each] === from ? price(each, other, end) : 0),
    },
    own,
    fdi,
  );
  if (!own.includes(from) || !own.includes(fdi)) return { problem: 'nothingFound' };
  return withSurface(jaw, now, own);
}

/** The two ends of a group of faces along its longest side, seen from above: first the one that is nearer to a face. */
function endsOf(middles: Float64Array, faces: readonly number[], at: number): [near: number, far: number] {
  const [x, z] = [0, 2].map((k) => faces.reduce((sum, face) => sum + middles[3 * face + k]!, 0) / faces.length) as [
    number,
    number,
  ];
  let [xx, xz, zz] = [0, 0, 0];
  for (const face of faces) {
    const [u, v] = [middles[3 * face]! - x, middles[3 * face + 2]! - z];
    xx += u * u;
    xz += u * v;
    zz += v * v;
  }
  const turn = Math.atan2(2 * xz, xx - zz) / 2;
  const along = (face: number): number =>
    (middles[3 * face]! - x) * Math.cos(turn) + (middles[3 * face + 2]! - z) * Math.sin(turn);
  const low = faces.reduce((best, face) => (along(face) < along(best) ? face : best));
  const high = faces.reduce((best, face) => (along(face) > along(best) ? face : best));
  return along(at) < 0 ? [low, high] : [high, low];
}
