import { type ServiceId, serviceTypes } from '../access/service-types.ts';
import { named, valueSchema } from '../wire/values.ts';

/** What a practice or a design center has an account in. Credits pay; the others are counts that are used up. */
export const creditUnits = [
  { value: 'credits', key: 'credits', zh: '积分', en: 'Credits' },
  { value: 'freeCases', key: 'freeCases', zh: '免费病例数', en: 'Free cases' },
  { value: 'freeModels', key: 'freeModels', zh: '免费模型数', en: 'Free models' },
  { value: 'freeReports', key: 'freeReports', zh: '免费报告数', en: 'Free reports' },
  { value: 'assistAudits', key: 'assistAudits', zh: '协助审核次数', en: 'Assist audits' },
] as const;
export type CreditUnit = (typeof creditUnits)[number]['value'];
export const creditUnit = named(creditUnits);
export const creditUnitSchema = valueSchema(creditUnits);

/** What confirming takes before credits. */
export const freeQuotas = ['freeCases', 'freeModels', 'freeReports'] as const satisfies readonly CreditUnit[];
export type FreeQuota = (typeof freeQuotas)[number];

/** Reports and what is made of models alone have free quotas of their own; every other service is a case of the design studio. */
export function freeQuotaOf(service: ServiceId): FreeQuota {
  if (service === serviceTypes.report.id) return 'freeReports';
  return service === serviceTypes.modelProcess.id || service === serviceTypes.autoKeeper.id
    ? 'freeModels'
    : 'freeCases';
}

/** Whoever has accounts. The platform stands on the other side of every movement, and is no holder. */
export const holderKinds = [
  { value: 'practice', key: 'practice', zh: '诊所', en: 'Practice' },
  { value: 'center', key: 'center', zh: '设计中心', en: 'Design center' },
] as const;
export type HolderKind = (typeof holderKinds)[number]['value'];
export const holderKindSchema = valueSchema(holderKinds);

/** Most that is asked for or booked at once. */
export const LARGEST_AMOUNT = 9_999_999;

/** The number that people quote of a movement. @param transactionId id of the booking */
export const recordCode = (transactionId: string): string => `CR-${transactionId.padStart(5, '0')}`;

/** With fewer credits than this, people are told in time. */
export const LOW_CREDIT = 1000;
