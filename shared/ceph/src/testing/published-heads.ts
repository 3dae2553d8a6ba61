import type { LandmarkKey } from '../landmarks.ts';
import { type Point, middle } from '../point.ts';
import { go } from './heads.ts';

type Head = Partial<Record<LandmarkKey, Point>>;

/**
 * Heads that are drawn from published means, in millimetres on Frankfort horizontal: what an author gives is put in,
 * what is left is chosen so that the head is one. No work prints coordinates.
 */
const N: Point = { x: 0, y: 0 };
const frankfort = { Po: { x: -90, y: -25 }, Or: { x: -8, y: -25 } } as const;

/** Direction of a line from nasion down, whose angle with Frankfort to the back is given. */
const downAt = (degrees: number): number => 180 + degrees;

/** Direction of a line, 0° to the front. */
const directionOf = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** A point so far ahead of a line that goes down, beside a place on it. */
const ahead = (place: Point, down: number, mm: number): Point => go(place, down + 90, mm);

/** The mean of Downs's twenty (1948): all angles but L1–OP, which the others make. */
export function downsMean(): Head {
  const down = downAt(87.8);
  const Pog = go(N, down, 105);
  // A convexity of 0° leaves A on the facial line, to which A–B stands at −4.6°.
  const A = go(N, down, 55);
  const B = go(A, down - 4.6, 38);
  const [Gn, Me] = [go(Pog, -80, 5), go(Pog, 225, 10)];
  const Go = go(Me, 180 - 21.9, 72);
  const U1 = ahead(go(N, down, 80), down, 2.7);
  const L1 = { x: U1.x - 2, y: U1.y + 2 };
  // 1.4° more than a right angle to the mandibular plane, 135.4° to the upper incisor.
  const axis = -21.9 - 90 - 1.4;
  const occlusal = middle(U1, L1);
  const molars = go(occlusal, 180 - 9.3, 40);
  return {
    ...{ ...frankfort, N, A, B, Pog, Me, Go, U1, L1, U6: molars, L6: molars },
    Gn,
    S: go(Gn, 180 - 59.4, 125),
    L1A: go(L1, axis, 21),
    U1A: go(U1, axis - 135.4, 23),
  };
}

/** Ricketts's norms of nine years: facial taper and maxillary depth are what the others make. */
export function rickettsAtNine(): Head {
  const down = downAt(87);
  const Pog = go(N, down, 98);
  const A = ahead(go(N, down, 52), down, 2);
  const Me = go(Pog, 225, 9);
  const base = 27;
  const Gn = go(Pog, -60, 3);
  const apog = directionOf(A, Pog);
  const place = go(Pog, apog + 180, 26);
  const L1 = ahead(place, apog, 1);
  const softPog = { x: Pog.x + 11, y: Pog.y };
  const Prn = { x: softPog.x + 18, y: softPog.y + 68 };
  const lipLine = directionOf(Prn, softPog);
  return {
    ...{ ...frankfort, N, A, Pog, Me, Gn, L1, softPog, Prn },
    Go: go(Me, 180 - 26, 66),
    Ba: go(N, 180 + base, 100),
    // The facial axis stands at a right angle to N–Ba.
    Pt: go(Gn, 180 + base - 90, 82),
    ANS: { x: A.x + 2, y: A.y + 6 },
    PNS: go({ x: A.x + 2, y: A.y + 6 }, 180 - 1, 50),
    U1: ahead(place, apog, 3.5),
    L1A: go(L1, apog - 22, 21),
    LL: ahead(go(softPog, lipLine + 180, 28), lipLine, -2),
  };
}

/** The mean of McNamara's women, or of his men (1984): the difference of the jaws is what their lengths make. */
export function mcnamarasMean({ aNPerp, pogNPerp, coA, coGn, ansMe, fma, axis, u1, l1 }: McNamarasMeans): Head {
  const A = { x: aNPerp, y: -57 };
  const Pog = { x: pogNPerp, y: -108 };
  const Me = go(Pog, 225, 10);
  const Gn = go(Pog, -70, 5);
  const ANS = { x: 3, y: Me.y + Math.sqrt(ansMe ** 2 - (3 - Me.x) ** 2) };
  const apog = directionOf(A, Pog);
  const base = 28;
  return {
    ...{ ...frankfort, N, A, Pog, Me, Gn, ANS },
    Co: behind(A, coA, Gn, coGn),
    Go: go(Me, 180 - fma, 75),
    Ba: go(N, 180 + base, 105),
    Pt: go(Gn, 180 + base - 90 + axis, 95),
    U1: { x: A.x + u1, y: -82 },
    L1: ahead(go(Pog, apog + 180, 28), apog, l1),
  };
}

export interface McNamarasMeans {
  readonly aNPerp: number;
  readonly pogNPerp: number;
  readonly coA: number;
  readonly coGn: number;
  readonly ansMe: number;
  readonly fma: number;
  /** Facial axis, less 90°. */
  readonly axis: number;
  readonly u1: number;
  readonly l1: number;
}

/** The point behind two others, so far from each. */
function behind(a: Point, fromA: number, b: Point, fromB: number): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  const along = (fromA ** 2 - fromB ** 2 + apart ** 2) / (2 * apart);
  const off = Math.sqrt(fromA ** 2 - along ** 2);
  return { x: a.x + (dx * along + dy * off) / apart, y: a.y + (dy * along - dx * off) / apart };
}
