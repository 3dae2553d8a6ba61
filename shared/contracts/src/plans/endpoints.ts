import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, page, pageQuery } from '../wire/envelope.ts';

/** Audit status of a scheme. */
export const schemeStatuses = [
  { value: 0, key: 'draft', zh: '草稿', en: 'Draft' },
  { value: 1, key: 'draft', zh: '草稿', en: 'Draft' },
  { value: 2, key: 'inReview', zh: '审核中', en: 'In review' },
  { value: 3, key: 'pass', zh: '已通过', en: 'Passed' },
  { value: 4, key: 'refuse', zh: '已驳回', en: 'Refused' },
  { value: 5, key: 'doctorDraft', zh: '医生草稿', en: 'Doctor draft' },
  { value: 6, key: 'doctorEntrust', zh: '医生委托', en: 'Doctor entrusted' },
  { value: 7, key: 'freeze', zh: '已冻结', en: 'Frozen' },
  { value: 8, key: 'auditPlan', zh: '送审方案', en: 'Audit plan' },
] as const;

/** A plan: the wire calls it scheme. A target plan sets the goal, a step plan leads there in stages. */
export const scheme = z.object({
  schemeId: id,
  ptId: id,
  version: z.number().int(),
  name: z.string(),
  schemeType: z.enum(['target', 'step']),
  kind: z.enum(['doctorDraft', 'auditPlan', 'doctorEntrust']),
  status: z.number().int(),
  designerName: z.string().nullable(),
  auditorName: z.string().nullable(),
  upperSteps: z.number().int().nullable(),
  lowerSteps: z.number().int().nullable(),
  remarks: z.string().nullable(),
  sourceSchemeId: id.nullable(),
  createTime: instant,
  updateTime: instant,
});
export type Scheme = z.infer<typeof scheme>;

export const plansEndpoints = {
  list: endpoint({
    id: 'plans.list',
    method: 'GET',
    path: '/design/scheme/list',
    summary: 'Plans of a case version, newest first.',
    access: ['plan:list'],
    query: z.strictObject({ ptId: id, version: z.coerce.number().int().min(1) }),
    data: z.array(scheme),
    errors: ['recordNotFound'],
  }),
  tasks: endpoint({
    id: 'plans.tasks',
    method: 'GET',
    path: '/design/task/page',
    summary: 'Cases with design work for the caller: those entrusted to its team or design center.',
    access: ['plan:task'],
    query: z.strictObject({ ...pageQuery.shape, keyword: z.string().trim().max(60).optional() }),
    data: page(
      z.object({
        ptId: id,
        version: z.number().int(),
        ptNo: z.string(),
        patientName: z.string(),
        status: z.number().int(),
        entrust: z.number().int(),
        outpatientName: z.string(),
        schemes: z.number().int(),
        submitTime: instant.nullable(),
        updateTime: instant,
      }),
    ),
  }),
  create: endpoint({
    id: 'plans.create',
    method: 'POST',
    path: '/design/scheme/target',
    summary: 'Starts a target plan as a draft.',
    access: ['plan:design', 'plan:approve'],
    body: z.strictObject({
      ptId: id,
      version: z.number().int().min(1),
      name: z.string().trim().min(1).max(60),
      remarks: z.string().trim().max(500).nullish(),
    }),
    data: scheme,
    errors: ['recordNotFound', 'transitionRefused', 'noPermission'],
  }),
} as const;
