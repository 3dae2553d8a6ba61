export type Unit = 'mm' | 'cm' | 'inch' | 'm';

export interface UnitGuess {
  unit: Unit;
  /** 0 to 1. */
  confidence: number;
  /** Millimetres per unit of the file. */
  toMm: number;
}

const candidates: { unit: Unit; toMm: number; prior: number }[] = [
  { unit: 'mm', toMm: 1, prior: 0.88 },
  { unit: 'm', toMm: 1000, prior: 0.05 },
  { unit: 'inch', toMm: 25.4, prior: 0.04 },
  { unit: 'cm', toMm: 10, prior: 0.03 },
];

/**
 * What dentists upload: whole arches, part arches, models on a base, single teeth. Longest side in mm; area over the
 * square of that side, which needs no unit and tells a thin arch (0.6 to 1.2) from a round tooth (2.1 to 2.8); and the
 * spread of both as logarithms.
 */
const things = [
  { side: 68, sideSpread: 0.2, fullness: 0.92, fullnessSpread: 0.3, weight: 0.7 },
  { side: 40, sideSpread: 0.3, fullness: 1.3, fullnessSpread: 0.4, weight: 0.12 },
  { side: 90, sideSpread: 0.4, fullness: 1.8, fullnessSpread: 0.5, weight: 0.1 },
  { side: 9, sideSpread: 0.3, fullness: 2.4, fullnessSpread: 0.25, weight: 0.08 },
];

/** Scanners sample every 0.05 to 0.9 mm; models drawn by hand have far longer edges, hence the wide spread. */
const SCAN_EDGE = 0.3;
const EDGE_SPREAD = 1.2;

/** A thing of no known kind is always possible; this keeps an odd one from looking certain. */
const UNKNOWN = 1e-3;

/**
 * Mesh files carry no unit. Three facts tell it: how large the thing is, how round (a jaw in centimetres is as large as
 * a tooth in millimetres, but not as round), and how fine its triangles are.
 * @param longestSide in the file's unit; @param area in its square.
 */
export function guessUnit(longestSide: number, area: number, triangles: number): UnitGuess {
  if (!(longestSide > 0 && area > 0) || !Number.isFinite(longestSide)) return { unit: 'mm', confidence: 0, toMm: 1 };
  const fullness = area / longestSide ** 2;
  // Side of an equilateral triangle of the mean area.
  const edge = Math.sqrt((area / triangles) * 2.309);
  const scored = candidates.map(({ unit, toMm, prior }) => {
    const known = things.reduce(
      (sum, thing) =>
        sum +
        thing.weight *
          bell(Math.log((longestSide * toMm) / thing.side) / thing.sideSpread) *
          bell(Math.log(fullness / thing.fullness) / thing.fullnessSpread),
      UNKNOWN,
    );
    const fine = bell(Math.log((edge * toMm) / SCAN_EDGE) / EDGE_SPREAD) + UNKNOWN;
    return { unit, toMm, score: prior * known * fine };
  });
  scored.sort((a, b) => b.score - a.score);
  const total = scored.reduce((sum, { score }) => sum + score, 0);
  const { unit, toMm, score } = scored[0]!;
  return { unit, toMm, confidence: score / total };
}

const bell = (z: number) => Math.exp(-0.5 * z * z);
