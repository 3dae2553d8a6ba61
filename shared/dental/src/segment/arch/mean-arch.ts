import { solve } from '@archway/geometry';
import { sizeOf } from '../prior/tooth-sizes.ts';
import { type PlaneLine, type PlanePoint, beyond, evenly, throughPoints } from './plane-line.ts';
import type { RidgePoint } from './ridge.ts';

/** Behind these directions (degrees) a ridge is gum more often than teeth. */
const FIT_WITHIN = 92;
/** Distance at which a ridge point counts half, squared; mm². */
const OFF = 9;
const ROUNDS = 40;
/** How strongly the arch keeps its mean size, as a share of the ridge's weight. */
const KEEP_SIZE = 0.15;
/** Front teeth's middles lie this far behind the front of the arch, mm. */
const BEHIND_FRONT = -3;

export interface WeighedPoint {
  readonly point: PlanePoint;
  readonly weight: number;
}

/** Middles of sixteen teeth from one end of the arch to the other: seven of each side's mean, and a place for an eighth. */
function meanMiddles(jaw: 'upper' | 'lower'): PlanePoint[] {
  const right = Array.from({ length: 7 }, (_, k) => sizeOf(jaw, k + 1).place);
  const [sixth, seventh] = [right[5]!, right[6]!];
  const step = Math.sqrt((seventh[0] - sixth[0]) ** 2 + (seventh[1] - sixth[1]) ** 2);
  const half = [...right, beyond(seventh, sixth, 1.6 * step)];
  return [...half.map(([x, z]): PlanePoint => [-x, z]).reverse(), ...half];
}

/** The mean arch of the jaw after the affine map under which it lies best on the ridge, in points of 0.5 mm. */
export function meanArchOn(
  ridge: readonly RidgePoint[],
  jaw: 'upper' | 'lower',
): { line: PlaneLine; weighed: readonly WeighedPoint[] } {
  const weighed = ridge
    .filter(({ degrees }) => Math.abs(degrees) <= FIT_WITHIN)
    .map(({ point, strength, distance }) => ({ point, weight: Math.max(0.05, strength) ** 2 * (distance / 30) }));
  const mean = throughPoints(meanMiddles(jaw), 16);
  const front = Math.max(...mean.map(([, z]) => z));
  let map: readonly (readonly number[])[] = [
    [1, 0, 0],
    [0, 1, BEHIND_FRONT - front],
  ];
  const mapped = ([x, z]: PlanePoint): PlanePoint => {
    const [first, second] = [map[0]!, map[1]!];
    return [first[0]! * x + first[1]! * z + first[2]!, second[0]! * x + second[1]! * z + second[2]!];
  };
  for (let round = 0; round < ROUNDS; round++) map = better(mean, mean.map(mapped), weighed);
  return { line: evenly(mean.map(mapped), 0.5), weighed };
}

/** One round: each ridge point pulls at the nearest point of the arch; all pulls together make the next map. */
function better(mean: PlaneLine, placed: PlaneLine, ridge: readonly WeighedPoint[]): number[][] {
  const sums = [0, 1, 2].map(() => [0, 0, 0]);
  const right = [0, 1].map(() => [0, 0, 0]);
  for (const { point, weight } of ridge) {
    let [nearest, at] = [Infinity, 0];
    placed.forEach((own, k) => {
      const squares = (own[0] - point[0]) ** 2 + (own[1] - point[1]) ** 2;
      if (squares < nearest) [nearest, at] = [squares, k];
    });
    const pull = weight / (1 + nearest / OFF);
    const row = [...mean[at]!, 1];
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) sums[a]![b]! += pull * row[a]! * row[b]!;
      for (let k = 0; k < 2; k++) right[k]![a]! += pull * row[a]! * point[k]!;
    }
  }
  const keep = KEEP_SIZE * sums[2]![2]!;
  for (let k = 0; k < 2; k++) {
    sums[k]![k]! += keep;
    right[k]![k]! += keep;
  }
  return right.map((values) => solve(sums.map((row, a) => [...row, values[a]!])));
}
