import type { PlanDocument, Pose } from '@archway/contracts';
import { type Jaw, jawOf, jaws, pointIn } from '@archway/dental';
import { length, subtract } from '@archway/geometry';

const anterior = [3, 2, 1];
const overall = [6, 5, 4, 3, 2, 1];

/** Widths of lower teeth as a share of those of upper ones (Bolton 1958), in percent. */
export interface Bolton {
  readonly anterior: number | null;
  readonly overall: number | null;
}

/** The means that Bolton found, in percent. */
export const boltonMeans = { anterior: 77.2, overall: 91.3 } as const;

const arch = (jaw: Jaw, places: readonly number[]): number[] =>
  (jaw === 'upper' ? [1, 2] : [4, 3]).flatMap((quadrant) => places.map((place) => quadrant * 10 + place));

/** Null where a width is missing: a ratio of half an arch would mislead. */
export function bolton({ teeth, ipr }: PlanDocument, withIpr: boolean): Bolton {
  const widths = new Map(
    teeth.map(({ fdi, mesiodistal, state }) => [fdi as number, state === 'present' ? mesiodistal : null]),
  );
  const taken = new Map<number, number>();
  for (const { between, split } of withIpr ? ipr : [])
    between.forEach((fdi, side) => taken.set(fdi, (taken.get(fdi) ?? 0) + (split[side] ?? 0)));
  const sum = (jaw: Jaw, places: readonly number[]): number | null =>
    arch(jaw, places).reduce<number | null>((total, fdi) => {
      const width = widths.get(fdi) ?? null;
      return total === null || width === null ? null : total + width - (taken.get(fdi) ?? 0);
    }, 0);
  const ratio = (places: readonly number[]): number | null => {
    const [upper, lower] = [sum('upper', places), sum('lower', places)];
    return upper === null || lower === null || upper === 0 ? null : (100 * lower) / upper;
  };
  return { anterior: ratio(anterior), overall: ratio(overall) };
}

export const archWidths = ['canines', 'premolars', 'molars'] as const;
export type ArchWidth = (typeof archWidths)[number];
const placeOf: Readonly<Record<ArchWidth, number>> = { canines: 3, premolars: 4, molars: 6 };

/** How far teeth of both sides stand apart at the origins of their axes, in mm; null where one is missing. */
export function widthOf(
  document: PlanDocument,
  jaw: Jaw,
  width: ArchWidth,
  poseOf: (fdi: number) => Pose,
): number | null {
  const [one, other] = arch(jaw, [placeOf[width]]).map((fdi) => {
    const origin = document.teeth.find((tooth) => tooth.fdi === fdi)?.frame?.origin;
    return origin ? pointIn(poseOf(fdi), origin) : null;
  });
  return one && other ? length(subtract(one, other)) : null;
}

/** Enamel that is taken in each jaw, in mm. */
export const iprSums = ({ ipr }: PlanDocument): Readonly<Record<Jaw, number>> => {
  const sum = (jaw: Jaw): number =>
    ipr.filter(({ between }) => jawOf(between[0]) === jaw).reduce((total, { amount }) => total + amount, 0);
  const [upper = 0, lower = 0] = jaws.map(sum);
  return { upper, lower };
};
