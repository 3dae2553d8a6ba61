import { type Vec3, dot, perpendicularTo, scale, add, subtract } from '@archway/geometry';
import { isDeciduous, placeOf } from '../body/jaw-axes.ts';
import { jawOf } from '../document/jaws.ts';

/** Depth of the crown that tells how it is turned, from the top: the edge of front teeth, most of the others, in shares. */
const FRONT_PART = 0.35;
const BACK_PART = 0.75;
/** No crown is higher than this above what is looked at, in mm. */
const CROWN = 9;
/** A turn by more than this is a wrong reading of a round crown, in radians. */
const MOST = 1.1;

const isFront = (fdi: number): boolean => placeOf(fdi) <= 3;
const isMolar = (fdi: number): boolean => placeOf(fdi) >= 6 || (isDeciduous(fdi) && placeOf(fdi) >= 4);

/** Front teeth and lower molars are longer along the arch than across it; premolars and upper molars are not. */
const isLongAlong = (fdi: number): boolean => isFront(fdi) || (isMolar(fdi) && jawOf(fdi) === 'lower');

/** How far a crown's shape is trusted, by how unlike its two extents are: 0 to 1, less behind the canines. */
function trust(fdi: number, unlike: number): number {
  const incisor = placeOf(fdi) <= 2;
  const [from, over, most] = incisor ? [0.1, 0.3, 1] : [0.2, 0.5, 0.7];
  return Math.min(most, Math.max(0, (unlike - from) / over));
}

/**
 * Mesial and buccal of a crown: the arch's own directions, turned to the long side of the crown as far as its shape tells.
 * @param points of the crown; @param along and outwards in the plane of the jaw, mesial and buccal by the arch
 */
export function crownTurn(
  fdi: number,
  points: readonly Vec3[],
  long: Vec3,
  along: Vec3,
  outwards: Vec3,
): { readonly mesial: Vec3; readonly buccal: Vec3 } {
  const first = perpendicularTo(along, long);
  const across = subtract(outwards, scale(long, dot(outwards, long)));
  const second = perpendicularTo(across, first);
  const heights = points.map((point) => dot(point, long)).sort((one, other) => one - other);
  const [top, bottom] = [heights[Math.floor(heights.length * 0.99)]!, heights[0]!];
  const part = isFront(fdi) ? FRONT_PART : BACK_PART;
  const cut = top - (top - Math.max(bottom, top - CROWN)) * part;
  const flat = points
    .filter((point) => dot(point, long) > cut)
    .map((point) => [dot(point, first), dot(point, second)] as const);
  const count = flat.length || 1;
  const [mx, my] = [flat.reduce((sum, [x]) => sum + x, 0) / count, flat.reduce((sum, [, y]) => sum + y, 0) / count];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of flat) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const spread = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
  const unlike = 1 - ((xx + yy) / 2 - spread) / ((xx + yy) / 2 + spread || 1);
  let turn = Math.atan2(2 * xy, xx - yy) / 2 - (isLongAlong(fdi) ? 0 : Math.PI / 2);
  while (turn > Math.PI / 2) turn -= Math.PI;
  while (turn < -Math.PI / 2) turn += Math.PI;
  turn = Math.abs(turn) > MOST ? 0 : turn * trust(fdi, unlike);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return { mesial: add(scale(first, c), scale(second, s)), buccal: add(scale(second, c), scale(first, -s)) };
}
