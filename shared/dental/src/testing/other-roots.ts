import { type Random, type Vec3, add, anyPerpendicular, cross, length, scale, subtract, unit } from '@archway/geometry';
import type { MeasuredRoot } from '../body/measured-root.ts';
import { rootSize } from '../body/root-sizes.ts';
import type { ToothBody } from '../body/tooth-body.ts';
import type { Jaw } from '../document/jaws.ts';
import { gumRadius } from '../roots/root-space.ts';

/** A root that differs from the usual one: longer or shorter, and leaning. */
function otherRoot(jaw: Jaw, tooth: ToothBody, random: Random): MeasuredRoot {
  const { length: usualLength, taper } = rootSize(jaw, tooth.fdi);
  const size = usualLength * (0.75 + 0.5 * random());
  const across = anyPerpendicular(tooth.root);
  const other = cross(tooth.root, across);
  const way = 2 * Math.PI * random();
  const lean = Math.tan((8 * random() * Math.PI) / 180);
  const bend = 0.6 * random();
  const aside = add(scale(across, Math.cos(way)), scale(other, Math.sin(way)));
  const radius = gumRadius(tooth) * 0.88;
  const middleAt = (share: number): Vec3 =>
    add(tooth.gum, add(scale(tooth.root, share * size), scale(aside, lean * share * size + bend * share * share)));
  const slices = Array.from({ length: 41 }, (_, n) => {
    const share = (n / 40) * 0.985;
    const reach = radius * (1 - taper * share) * Math.sqrt(Math.max(0, 1 - share ** 5));
    return { depth: share * size, middle: middleAt(share), reach: Array.from({ length: 24 }, () => reach) };
  });
  const points = slices.map(({ middle }) => middle);
  const axis = unit(subtract(points[5]!, points[35]!));
  return { length: size, slices, tip: middleAt(1), axis, confidence: 1 };
}

/** Of so many roots the one that keeps the farthest from that of the neighbour, or the first that is far enough. */
const TRIES = 40;
const LEAST_GAP = 0.7;

/** Roots of neighbours do not go through each other. */
export function rootsApart(jaw: Jaw, teeth: readonly ToothBody[], random: Random): Map<number, MeasuredRoot> {
  const roots = new Map<number, MeasuredRoot>();
  let before: MeasuredRoot | undefined;
  for (const tooth of teeth) {
    let root = otherRoot(jaw, tooth, random);
    let gap = before ? gapOf(before, root) : Infinity;
    for (let tries = 0; tries < TRIES && before && gap < LEAST_GAP; tries++) {
      const other = otherRoot(jaw, tooth, random);
      if (gapOf(before, other) > gap) [root, gap] = [other, gapOf(before, other)];
    }
    roots.set(tooth.fdi, root);
    before = root;
  }
  return roots;
}

const gapOf = (one: MeasuredRoot, other: MeasuredRoot): number =>
  Math.min(
    ...one.slices
      .slice(12)
      .flatMap((a) =>
        other.slices.slice(12).map((b) => length(subtract(a.middle, b.middle)) - a.reach[0]! - b.reach[0]!),
      ),
  );
