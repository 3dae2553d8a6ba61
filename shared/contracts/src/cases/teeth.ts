/**
 * The permanent teeth by FDI number (ISO 3950), as a chart shows them: from the patient's right to the left.
 */
export const upperTeeth = [18, 17, 16, 15, 14, 13, 12, 11, 21, 22, 23, 24, 25, 26, 27, 28] as const;
export const lowerTeeth = [48, 47, 46, 45, 44, 43, 42, 41, 31, 32, 33, 34, 35, 36, 37, 38] as const;
export const permanentTeeth = [...upperTeeth, ...lowerTeeth] as const;
export type Tooth = (typeof permanentTeeth)[number];

const QUADRANTS = { 1: '┘', 2: '└', 3: '┌', 4: '┐' } as const;

export const isUpper = (tooth: Tooth): boolean => tooth < 30;
export const isThirdMolar = (tooth: Tooth): boolean => tooth % 10 === 8;

/**
 * A tooth as the reader writes it. In Palmer's notation the corner is drawn as seen from the front: the patient's right
 * side has its number before the corner, the left side after it.
 */
export function toothName(tooth: Tooth, numbering: 'fdi' | 'palmer'): string {
  if (numbering === 'fdi') return String(tooth);
  const quadrant = Math.floor(tooth / 10) as keyof typeof QUADRANTS;
  const number = String(tooth % 10);
  return quadrant === 1 || quadrant === 4 ? `${number}${QUADRANTS[quadrant]}` : `${QUADRANTS[quadrant]}${number}`;
}

const spacesOf = (arch: readonly Tooth[]): readonly (readonly [Tooth, Tooth])[] =>
  arch.slice(1).map((tooth, index) => [arch[index] as Tooth, tooth] as const);

/** Every pair of neighbours, in the order of the chart. */
export const interspaces = [...spacesOf(upperTeeth), ...spacesOf(lowerTeeth)];

/** Names a pair for a lookup. */
export const interspaceKey = ([first, second]: readonly [Tooth, Tooth]): string => `${first}-${second}`;
