import { z } from 'zod';
import { roleKeys } from '../access/roles.ts';
import { caseStatusSchema } from '../cases/status.ts';
import { entrustSchema } from '../cases/values.ts';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, instant, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import type { FormRules } from '../wire/field-rule.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { designFlow } from './design-flow.ts';
import { planTypes } from './machine.ts';

/** Whose work a list of tasks shows: the reader's own, what nobody holds and the reader may take, or everybody's. */
export const taskTabs = ['mine', 'pool', 'all'] as const;
export type TaskTab = (typeof taskTabs)[number];

/** Hands a stage of the design over. */
export const assignRules = {
  note: { kind: 'text', max: 200 },
} as const satisfies FormRules;

/** A stage of the design of a case version: the goal, or the stages that lead there. */
const stageKey = { caseId: id, version: counted, stage: z.enum(planTypes) };

const flowKeys = designFlow.map(({ key }) => key);

/** A case with design work. */
const designTask = z.object({
  caseId: id,
  version: counted,
  ptNo: z.string(),
  patientName: z.string(),
  status: caseStatusSchema,
  entrust: entrustSchema,
  practiceName: z.string(),
  planCount: z.number().int(),
  /** How far the design is; null before it has begun. */
  flow: z.enum(flowKeys).nullable(),
  /** What is to be designed next; null while the doctor has the plan. */
  stage: z.enum(planTypes).nullable(),
  /** Who holds that stage; null for nobody. */
  holderId: id.nullable(),
  holderName: z.string().nullable(),
  /** Whether the reader may take it now. */
  takeable: z.boolean(),
  /** What the reader is towards this case. */
  roles: z.array(z.enum(roleKeys)),
  submitTime: instant.nullable(),
  updateTime: instant,
});
export type DesignTask = z.infer<typeof designTask>;

/** Somebody who may hold a stage of a design. */
const taskDesigner = z.object({
  userId: id,
  name: z.string(),
  /** Stages of cases in design that they hold. */
  open: z.number().int(),
});
export type TaskDesigner = z.infer<typeof taskDesigner>;

/** Design work, and who holds it. */
export const designTaskEndpoints = {
  tasks: endpoint({
    id: 'plans.tasks',
    method: 'GET',
    path: '/design/task/page',
    summary: 'Cases with design work for the caller: those entrusted to its team or design center.',
    access: ['plan:task'],
    query: z.strictObject({ ...pageQuery.shape, keyword: keyword.optional(), tab: z.enum(taskTabs).optional() }),
    data: page(designTask),
  }),
  taskCounts: endpoint({
    id: 'plans.taskCounts',
    method: 'GET',
    path: '/design/task/counts',
    summary: 'Number of tasks in each tab.',
    access: ['plan:task'],
    data: z.object({ mine: z.number().int(), pool: z.number().int(), all: z.number().int() }),
  }),
  designers: endpoint({
    id: 'plans.designers',
    method: 'GET',
    path: '/design/task/designers',
    summary: 'Who may hold a stage of the design of a case version now, with what they hold already.',
    access: ['plan:design', 'plan:approve'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1), stage: z.enum(planTypes) }),
    data: z.object({
      designers: z.array(taskDesigner),
      holderId: id.nullable(),
      /** Whether the caller may say who holds it. */
      mayAssign: z.boolean(),
    }),
    errors: ['recordNotFound'],
  }),
  take: endpoint({
    id: 'plans.take',
    method: 'POST',
    path: '/design/task/take',
    summary: 'Takes a stage of a design that nobody holds.',
    access: ['plan:design'],
    body: z.strictObject(stageKey),
    data: nothing,
    errors: ['recordNotFound', 'noPermission', 'transitionRefused', 'taskOfAnother'],
  }),
  assign: endpoint({
    id: 'plans.assign',
    method: 'POST',
    path: '/design/task/assign',
    summary: 'Gives a stage of a design to somebody, or back to the pool: by whoever holds it, or leads the designers.',
    access: ['plan:design', 'plan:approve'],
    body: z.strictObject({ ...stageKey, userId: id.nullable(), note: fieldSchema(assignRules.note) }),
    data: nothing,
    errors: ['recordNotFound', 'noPermission', 'transitionRefused', 'taskOfAnother', 'disabledDesigner'],
  }),
} as const;
