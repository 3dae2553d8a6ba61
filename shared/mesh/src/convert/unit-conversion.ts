import { analyseMesh } from '../analyse/analyse-mesh.ts';
import type { UnitGuess } from '../analyse/unit-guess.ts';
import type { Units } from '../export/units.ts';
import type { Mesh } from '../mesh.ts';

/** The units that can be named: millimetres each. */
export const unitsInMm = { mm: 1, cm: 10, inch: 25.4, m: 1000 } as const;

export type UnitChoice = keyof typeof unitsInMm | 'keep';

/** What the numbers of a file were taken for, and what was written. */
export interface UnitConversion {
  /** Of the numbers that were read. */
  read: UnitGuess['unit'];
  /** Millimetres in one of it. */
  toMm: number;
  /** 1 where somebody said it. */
  confidence: number;
  /** `mm`, or `asRead` where the unit is too unclear to change a number by it. */
  written: Units;
}

/** Below this a guess changes no number: a file that is taken for ten times its size is worse than one without a unit. */
const SURE = 0.8;

/** How the numbers of a cleaned mesh become millimetres, as is told or by what the mesh seems to be. */
export function conversionOf(mesh: Mesh, choice: UnitChoice | undefined): UnitConversion {
  if (choice !== undefined && choice !== 'keep')
    return { read: choice, toMm: unitsInMm[choice], confidence: 1, written: 'mm' };
  const { unit: read, toMm, confidence } = analyseMesh(mesh).unitGuess;
  // Millimetres are the custom, so they need no proof.
  const isClear = read === 'mm' || (toMm !== 1 && confidence >= SURE);
  return { read, toMm, confidence, written: choice !== 'keep' && isClear ? 'mm' : 'asRead' };
}

/** The mesh in millimetres, itself where it is so already or stays as it was read. */
export function inMillimetres(mesh: Mesh, { toMm, written }: UnitConversion): Mesh {
  if (written === 'asRead' || toMm === 1) return mesh;
  return { ...mesh, positions: mesh.positions.map((value) => value * toMm) };
}
