import type { PlanDocument } from '@archway/contracts';
import type { Jaw } from '../document/jaws.ts';
import type { ArchForm } from '../target/arch-curve.ts';

type DocumentArch = PlanDocument['arches'][Jaw];

/** What lies to larger x in a jaw that was turned over lies to smaller x in the mouth. */
export const overMiddle = (jaw: Jaw): 1 | -1 => (jaw === 'upper' ? -1 : 1);

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Coefficients from the front on, as of z in mm over x/25 mm, with the middle; turned over the middle changes sides. */
export function archInDocument(jaw: Jaw, { front, bend, corner, middle, yaw }: ArchForm): NonNullable<DocumentArch> {
  const sign = overMiddle(jaw);
  return { type: 'quartic', params: [front, bend, corner, middle * sign], yaw: degrees(yaw) * sign };
}

/** The line that a document tells, teeth upwards; null where it tells none, or one of another kind. */
export function archOfDocument(jaw: Jaw, arch: DocumentArch): ArchForm | null {
  if (arch?.type !== 'quartic' || arch.params.length !== 4) return null;
  const [front, bend, corner, middle] = arch.params as [number, number, number, number];
  const sign = overMiddle(jaw);
  return { front, bend, corner, middle: middle * sign, yaw: (arch.yaw * sign * Math.PI) / 180 };
}
