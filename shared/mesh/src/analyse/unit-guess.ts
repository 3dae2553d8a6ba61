export type Unit = 'mm' | 'cm' | 'inch' | 'm';

export interface UnitGuess {
  unit: Unit;
  /** 0 to 1. */
  confidence: number;
  /** Millimetres per unit of the file. */
  toMm: number;
}

const candidates: { unit: Unit; toMm: number; prior: number }[] = [
  { unit: 'mm', toMm: 1, prior: 0.9 },
  { unit: 'm', toMm: 1000, prior: 0.05 },
  { unit: 'inch', toMm: 25.4, prior: 0.03 },
  { unit: 'cm', toMm: 10, prior: 0.02 },
];

/** Longest side in mm of what dentists upload, with the spread of its logarithm: arches, part arches, models, teeth. */
const things = [
  { size: 68, spread: 0.2, weight: 0.7 },
  { size: 40, spread: 0.3, weight: 0.12 },
  { size: 100, spread: 0.4, weight: 0.1 },
  { size: 9, spread: 0.3, weight: 0.08 },
];

/** Scanners sample every 0.05 to 0.6 mm; models drawn by hand have far longer edges, hence the wide spread. */
const SCAN_EDGE = 0.25;
const EDGE_SPREAD = 1.3;

/** A thing of no known kind is always possible; this keeps an odd size from looking certain. */
const UNKNOWN = 1e-3;

/**
 * Mesh files carry no unit. Two facts tell it: how large the thing is, and how fine its triangles are (a jaw in
 * centimetres is as large as a tooth in millimetres, but no scanner samples a tooth every 0.02 mm).
 */
export function guessUnit(longestSide: number, areaPerTriangle: number): UnitGuess {
  if (!(longestSide > 0) || !Number.isFinite(longestSide)) return { unit: 'mm', confidence: 0, toMm: 1 };
  // Side of an equilateral triangle of this area.
  const edge = Math.sqrt(Math.max(areaPerTriangle, 1e-18) * 2.309);
  const scored = candidates.map(({ unit, toMm, prior }) => {
    const size = things.reduce(
      (sum, thing) => sum + thing.weight * bell(Math.log((longestSide * toMm) / thing.size) / thing.spread),
      UNKNOWN,
    );
    const fineness = bell(Math.log((edge * toMm) / SCAN_EDGE) / EDGE_SPREAD) + UNKNOWN;
    return { unit, toMm, score: prior * size * fineness };
  });
  scored.sort((a, b) => b.score - a.score);
  const total = scored.reduce((sum, { score }) => sum + score, 0);
  const { unit, toMm, score } = scored[0]!;
  return { unit, toMm, confidence: score / total };
}

const bell = (z: number) => Math.exp(-0.5 * z * z);
