import { type Tooth, isUpper, lowerTeeth, upperTeeth } from '@archway/contracts';

/** Where the chart's keyboard focus is, and what is chosen. */
export interface ToothSelection {
  readonly current: Tooth;
  /** Where a range begins. */
  readonly anchor: Tooth;
  readonly teeth: readonly Tooth[];
}

export const noTeeth: ToothSelection = { current: 11, anchor: 11, teeth: [] };

const archOf = (tooth: Tooth): readonly Tooth[] => (isUpper(tooth) ? upperTeeth : lowerTeeth);

/** The teeth between two, along the arch of the second; of two arches both pieces that the columns span. */
function range(from: Tooth, to: Tooth): readonly Tooth[] {
  const [first, last] = [archOf(from).indexOf(from), archOf(to).indexOf(to)].sort((a, b) => a - b) as [number, number];
  const arches = archOf(from) === archOf(to) ? [archOf(to)] : [upperTeeth, lowerTeeth];
  return arches.flatMap((arch: readonly Tooth[]) => arch.slice(first, last + 1));
}

/** Chooses one tooth alone, or adds it or takes it away. */
export function pick({ teeth }: ToothSelection, tooth: Tooth, more: boolean): ToothSelection {
  const chosen = more ? (teeth.includes(tooth) ? teeth.filter((each) => each !== tooth) : [...teeth, tooth]) : [tooth];
  return { current: tooth, anchor: tooth, teeth: chosen };
}

/** Chooses from the anchor to this tooth. */
export const extend = ({ anchor }: ToothSelection, tooth: Tooth): ToothSelection => ({
  current: tooth,
  anchor,
  teeth: range(anchor, tooth),
});

/** The tooth that an arrow key leads to; the same one at the end of an arch. */
export function neighbour(tooth: Tooth, key: string): Tooth | undefined {
  const [arch, other] = isUpper(tooth) ? [upperTeeth, lowerTeeth] : [lowerTeeth, upperTeeth];
  const at = (arch as readonly Tooth[]).indexOf(tooth);
  switch (key) {
    case 'ArrowLeft':
      return arch[at - 1] ?? tooth;
    case 'ArrowRight':
      return arch[at + 1] ?? tooth;
    case 'ArrowUp':
      return isUpper(tooth) ? tooth : other[at];
    case 'ArrowDown':
      return isUpper(tooth) ? other[at] : tooth;
    case 'Home':
      return arch[0];
    case 'End':
      return arch[arch.length - 1];
    default:
      return undefined;
  }
}
