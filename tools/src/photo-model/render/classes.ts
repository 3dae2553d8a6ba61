import { material } from './surface.ts';

const kindOf = (tooth: number): number => (tooth <= 2 ? 0 : tooth === 3 ? 1 : tooth <= 5 ? 2 : 3);

/** The place in `placeClasses` of the photo package. @param fdi of a vertex that is tooth */
export function classOf(of: number, fdi: number): number {
  if (of === material.tooth) return (fdi < 30 ? 5 : 9) + kindOf(fdi % 10);
  if (of === material.palate) return 3;
  if (of === material.floor || of === material.tongue) return 4;
  return of === material.nothing ? 0 : 1;
}

export const SKIN = 2;
export const FLESH = 1;
export const NOTHING = 0;
