import { material } from './surface.ts';

/** What a place of a picture shows; a network learns to say it at each of its places. */
export const placeClasses = [
  ...['nothing', 'flesh', 'skin', 'palate', 'floor'],
  ...['upper incisor', 'upper canine', 'upper premolar', 'upper molar'],
  ...['lower incisor', 'lower canine', 'lower premolar', 'lower molar'],
] as const;

const kindOf = (tooth: number): number => (tooth <= 2 ? 0 : tooth === 3 ? 1 : tooth <= 5 ? 2 : 3);

/** @param fdi of a vertex that is tooth */
export function classOf(of: number, fdi: number): number {
  if (of === material.tooth) return (fdi < 30 ? 5 : 9) + kindOf(fdi % 10);
  if (of === material.palate) return 3;
  if (of === material.floor) return 4;
  return of === material.nothing ? 0 : 1;
}

export const SKIN = 2;
export const FLESH = 1;
export const NOTHING = 0;
