import type { Vec3 } from '@archway/geometry';
import { placeOf, sideOf } from '../body/jaw-axes.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import { HALF_WIDTH } from './arch-curve.ts';
import type { TargetOptions } from './options.ts';

type Flat = readonly [x: number, z: number];

/** Where a tooth would go if it only widened with the arch: half the expansion at the molars, less in front. */
function widened([x, z]: Flat, expansion: number): Flat {
  const share = Math.max(-1, Math.min(1, x / HALF_WIDTH));
  return [x + (expansion / 2) * share, z];
}

/** Back along the arch: teeth behind the canine to distal, incisors to the tongue, the canine between both. */
function backwards({ fdi, archMesial, outwards }: FramedTooth): Flat {
  const place = placeOf(fdi);
  const distal = place <= 2 ? 0 : place === 3 ? 0.5 : 1;
  const way: Vec3 = [0, 1, 2].map((k) => -(distal * archMesial[k]! + (1 - distal) * outwards[k]!)) as [
    number,
    number,
    number,
  ];
  const size = Math.hypot(way[0], way[2]) || 1;
  return [way[0] / size, way[2] / size];
}

/** Where teeth would stand if nothing but wishes told them, in the plane of the jaw: the arch is chosen near these places. */
export const wishedPlaces = (
  teeth: readonly FramedTooth[],
  { expansion = 0, distalization, beside }: TargetOptions,
): readonly Flat[] =>
  teeth.map((tooth): Flat => {
    const [x, z] = widened([tooth.line[0], tooth.line[2]], expansion);
    const by = distalization?.[sideOf(tooth.fdi)] ?? 0;
    const [dx, dz] = by === 0 ? [0, 0] : backwards(tooth);
    const own: Flat = [x + dx * by, z + dz * by];
    if (!beside) return own;
    const other = beside(...own);
    return [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  });
