import type { RootProblem } from '@archway/contracts';
import { CELL, type RootSpace } from './root-space.ts';

/** What a root and its surroundings look like in a volume, in its grey values. */
export interface RootLevels {
  readonly dentin: number;
  readonly around: number;
  /** Of values in dentin: noise, and what of a root is not dentin. */
  readonly spread: number;
}

/** Just below the crown, between the pulp and the outside, there is dentin. */
const DENTIN = { to: 3, inner: 0.3, outer: 0.65 } as const;
/** Around the root: as deep as most of it, beside it. */
const AROUND = { from: 3, inner: 1.15, outer: 1.15, most: 2.6 } as const;
/** Fewer places than this tell nothing. */
const FEW = 30;
/** Dentin that differs from what is around it by less than so many spreads cannot be told from it. */
const LEAST_CONTRAST = 2;
/** Metal is brighter than dentin by more than so many times what dentin stands out. Enamel is not. */
const METAL = 2.5;
/** Share of the inner half of a root that a post of metal takes up, or its glare. */
const METAL_SHARE = 0.04;

const middleOf = (sorted: readonly number[], share = 0.5): number => sorted[Math.floor((sorted.length - 1) * share)]!;

/** Reads dentin and what is around it, or why they cannot be told apart. */
export function rootLevels(space: RootSpace): RootLevels | { readonly problem: RootProblem } {
  const { layers, side, values, beyond, radius, usualLength } = space;
  const half = (side - 1) / 2;
  const [dentin, around, inner]: [number[], number[], number[]] = [[], [], []];
  let [inside, outside] = [0, 0];
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer * CELL;
    if (depth > usualLength) break;
    for (let i = 0; i < side; i++)
      for (let j = 0; j < side; j++) {
        const out = CELL * Math.sqrt((i - half) ** 2 + (j - half) ** 2);
        const at = (layer * side + i) * side + j;
        const value = values[at]!;
        if (out < radius * 0.5) {
          if (beyond[at]) outside++;
          else inside++;
        }
        if (value !== value) continue;
        if (out < radius * 0.6) inner.push(value);
        if (depth <= DENTIN.to && out > DENTIN.inner * radius && out < DENTIN.outer * radius) dentin.push(value);
        if (
          depth >= AROUND.from &&
          depth < 0.75 * usualLength &&
          out > AROUND.inner * radius + 0.6 &&
          out < radius + AROUND.most
        )
          around.push(value);
      }
  }
  if (outside > 0.4 * (inside + outside) || dentin.length < FEW || around.length < FEW)
    return { problem: 'outsideField' };
  dentin.sort((one, other) => one - other);
  around.sort((one, other) => one - other);
  const level = middleOf(dentin);
  const beside = middleOf(around, 0.6);
  const spread = (middleOf(dentin, 0.84) - middleOf(dentin, 0.16)) / 2;
  const bright = inner.filter((value) => value > level + METAL * Math.abs(level - beside)).length;
  if (bright > METAL_SHARE * inner.length) return { problem: 'metal' };
  if (level - beside < LEAST_CONTRAST * spread || level <= beside) return { problem: 'lowContrast' };
  return { dentin: level, around: beside, spread };
}
