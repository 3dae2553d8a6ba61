import type { Jaw } from '../../document/jaws.ts';

/**
 * Mean crowns of 7 types of tooth in each jaw, left and right taken together, in mm.
 *
 * Derived from the statistical shape model of 3D-Teeth-Reconstruction-from-Five-Intra-oral-Images (SJTUzhou on GitHub),
 * MIT License, Copyright (c) 2022 Yizhou Chen. Third molars are not in that model: they are taken for second ones of 97 %.
 */
export interface ToothSize {
  /** Along the arch, across it, and from the gum to the top. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Across the arch 2 mm below the top: an edge has 3 to 4 mm, a chewing surface 7 to 10. */
  readonly topWidth: number;
  /** Middle of the crown: how far beside the midline, and how far to the front. */
  readonly place: readonly [number, number];
}

const size = (
  length: number,
  width: number,
  height: number,
  topWidth: number,
  place: readonly [number, number],
): ToothSize => ({ length, width, height, topWidth, place });

const seven: Readonly<Record<Jaw, readonly ToothSize[]>> = {
  upper: [
    size(8.3, 7.215, 8.87, 4.22, [4.17, 16.155]),
    size(6.81, 6.3, 7.325, 3.92, [11.005, 13.39]),
    size(7.74, 7.3, 8.42, 4.425, [16.375, 8.85]),
    size(7.21, 9.23, 6.89, 8.5, [18.62, 1.72]),
    size(6.86, 9.16, 5.775, 8.685, [21.22, -4.645]),
    size(10.625, 11.025, 6, 10.23, [23.58, -13.055]),
    size(9.495, 10.955, 6.615, 10.285, [26.755, -22.64]),
  ],
  lower: [
    size(5.28, 6.03, 7.395, 3.185, [2.585, 13.115]),
    size(5.86, 6.09, 7.635, 3.17, [7.515, 11.895]),
    size(6.755, 6.92, 8.475, 3.69, [12.495, 8.84]),
    size(7.115, 7.675, 7.04, 6.595, [16.555, 3.35]),
    size(7.255, 8.35, 5.85, 7.685, [19.14, -3.305]),
    size(11.065, 10.685, 5.83, 9.925, [21.81, -11.895]),
    size(10.17, 10.315, 5.99, 9.33, [24.59, -22.165]),
  ],
};

const withThird = (sizes: readonly ToothSize[]): readonly ToothSize[] => {
  const second = sizes[6]!;
  return [...sizes, { ...second, length: second.length * 0.97 }];
};

const sizes: Readonly<Record<Jaw, readonly ToothSize[]>> = {
  upper: withThird(seven.upper),
  lower: withThird(seven.lower),
};

/** @param kind 1 (central incisor) to 8 (third molar) */
export const sizeOf = (jaw: Jaw, kind: number): ToothSize => sizes[jaw][kind - 1]!;
