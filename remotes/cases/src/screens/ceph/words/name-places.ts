import type { Point } from '@archway/ceph';

/** Where a name stands beside its point, in pixels of the screen. */
export interface NamePlace {
  readonly dx: number;
  /** To the foot of its letters. */
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Named<Key> {
  readonly key: Key;
  /** On the screen. */
  readonly at: Point;
  readonly name: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LETTER = 8.5;
const CAP = 10;
const MARK = 5;

/** The best first: names go up and to the right where nothing is in the way. */
const places: readonly [NamePlace, ...NamePlace[]] = [
  { dx: 9, dy: -8, anchor: 'start' },
  { dx: -9, dy: -8, anchor: 'end' },
  { dx: 9, dy: 18, anchor: 'start' },
  { dx: -9, dy: 18, anchor: 'end' },
  { dx: 11, dy: 5, anchor: 'start' },
  { dx: -11, dy: 5, anchor: 'end' },
  { dx: 0, dy: -12, anchor: 'middle' },
  { dx: 0, dy: 22, anchor: 'middle' },
  { dx: 24, dy: -16, anchor: 'start' },
  { dx: -24, dy: -16, anchor: 'end' },
  { dx: 24, dy: 26, anchor: 'start' },
  { dx: -24, dy: 26, anchor: 'end' },
];

const shares = { start: 0, middle: 0.5, end: 1 } as const;

function boxOf({ at, name }: Named<unknown>, { dx, dy, anchor }: NamePlace): Box {
  const width = name.length * LETTER;
  const left = at.x + dx - width * shares[anchor];
  return { left, right: left + width, top: at.y + dy - CAP, bottom: at.y + dy + 1 };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** A place for each name, in turn: the first that covers neither a point nor a name before it, or else what covers least. */
export function placesOf<Key>(points: readonly Named<Key>[]): Map<Key, NamePlace> {
  const taken = points.map(({ at }): Box => ({
    left: at.x - MARK,
    right: at.x + MARK,
    top: at.y - MARK,
    bottom: at.y + MARK,
  }));
  const found = new Map<Key, NamePlace>();
  for (const point of points) {
    const covered = (place: NamePlace): number => {
      const box = boxOf(point, place);
      return taken.reduce((sum, each) => sum + overlap(box, each), 0);
    };
    let best = places[0];
    let least = covered(best);
    for (const place of places) {
      if (least === 0) break;
      const covers = covered(place);
      if (covers < least) [best, least] = [place, covers];
    }
    taken.push(boxOf(point, best));
    found.set(point.key, best);
  }
  return found;
}
