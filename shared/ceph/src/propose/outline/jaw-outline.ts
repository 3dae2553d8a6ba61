import type { Point } from '../../point.ts';

/** A lower jaw seen from its right side. */
export interface JawShape {
  /** Rise of the lower border to the back, in degrees. */
  readonly plane: number;
  /** Between the lower border and the back of the ramus, in degrees. */
  readonly gonial: number;
  /** Chin to the corner of both tangents, in millimetres. */
  readonly body: number;
  /** How far the chin is turned to the back, against the border, in degrees. */
  readonly chin: number;
}

export interface OutlinePoint extends Point {
  /** Towards the outside. */
  readonly nx: number;
  readonly ny: number;
}

const DEGREES = Math.PI / 180;

/**
 * The chin in millimetres back along the border and up from it, from the place where it turns up: pogonion 6 mm ahead and
 * 8 mm above, B 12 mm above that (Burstone and others 1978: B–Pog 8 mm along the border, and 1 to 4 mm deep).
 */
const CHIN: readonly (readonly [back: number, up: number])[] = [
  [-4, 19],
  [-4.6, 16],
  [-5.6, 13],
  [-6.4, 10.5],
  [-6.6, 8],
  [-6, 5.5],
  [-4.8, 3.2],
  [-2.8, 1.2],
  [0, 0],
  [3, 0],
];
/** Points of the outline that are those of the chin; and which of them is pogonion. */
export const CHIN_POINTS = CHIN.length;
export const POGONION = 4;
/** The border is hollow ahead of the corner, the corner is round, the ramus is seen so far up: in millimetres. */
const NOTCH = 1.2;
const ROUND = 15;
const RAMUS = 36;

/** Outline from the hollow above the chin round it, along the lower border and up the ramus, from the turn of the chin. */
export function jawOutline({ plane, gonial, body, chin }: JawShape, pixelsPerMm: number): OutlinePoint[] {
  const [back, up] = [Math.cos(plane * DEGREES) * pixelsPerMm, Math.sin(plane * DEGREES) * pixelsPerMm];
  const place = (b: number, u: number): Point => ({ x: -b * back + u * up, y: -b * up - u * back });
  const [cos, sin] = [Math.cos(chin * DEGREES), Math.sin(chin * DEGREES)];
  const knots = CHIN.map(([b, u]) => place(b * cos + u * sin, u * cos - Math.min(0, b) * sin));
  for (let b = 6; b <= body - ROUND; b += 3) knots.push(place(b, NOTCH * Math.sin((Math.PI * b) / body)));
  const turn = (180 - gonial) * DEGREES;
  const ramus = (t: number): readonly [number, number] => [body + t * Math.cos(turn), t * Math.sin(turn)];
  const [endBack, endUp] = ramus(ROUND);
  for (const s of [0.2, 0.4, 0.6, 0.8])
    knots.push(place((1 - s) ** 2 * (body - ROUND) + 2 * s * (1 - s) * body + s ** 2 * endBack, s ** 2 * endUp));
  for (let t = ROUND; t <= RAMUS; t += 3) knots.push(place(...ramus(t)));
  return withNormals(knots);
}

/** Ahead of the chin's hollow up to the sockets of the teeth; then the chin itself and the first of the border. */
const SOCKETS: readonly (readonly [back: number, up: number])[] = [
  [-6.4, 30],
  [-5.4, 27.5],
  [-4.6, 25],
  [-4.1, 23],
  [-3.9, 21],
];

/** The chin alone, closely, from the sockets of the lower incisors to the lower border. */
export function chinOutline({ plane, chin }: JawShape, pixelsPerMm: number): OutlinePoint[] {
  const [back, up] = [Math.cos(plane * DEGREES) * pixelsPerMm, Math.sin(plane * DEGREES) * pixelsPerMm];
  const [cos, sin] = [Math.cos(chin * DEGREES), Math.sin(chin * DEGREES)];
  const border = [5, 7, 9, 11, 13].map((b) => [b, NOTCH * Math.sin((Math.PI * b) / 70)] as const);
  const knots = [...SOCKETS, ...CHIN, ...border].map(([b, u]) => {
    const [turnedBack, turnedUp] = [b * cos + u * sin, u * cos - Math.min(0, b) * sin];
    return { x: -turnedBack * back + turnedUp * up, y: -turnedBack * up - turnedUp * back };
  });
  return withNormals(between(knots));
}

/** With the middles of neighbours. */
function between(knots: readonly Point[]): Point[] {
  return knots.flatMap((knot, i) => {
    const next = knots[i + 1];
    return next ? [knot, { x: (knot.x + next.x) / 2, y: (knot.y + next.y) / 2 }] : [knot];
  });
}

function withNormals(knots: readonly Point[]): OutlinePoint[] {
  return knots.map((knot, i) => {
    const [before, after] = [knots[Math.max(0, i - 1)] ?? knot, knots[Math.min(knots.length - 1, i + 1)] ?? knot];
    const [tx, ty] = [after.x - before.x, after.y - before.y];
    const size = Math.sqrt(tx * tx + ty * ty) || 1;
    // From the chin to the back the outside lies to the left hand.
    return { x: knot.x, y: knot.y, nx: ty / size, ny: -tx / size };
  });
}
