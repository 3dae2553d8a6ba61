import type { Point } from '../../point.ts';
import { borderAt } from './border.ts';
import type { Contrast } from '../contrast.ts';
import { CHIN_POINTS, type JawShape, type OutlinePoint, POGONION, jawOutline } from './jaw-outline.ts';

/** A jaw on a film. */
export interface Jaw extends JawShape {
  /** Where the chin turns up from the lower border. */
  readonly turn: Point;
  /** Mean evidence along the outline, less for what is unusual. */
  readonly fit: number;
}

/** The chin is short against the border, and counts as much. */
const CHIN_WEIGHT = 2;
/** Coarse steps of the place, in millimetres, and so many best ones that are refined. */
const STEP = 2;
const BEST = 4;

/** Soft tissue before pogonion and B, at its thinnest, in millimetres (after Holdaway 1983; Legan and Burstone 1980). */
const FLESH = { mean: 9, sd: 3, price: 0.04, most: 4 };
const UNUSUAL = 0.02;

const SHAPES: readonly JawShape[] = [10, 14, 18, 22, 26, 30, 34, 38, 42, 46].flatMap((plane) =>
  [56, 64, 72].flatMap((body) =>
    [112, 122, 132].flatMap((gonial) => [8, 18, 28].map((lean) => ({ plane, body, gonial, chin: plane - lean }))),
  ),
);

/**
 * Finds a jaw whose chin turns up within a window: first coarsely, then by ever smaller steps.
 * @param film contrast without the skin
 * @param skin distance of each pixel from the skin
 */
export function jawOf(film: Contrast, skin: Float32Array, pixelsPerMm: number, near: Point, reach: Point): Jaw {
  const worth = (shape: JawShape, outline: readonly OutlinePoint[], turn: Point): number =>
    evidence(film, outline, turn) -
    unusual(shape) -
    flesh(film, skin, pixelsPerMm, outline[POGONION], turn) -
    flesh(film, skin, pixelsPerMm, outline[0], turn);
  const drawn = SHAPES.map((shape) => ({ shape, outline: jawOutline(shape, pixelsPerMm) }));
  const tops: Jaw[] = [];
  for (let dy = -reach.y; dy <= reach.y; dy += STEP)
    for (let dx = -reach.x; dx <= reach.x; dx += STEP) {
      const turn = { x: near.x + dx * pixelsPerMm, y: near.y + dy * pixelsPerMm };
      let top: Jaw | null = null;
      for (const { shape, outline } of drawn) {
        const fit = worth(shape, outline, turn);
        if (!top || fit > top.fit) top = { ...shape, turn, fit };
      }
      if (top) tops.push(top);
    }
  tops.sort((a, b) => b.fit - a.fit);
  const fitOf = (jaw: Omit<Jaw, 'fit'>): Jaw => ({ ...jaw, fit: worth(jaw, jawOutline(jaw, pixelsPerMm), jaw.turn) });
  const refined = tops.slice(0, BEST).map((jaw) => climb(jaw, fitOf, pixelsPerMm));
  return refined.reduce((best, jaw) => (jaw.fit > best.fit ? jaw : best));
}

function evidence(film: Contrast, outline: readonly OutlinePoint[], turn: Point): number {
  let sum = 0;
  for (let i = 0; i < outline.length; i++) {
    const { x, y, nx, ny } = outline[i] as OutlinePoint;
    sum += (i < CHIN_POINTS ? CHIN_WEIGHT : 1) * borderAt(film, turn.x + x, turn.y + y, nx, ny);
  }
  return sum / (outline.length + (CHIN_WEIGHT - 1) * CHIN_POINTS);
}

/** Björk, Jarabak: gonial angle 130 ± 7, body 71 ± 5 mm on films larger than life; mandibular plane to Frankfort's horizontal 22 to 31 ± 6. */
function unusual({ plane, gonial, body, chin }: JawShape): number {
  return (
    UNUSUAL *
    (((plane - 27) / 7) ** 2 + ((gonial - 125) / 8) ** 2 + ((body - 64) / 5) ** 2 + ((plane - chin - 18) / 9) ** 2)
  );
}

function flesh(
  { width }: Contrast,
  skin: Float32Array,
  pixelsPerMm: number,
  at: Point | undefined,
  turn: Point,
): number {
  if (!at) return 0;
  const pixels = skin[Math.round(turn.y + at.y) * width + Math.round(turn.x + at.x)] ?? 0;
  return FLESH.price * Math.min(FLESH.most, ((pixels / pixelsPerMm - FLESH.mean) / FLESH.sd) ** 2);
}

function climb(start: Jaw, fitOf: (jaw: Omit<Jaw, 'fit'>) => Jaw, pixelsPerMm: number): Jaw {
  let jaw = start;
  for (const step of [1, 0.5, 0.25]) {
    let moved = true;
    for (let round = 0; moved && round < 12; round++) {
      moved = false;
      for (const next of neighbours(jaw, step, pixelsPerMm).map(fitOf))
        if (next.fit > jaw.fit) [jaw, moved] = [next, true];
    }
  }
  return jaw;
}

function neighbours(jaw: Jaw, step: number, pixelsPerMm: number): Jaw[] {
  const { turn, plane, gonial, body, chin } = jaw;
  return [-step, step].flatMap((by) => [
    { ...jaw, turn: { x: turn.x + by * pixelsPerMm, y: turn.y } },
    { ...jaw, turn: { x: turn.x, y: turn.y + by * pixelsPerMm } },
    { ...jaw, plane: plane + 2 * by },
    { ...jaw, gonial: gonial + 3 * by },
    { ...jaw, body: body + 2 * by },
    { ...jaw, chin: chin + 3 * by },
  ]);
}
