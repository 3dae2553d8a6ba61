import { type ServiceId, serviceTypes } from '../../access/service-types.ts';
import type { Tooth } from '../teeth.ts';
import type { Shade, crownMaterials, guideChoices, restorations } from './choices.ts';

/** What is asked for in a case of crown design; nothing has to be answered before it is submitted. */
export interface CrownRequest {
  readonly kind: 'crown';
  readonly teeth: readonly Tooth[];
  readonly restoration: (typeof restorations)[number] | null;
  readonly material: (typeof crownMaterials)[number] | null;
  readonly shade: Shade | null;
  /** Where the margin lies, as far as the scan does not show it. */
  readonly margin: string;
  readonly remark: string;
}

/** What is asked for in a case of implant planning. */
export interface ImplantRequest {
  readonly kind: 'implant';
  readonly positions: readonly Tooth[];
  /** Maker and line of the implants. */
  readonly system: string;
  readonly guide: (typeof guideChoices)[number] | null;
  readonly remark: string;
}

export type DesignRequest = CrownRequest | ImplantRequest;

export const emptyRequests = {
  crown: { kind: 'crown', teeth: [], restoration: null, material: null, shade: null, margin: '', remark: '' },
  implant: { kind: 'implant', positions: [], system: '', guide: null, remark: '' },
} as const satisfies { readonly [K in DesignRequest['kind']]: Extract<DesignRequest, { kind: K }> };

/** What is asked for in cases of a service; null where it is a prescription. */
export function requestKindOf(service: ServiceId): DesignRequest['kind'] | null {
  if (service === serviceTypes.crownDesign.id) return 'crown';
  return service === serviceTypes.plant.id ? 'implant' : null;
}

/** Whether cases of a service lead to an appliance, which is of a kind and comes in stages. */
export const makesAppliance = (service: ServiceId): boolean => requestKindOf(service) === null;

/** Questions of a request that a case does not go out without. */
export type RequestQuestion = 'teeth' | 'restoration' | 'material' | 'shade' | 'positions' | 'system' | 'guide';

/** What questions are called, on the form and in refusals. */
export const requestTitles = {
  teeth: { zh: '牙位', en: 'Teeth' },
  restoration: { zh: '修复类型', en: 'Restoration' },
  material: { zh: '材料', en: 'Material' },
  shade: { zh: '色号', en: 'Shade' },
  positions: { zh: '种植位点', en: 'Implant positions' },
  system: { zh: '种植系统', en: 'Implant system' },
  guide: { zh: '手术导板', en: 'Surgical guide' },
} as const satisfies Record<RequestQuestion, { zh: string; en: string }>;

/** Whether a shade is asked for: metal has none. */
export const hasShade = ({ material }: Pick<CrownRequest, 'material'>): boolean => material !== 'metal';

/** Required questions without an answer, in the order of the form. */
export function missingOfRequest(request: DesignRequest): readonly RequestQuestion[] {
  const asked: readonly (readonly [RequestQuestion, boolean])[] =
    request.kind === 'crown'
      ? [
          ['teeth', request.teeth.length > 0],
          ['restoration', request.restoration !== null],
          ['material', request.material !== null],
          ['shade', request.shade !== null || !hasShade(request)],
        ]
      : [
          ['positions', request.positions.length > 0],
          ['system', request.system.trim() !== ''],
          ['guide', request.guide !== null],
        ];
  return asked.flatMap(([question, answered]) => (answered ? [] : [question]));
}
