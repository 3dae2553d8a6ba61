import type { LandmarkKey } from '../landmarks.ts';
import type { Marks } from '../marks.ts';
import type { Point } from '../point.ts';

const DEGREES = Math.PI / 180;

/** From a point, so many millimetres in a direction: 0° is to the front, 90° up. */
export const go = (from: Point, degrees: number, mm: number): Point => ({
  x: from.x + mm * Math.cos(degrees * DEGREES),
  y: from.y + mm * Math.sin(degrees * DEGREES),
});

/** A head as it is drawn, in millimetres with y up, on a film: ten pixels for a millimetre, all of them confirmed. */
export function filmOf(
  head: Partial<Record<LandmarkKey, Point>>,
  change: (point: Point) => Point = (point) => point,
): Marks {
  return Object.fromEntries(
    Object.entries(head).map(([key, { x, y }]) => [
      key,
      { ...change({ x: 900 + 10 * x, y: 800 - 10 * y }), confirmed: true },
    ]),
  ) as Marks;
}

export const MM_PER_PIXEL = 0.1;

/**
 * The head of Steiner's acceptable compromises (1953): SNA 82°, SNB 80°, upper incisor 22° and 4 mm to NA, lower 25° and
 * 4 mm to NB. The rest of it is drawn to be plausible.
 */
export function steinersHead(): Record<LandmarkKey, Point> {
  const [S, N] = [
    { x: 0, y: 0 },
    { x: 71, y: 0 },
  ];
  const [na, nb] = [180 + 82, 180 + 80];
  const [A, B] = [go(N, na, 55), go(N, nb, 95)];
  // Four millimetres ahead of the line.
  const U1 = go(go(N, na, 78), na + 90, 4);
  const L1 = go(go(N, nb, 75), nb + 90, 4);
  const Pog = go(N, 180 + 80.5, 109);
  const Me = { x: Pog.x - 9, y: Pog.y - 8 };
  return {
    ...{ S, N, A, B, U1, L1, Pog, Me },
    U1A: go(U1, na + 22 + 180, 23),
    L1A: go(L1, nb - 25, 21),
    Gn: { x: (Pog.x + Me.x) / 2 + 1, y: (Pog.y + Me.y) / 2 - 1 },
    D: { x: Pog.x - 8, y: Pog.y + 2 },
    Po: { x: -20, y: -22 },
    Or: { x: 59, y: -29 },
    Ba: { x: -28, y: -40 },
    Ar: { x: -17, y: -30 },
    Co: { x: -16, y: -24 },
    Pt: { x: 18, y: -30 },
    PNS: { x: 17, y: -45 },
    ANS: { x: 68, y: -49 },
    Go: { x: -10, y: -75 },
    U6: { x: 30, y: -72 },
    L6: { x: 30.5, y: -71 },
    Prn: { x: 98, y: -45 },
    Sn: { x: 82, y: -55 },
    UL: { x: 84, y: -68 },
    LL: { x: 80, y: -80 },
    softPog: { x: 73, y: -106 },
  };
}
