import type { Vec3 } from '@archway/geometry';
import { add, scale } from '@archway/geometry';
import { isDeciduous, placeOf } from '../body/jaw-axes.ts';

/** Points of a crown; teeth upwards. */
export interface Landmarks {
  /** Tips; of an incisor the two corners of its edge. */
  readonly cusps: readonly Vec3[];
  /** What lies on the line of the arch: the middle of the edge, the tip of a canine, the buccal cusps. */
  readonly line: Vec3;
  /** Where the crown reaches farthest to either side above the papilla. */
  readonly reachMesial: Vec3;
  readonly reachDistal: Vec3;
  readonly ridgeMesial: Vec3 | null;
  readonly ridgeDistal: Vec3 | null;
  /** The middle of the facial axis. */
  readonly facial: Vec3;
  /** From the tip of the facial axis to its middle, in mm. */
  readonly halfHeight: number;
}

/** A point by its place on the crown, in mm: to mesial, to buccal, upwards. */
type Place = readonly [mesial: number, buccal: number, up: number];

/** Half-way between two, of which the crown has both. */
const between = (one: Vec3, other: Vec3): Vec3 => scale(add(one, other), 0.5);

/** The place of the value that a share of all is below. */
function shareOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** A half of a ridge's width across, in mm, and how much of the crown's width lies outside of it. */
const RIDGE = { across: 2.2, outer: 0.22 };
/** The strip about the facial axis, as a share of the width and in mm. */
const STRIP = { share: 0.12, mm: 0.2 };

/** @param points of the crown and @param places of the same, from the gum line's middle */
export function landmarks(fdi: number, points: readonly Vec3[], places: readonly Place[]): Landmarks {
  const best = (fits: (place: Place) => boolean, value: (place: Place) => number): Vec3 | null => {
    let [found, most] = [-1, -Infinity];
    for (const [n, place] of places.entries()) {
      if (!fits(place)) continue;
      const here = value(place);
      if (here > most) [found, most] = [n, here];
    }
    return found < 0 ? null : points[found]!;
  };
  const up = ([, , height]: Place): number => height;
  const [far, near] = [
    shareOf(
      places.map(([m]) => m),
      0.995,
    ),
    shareOf(
      places.map(([m]) => m),
      0.005,
    ),
  ];
  const [middle, width] = [(far + near) / 2, far - near];
  const [buccal, lingual] = [Math.max(...places.map(([, b]) => b)), Math.min(...places.map(([, b]) => b))];
  const across = (buccal + lingual) / 2;
  const height = Math.max(...places.map(up));
  const top = best(() => true, up)!;
  const tip = (fits: (place: Place) => boolean): Vec3 => best(fits, up) ?? top;
  const { cusps, line } = tips(fdi, tip, { middle, width, far, near, across });
  const aside = ([, , h]: Place): boolean => h > height * 0.25;
  const strip = places.filter(([m, b]) => Math.abs(m - middle) < STRIP.share * width + STRIP.mm && b > across).map(up);
  const [low, high] = strip.length > 0 ? [shareOf(strip, 0.03), shareOf(strip, 0.97)] : [0, height];
  const ridge = (inside: (m: number) => boolean): Vec3 | null =>
    placeOf(fdi) < 4 ? null : best(([m, b]) => inside(m) && Math.abs(b - across) < RIDGE.across, up);
  return {
    ...{ cusps, line },
    reachMesial: best(aside, ([m]) => m) ?? top,
    reachDistal: best(aside, ([m]) => -m) ?? top,
    ridgeMesial: ridge((m) => m > far - RIDGE.outer * width),
    ridgeDistal: ridge((m) => m < near + RIDGE.outer * width),
    // The middle of the strip and not its most prominent point, which noise moves by 2 mm.
    facial:
      best(
        ([m, b]) => b > across && Math.abs(m - middle) < STRIP.share * width + STRIP.mm,
        ([m, , h]) => -Math.hypot((m - middle) * 2, h - (low + high) / 2),
      ) ?? top,
    halfHeight: (high - low) / 2,
  };
}

interface Extent {
  readonly middle: number;
  readonly width: number;
  readonly far: number;
  readonly near: number;
  readonly across: number;
}

function tips(fdi: number, tip: (fits: (place: Place) => boolean) => Vec3, extent: Extent) {
  const { middle, width, far, near, across } = extent;
  const place = placeOf(fdi);
  if (place <= 2) {
    const corners = [tip(([m]) => m > middle + far * 0.25), tip(([m]) => m < middle + near * 0.25)] as const;
    return { cusps: corners, line: between(...corners) };
  }
  if (place === 3) {
    const cusp = tip(() => true);
    return { cusps: [cusp], line: cusp };
  }
  if (place <= 5 && !isDeciduous(fdi)) {
    const buccal = tip(([m, b]) => b > across && Math.abs(m - middle) < 0.3 * width);
    return { cusps: [buccal, tip(([m, b]) => b < across && Math.abs(m - middle) < 0.4 * width)], line: buccal };
  }
  const quarter = (mesial: boolean, buccal: boolean): Vec3 =>
    tip(([m, b]) => m > middle === mesial && b > across === buccal);
  const cusps = [quarter(true, true), quarter(false, true), quarter(true, false), quarter(false, false)] as const;
  return { cusps, line: between(cusps[0], cusps[1]) };
}
