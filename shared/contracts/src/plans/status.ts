import { named, valueSchema } from '../wire/values.ts';

/** Audit status of a plan, which the wire calls scheme. It has two values for a draft; new ones take the first. */
export const planStatuses = [
  { value: 0, key: 'draft', zh: '草稿', en: 'Draft', tone: 'neutral' },
  { value: 1, key: 'draft', zh: '草稿', en: 'Draft', tone: 'neutral' },
  { value: 2, key: 'inReview', zh: '审核中', en: 'In review', tone: 'info' },
  { value: 3, key: 'pass', zh: '已通过', en: 'Passed', tone: 'success' },
  { value: 4, key: 'refuse', zh: '已驳回', en: 'Refused', tone: 'error' },
  { value: 5, key: 'doctorDraft', zh: '医生草稿', en: 'Doctor draft', tone: 'neutral' },
  { value: 6, key: 'doctorEntrust', zh: '医生委托', en: 'Doctor entrusted', tone: 'info' },
  { value: 7, key: 'freeze', zh: '已冻结', en: 'Frozen', tone: 'neutral' },
  { value: 8, key: 'auditPlan', zh: '送审方案', en: 'Audit plan', tone: 'info' },
] as const;
export type PlanStatus = (typeof planStatuses)[number]['value'];
export const planStatus = { ...named(planStatuses), draft: 0 } as const;
export const planStatusSchema = valueSchema(planStatuses);
