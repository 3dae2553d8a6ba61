import { z } from 'zod';
import { roleKeys } from '../access/roles.ts';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, instant, keyword, page, pageQuery } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { caseStatusSchema } from '../cases/status.ts';
import { entrustSchema } from '../cases/values.ts';
import { planMachine } from './machine.ts';
import { planStatusSchema } from './status.ts';
import { targetRules } from './target-rules.ts';

/** A plan: the wire calls it scheme. A target plan sets the goal, a step plan leads there in stages. */
export const plan = z.object({
  planId: id,
  caseId: id,
  version: counted,
  name: z.string(),
  planType: z.enum(['target', 'step']),
  kind: z.enum(['doctorDraft', 'auditPlan', 'doctorEntrust']),
  status: planStatusSchema,
  designerName: z.string().nullable(),
  auditorName: z.string().nullable(),
  upperSteps: z.number().int().nullable(),
  lowerSteps: z.number().int().nullable(),
  remarks: z.string().nullable(),
  sourcePlanId: id.nullable(),
  createTime: instant,
  updateTime: instant,
});
export type Plan = z.infer<typeof plan>;

export const plansEndpoints = {
  list: endpoint({
    id: 'plans.list',
    method: 'GET',
    path: '/design/scheme/list',
    summary: 'Plans of a case version, newest first.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.array(plan),
    errors: ['recordNotFound'],
  }),
  tasks: endpoint({
    id: 'plans.tasks',
    method: 'GET',
    path: '/design/task/page',
    summary: 'Cases with design work for the caller: those entrusted to its team or design center.',
    access: ['plan:task'],
    query: z.strictObject({ ...pageQuery.shape, keyword: keyword.optional() }),
    data: page(
      z.object({
        caseId: id,
        version: counted,
        ptNo: z.string(),
        patientName: z.string(),
        status: caseStatusSchema,
        entrust: entrustSchema,
        practiceName: z.string(),
        planCount: z.number().int(),
        /** What the reader is towards this case. */
        roles: z.array(z.enum(roleKeys)),
        submitTime: instant.nullable(),
        updateTime: instant,
      }),
    ),
  }),
  actions: endpoint({
    id: 'plans.actions',
    method: 'GET',
    path: '/design/scheme/actions',
    summary: 'What the caller may begin for a case version now, by the plan machine.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.object({ actions: z.array(z.enum(planMachine.actions)) }),
    errors: ['recordNotFound'],
  }),
  create: endpoint({
    id: 'plans.create',
    method: 'POST',
    path: '/design/scheme/target',
    summary: 'Starts a target plan as a draft.',
    access: ['plan:design', 'plan:approve'],
    body: z.strictObject({
      caseId: id,
      version: counted,
      name: fieldSchema(targetRules.name),
      remarks: fieldSchema(targetRules.remarks),
    }),
    data: plan,
    errors: ['recordNotFound', 'transitionRefused', 'noPermission'],
  }),
} as const;
