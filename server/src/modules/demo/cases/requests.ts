import {
  type CrownRequest,
  type DesignRequest,
  type ImplantRequest,
  caseStatus,
  emptyRequests,
  requestKindOf,
} from '@archway/contracts';
import { Chance } from './chance.ts';
import type { DemoCase } from './demo-cases.ts';
import { seedOf } from './prescriptions.ts';

const crowns: readonly Partial<CrownRequest>[] = [
  { teeth: [16], restoration: 'crown', material: 'zirconia', shade: 'A3', margin: '近中龈下约 0.5 mm。' },
  { teeth: [11, 21], restoration: 'veneer', material: 'lithiumDisilicate', shade: '1M2', remark: 'Match tooth 12.' },
  { teeth: [36], restoration: 'onlay', material: 'lithiumDisilicate', shade: 'A2', remark: '轻咬合接触。' },
  { teeth: [26], restoration: 'implantCrown', material: 'zirconia', shade: '2M2', remark: 'Screw-retained, Ti base.' },
  { teeth: [46, 47], restoration: 'crown', material: 'metalCeramic', shade: 'B2', margin: 'Chamfer, supragingival.' },
  { teeth: [37], restoration: 'crown', material: 'metal', shade: null, remark: '咬合间隙小。' },
];
const implants: readonly Partial<ImplantRequest>[] = [
  { positions: [36], system: 'Straumann BLT 4.1 × 10', guide: 'full', remark: '尽量避让下颌神经管 2 mm 以上。' },
  { positions: [46, 47], system: 'Nobel Active RP', guide: 'pilot', remark: 'Screw access through the fossa.' },
  { positions: [11], system: 'Straumann BLX 3.75', guide: 'full', remark: '即刻种植，唇侧骨板薄。' },
  { positions: [14, 16], system: 'Osstem TS III', guide: 'none', remark: 'Sinus floor is low at 16.' },
];

/**
 * What the doctor asked for in a demonstration case of crown design or implant planning; null for one with a prescription.
 * Of a draft only the teeth stand.
 */
export function demoRequest({ service, status }: DemoCase, ptNo: string): DesignRequest | null {
  const kind = requestKindOf(service);
  if (kind === null) return null;
  const chance = new Chance(seedOf(ptNo));
  const draft = status === caseStatus.unsubmitted;
  if (kind === 'crown') {
    const { teeth = [], ...asked } = chance.pick(crowns);
    return { ...emptyRequests.crown, teeth, ...(!draft && asked) };
  }
  const { positions = [], ...asked } = chance.pick(implants);
  return { ...emptyRequests.implant, positions, ...(!draft && asked) };
}
