import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, instant, keyword, page, pageQuery } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { caseStatusSchema } from '../cases/status.ts';
import { wordsRules } from '../cases/words-rules.ts';
import { planAuditEndpoints } from './audit/endpoints.ts';
import { planDocumentEndpoints } from './document/endpoints.ts';
import { agreedPrice, confirmation } from './confirmation.ts';
import { penEndpoints } from './pen/endpoints.ts';
import { planMachine, plainPlanActions } from './machine.ts';
import { planTypes } from './plan-type.ts';
import { planResultSchema } from './results.ts';
import { planStatusSchema } from './status.ts';
import { targetRules } from './target-rules.ts';
import { designTask, taskRow, givenTask, taskLoad, takenTask, taskViews } from './task-entities.ts';
import { taskKinds } from './task-kind.ts';
import { taskMachine } from './task-machine.ts';
import { taskRules } from './task-rules.ts';

/** A plan: the wire calls it scheme. A target plan sets the goal, a step plan leads there in stages. */
export const plan = z.object({
  planId: id,
  caseId: id,
  version: counted,
  name: z.string(),
  planType: z.enum(planTypes),
  kind: z.enum(['doctorDraft', 'auditPlan', 'doctorEntrust']),
  status: planStatusSchema,
  /** What was last decided about it. */
  result: planResultSchema.nullable(),
  designerName: z.string().nullable(),
  auditorName: z.string().nullable(),
  upperSteps: z.number().int().nullable(),
  lowerSteps: z.number().int().nullable(),
  remarks: z.string().nullable(),
  /** Why an internal auditor rejected it. */
  reviewMessage: z.string().nullable(),
  /** Why the doctor refused it. */
  clinicalMessage: z.string().nullable(),
  /** The target that these stages lead to. */
  targetPlanId: id.nullable(),
  /** The plan that this one was copied from. */
  sourcePlanId: id.nullable(),
  /** SHA-256 of its document; null while nothing was designed in it. */
  documentHash: z.string().nullable(),
  /** What was confirmed: production takes this document and no other. */
  confirmedHash: z.string().nullable(),
  createTime: instant,
  updateTime: instant,
});
export type Plan = z.infer<typeof plan>;

/** A plan as a list tells it to its reader. */
const listedPlan = plan.extend({
  /** What the reader may do with it now. */
  actions: z.array(z.enum(planMachine.actions)),
});
export type ListedPlan = z.infer<typeof listedPlan>;

const planKey = z.strictObject({ caseId: id, version: counted, planId: id });
const named = { name: fieldSchema(targetRules.name), remarks: fieldSchema(targetRules.remarks) };
const held = ['taskHeld', 'disabledDesigner'] as const;
const begun = ['recordNotFound', 'transitionRefused', 'noPermission', 'targetNotSubmitted', ...held] as const;
const fixed = ['rejectedPlanFixed', 'confirmedPlanFixed'] as const;

