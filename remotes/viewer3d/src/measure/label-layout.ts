interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A value and the point of the picture that it belongs to, CSS pixels of the canvas. */
export interface LabelRequest extends Size {
  readonly anchor: Point;
}

export interface PlacedLabel {
  /** Middle of the label. */
  readonly centre: Point;
  /** The label had to move away from where it would be looked for: a line leads back to its anchor. */
  readonly moved: boolean;
}

/** A label stands this far above its anchor, so that the point under it is seen. */
const LIFT = 18;
/** Width of a point without its rim, around which there is the free space of labels. */
const POINT = 6;
/** Free space between two labels, and between a label and the edge of the canvas. */
const GAP = 4;
/** Places tried for one label. A canvas so full that none of them is free shows the label at its own place. */
const TRIES = 400;

/**
 * Places labels so that none covers another: each above its anchor if that is free, otherwise at the nearest free place
 * within the canvas. Earlier labels keep their place, so the same labels always give the same picture. A label whose
 * anchor is outside the canvas is not pulled in.
 * @param points that were picked, which no label covers either
 */
export function layoutLabels(
  labels: readonly LabelRequest[],
  canvas: Size,
  points: readonly Point[] = [],
): PlacedLabel[] {
  const taken: Box[] = points.map(({ x, y }) => ({ x, y, width: POINT, height: POINT }));
  return labels.map((label) => {
    const wanted = { x: label.anchor.x, y: label.anchor.y - LIFT };
    if (!contains(canvas, label.anchor)) return { centre: wanted, moved: false };
    const start = within(canvas, label, wanted);
    const centre = nearestFree(label, start, taken, canvas) ?? start;
    taken.push({ ...centre, width: label.width, height: label.height });
    return { centre, moved: centre.x !== wanted.x || centre.y !== wanted.y };
  });
}

/** By its middle. */
type Box = Point & Size;

/** Moves off whatever is in the way, to each of its four sides, the place nearest to the start first. */
function nearestFree(label: Size, start: Point, taken: readonly Box[], canvas: Size): Point | null {
  const open: Candidate[] = [{ ...start, far: 0 }];
  const seen = new Set<number>();
  for (let tries = 0; tries < TRIES; tries++) {
    const place = takeNearest(open);
    if (!place) return null;
    const blocker = taken.find((box) => overlap({ ...label, x: place.x, y: place.y }, box));
    if (!blocker) return { x: place.x, y: place.y };
    const aside = (label.width + blocker.width) / 2 + GAP;
    const away = (label.height + blocker.height) / 2 + GAP;
    for (const [x, y] of [
      [place.x, blocker.y - away],
      [place.x, blocker.y + away],
      [blocker.x - aside, place.y],
      [blocker.x + aside, place.y],
    ] as const) {
      const key = Math.round(x * 10) * 1e6 + Math.round(y * 10);
      if (seen.has(key) || !fits(canvas, label, { x, y })) continue;
      seen.add(key);
      open.push({ x, y, far: Math.hypot(x - start.x, y - start.y) });
    }
  }
  return null;
}

interface Candidate extends Point {
  readonly far: number;
}

function takeNearest(open: Candidate[]): Candidate | undefined {
  let best = 0;
  for (let index = 1; index < open.length; index++) if (open[index]!.far < open[best]!.far) best = index;
  return open.splice(best, 1)[0];
}

/** Nearer than the gap, less what rounding leaves. */
const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP - 0.01 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + GAP - 0.01;

const contains = ({ width, height }: Size, { x, y }: Point): boolean => x >= 0 && x <= width && y >= 0 && y <= height;

const fits = (canvas: Size, label: Size, place: Point): boolean => {
  const inside = within(canvas, label, place);
  return inside.x === place.x && inside.y === place.y;
};

/** A canvas smaller than the label has it in its middle. */
const within = (canvas: Size, label: Size, { x, y }: Point): Point => ({
  x: clamp(x, canvas.width, label.width),
  y: clamp(y, canvas.height, label.height),
});

function clamp(value: number, room: number, size: number): number {
  const margin = size / 2 + GAP;
  return room < 2 * margin ? room / 2 : Math.min(room - margin, Math.max(margin, value));
}