export const plansEndpoints = {
  ...planAuditEndpoints,
  ...planDocumentEndpoints,
  ...penEndpoints,
  list: endpoint({
    id: 'plans.list',
    method: 'GET',
    path: '/design/scheme/list',
    summary: 'Plans of a case version, newest first.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.array(listedPlan),
    errors: ['recordNotFound'],
  }),
  tasks: endpoint({
    id: 'plans.tasks',
    method: 'GET',
    path: '/design/task/page',
    summary:
      'Cases with design work for the caller: those entrusted to its team or design center, or of the practice that it leads. What is due first stands first.',
    access: ['plan:task'],
    query: z.strictObject({
      ...pageQuery.shape,
      keyword: keyword.optional(),
      taskView: z.enum(taskViews).default('all'),
      /** Only what this person holds. */
      assignUserId: id.optional(),
      /** Only tasks of this kind. */
      taskKind: z.enum(taskKinds).optional(),
    }),
    data: page(taskRow),
  }),
  taskCounts: endpoint({
    id: 'plans.taskCounts',
    method: 'GET',
    path: '/design/task/count',
    summary: 'Number of design tasks that the caller holds, that it could take or give, and of all that it sees.',
    access: ['plan:task'],
    query: z.strictObject({ keyword: keyword.optional(), taskKind: z.enum(taskKinds).optional() }),
    data: z.object({ mine: z.number().int(), pool: z.number().int(), all: z.number().int() }),
  }),
  taskLoads: endpoint({
    id: 'plans.taskLoads',
    method: 'GET',
    path: '/design/task/workload',
    summary: 'Designers of the caller’s teams and design centers, with the open tasks that each holds.',
    access: ['plan:task'],
    data: z.array(taskLoad),
  }),
  takeNextTask: endpoint({
    id: 'plans.takeNextTask',
    method: 'POST',
    path: '/design/task/next',
    summary: 'Takes the most urgent task of the pool that the caller may take; null where none waits.',
    access: ['plan:design'],
    data: z.object({ taken: takenTask.nullable() }),
  }),
  task: endpoint({
    id: 'plans.task',
    method: 'GET',
    path: '/design/task',
    summary: 'What is designed next for a case version, who does it, and to whom the caller may give it.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.object({ task: givenTask.nullable() }),
    errors: ['recordNotFound'],
  }),
  actOnTask: endpoint({
    id: 'plans.actOnTask',
    method: 'POST',
    path: '/design/task/action',
    summary: 'Takes a design task, puts it back into the pool, hands it over, or assigns it to a designer.',
    access: ['plan:task', 'plan:approve'],
    body: z.strictObject({
      caseId: id,
      version: counted,
      taskKind: z.enum(taskKinds),
      action: z.enum(taskMachine.actions),
      /** To whom it is handed over or assigned. */
      assignUserId: fieldSchema(taskRules.assignUserId),
      /** Until when it is promised from now on; of an assignment alone, and left as it was without it. */
      dueTime: instant.nullable().optional(),
      note: fieldSchema(taskRules.note),
    }),
    data: z.object({ task: designTask.nullable() }),
    errors: ['recordNotFound', 'transitionRefused', 'noPermission', 'taskHeld', 'disabledDesigner', 'taskDuePast'],
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
      ...named,
    }),
    data: plan,
    errors: ['recordNotFound', 'transitionRefused', 'noPermission', ...held],
  }),
  createStep: endpoint({
    id: 'plans.createStep',
    method: 'POST',
    path: '/design/scheme/step',
    summary: 'Starts a step plan as a draft, from a target plan that was submitted and not rejected.',
    access: ['plan:design', 'plan:approve'],
    body: planKey.extend(named),
    data: plan,
    errors: begun,
  }),
  copy: endpoint({
    id: 'plans.copy',
    method: 'POST',
    path: '/design/scheme/copy',
    summary: 'Starts a draft from a plan that stays as it is; the draft knows its source.',
    access: ['plan:design', 'plan:approve'],
    body: planKey.extend(named),
    data: plan,
    errors: begun,
  }),
  rename: endpoint({
    id: 'plans.rename',
    method: 'POST',
    path: '/design/scheme/rename',
    summary: 'Gives a plan another name and other remarks.',
    access: ['plan:design', 'plan:approve'],
    body: planKey.extend(named),
    data: plan,
    errors: ['recordNotFound', 'transitionRefused', 'noPermission', ...fixed, ...held],
  }),
  act: endpoint({
    id: 'plans.act',
    method: 'POST',
    path: '/design/scheme/action',
    summary: 'Takes an action of the plan machine on a plan, with a reason where one is asked for.',
    access: ['plan:design', 'plan:audit', 'plan:approve'],
    body: planKey.extend({ action: z.enum(plainPlanActions), reason: fieldSchema(wordsRules.reason) }),
    /** The plan as it is then; null when it was deleted. */
    data: plan.nullable(),
    errors: [
      ...(['recordNotFound', 'transitionRefused', 'noPermission', 'reasonRequired', ...fixed] as const),
      ...(['targetHasApprovedSteps', 'planDecided', 'planNotSaved', 'auditTaken', 'auditUnsettled'] as const),
      ...held,
    ],
  }),
  confirmation: endpoint({
    id: 'plans.confirmation',
    method: 'GET',
    path: '/design/scheme/result/confirmation',
    summary: 'What confirming the plan of a case version costs, and whom; to be shown before.',
    access: ['plan:approve'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: confirmation,
    errors: ['recordNotFound'],
  }),
  confirm: endpoint({
    id: 'plans.confirm',
    method: 'POST',
    path: '/design/scheme/result/confirm',
    summary: 'Confirms the approved plan of a case version and charges whoever pays, once and together, or not at all.',
    access: ['plan:approve'],
    body: z.strictObject({
      caseId: id,
      version: counted,
      /** The plan that was looked at. */
      planId: id.nullable(),
      /** The price that was agreed to. */
      price: agreedPrice,
    }),
    data: z.object({ status: caseStatusSchema }),
    errors: [
      ...(['recordNotFound', 'noPermission', 'transitionRefused', 'approvePlanFirst', 'planAlreadyConfirmed'] as const),
      ...(['planChanged', 'priceChanged', 'finishRequired'] as const),
      ...(['creditsInsufficient', 'creditsRemaining', 'practiceCreditsInsufficient'] as const),
    ],
  }),
} as const;
