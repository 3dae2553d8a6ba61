import { z } from 'zod';
import { caseKey } from '../../cases/case-key.ts';
import { storageCredentials } from '../../files/endpoints.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant, keyword, page, pageQuery } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { toldPlan } from '../links/told-plan.ts';
import { planTypes } from '../plan-type.ts';
import { type AssistState, assistMachine, assistStates, offeredAssistActions, plainAssistActions } from './machine.ts';
import { assistAnswerRules, assistDeclineRules, assistRules } from './rules.ts';
import { assistVerdictSchema, assistViews } from './values.ts';

const state = z.enum(assistStates).exclude(['none']) satisfies z.ZodType<AssistState>;

const facts = {
  assistId: id,
  planId: id,
  state,
  /** The design center that was asked. */
  designCenterName: z.string(),
  question: z.string().nullable(),
  askedBy: z.string(),
  askedAt: instant,
  /** Who looks at it, or did; null while nobody does. */
  takenBy: z.string().nullable(),
  takenAt: instant.nullable(),
  verdict: assistVerdictSchema.nullable(),
  /** What was advised, or why there is no help. */
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** Whether the plan has another document since. */
  outdated: z.boolean(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(offeredAssistActions)),
};

/** Help with an audit, as the practice sees it. */
const assist = z.object(facts);
export type Assist = z.infer<typeof assist>;

/** The same, as the design center sees it: of the patient no more than the number of the case. */
const assistRow = z.object({
  ...facts,
  ptNo: z.string(),
  practiceName: z.string(),
  planName: z.string(),
  planType: z.enum(planTypes),
});
export type AssistRow = z.infer<typeof assistRow>;

/** What whoever helps looks at. */
const assistedPlan = assistRow.extend({
  /** In whole years at the time of the answer; null where no date of birth is known. */
  age: z.number().int().nullable(),
  gender: z.enum(['0', '1']).nullable(),
  ...toldPlan.shape,
});
export type AssistedPlan = z.infer<typeof assistedPlan>;

const byId = z.strictObject({ assistId: id });
const known = ['recordNotFound', 'noPermission', 'transitionRefused'] as const;
const elsewhere = ['assistOver', 'assistBegun'] as const;

/** Help with an audit: asked for by doctors, given by a design center. */
export const assistEndpoints = {
  list: endpoint({
    id: 'assists.list',
    method: 'GET',
    path: '/design/assist/list',
    summary: 'Assist audits of the plans of a case version, newest first, with what is left of the quota.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.object({
      assists: z.array(assist),
      /** Plans for which the caller may ask for help now. */
      askable: z.array(id),
      /** What the practice has left; null for readers who do not ask. */
      remaining: z.number().int().nullable(),
      /** Whom they may ask, the usual one first. */
      centers: z.array(z.object({ designCenterId: id, designCenterName: z.string() })),
    }),
    errors: ['recordNotFound'],
  }),
  ask: endpoint({
    id: 'assists.ask',
    method: 'POST',
    path: '/design/assist/add',
    summary: 'Asks a design center for help with the audit of a plan, and uses one assist audit of the practice.',
    access: ['plan:approve'],
    body: caseKey.extend({
      version: counted,
      planId: id,
      designCenterId: id,
      question: fieldSchema(assistRules.question),
    }),
    data: assist,
    errors: [...known, ...assistMachine.guards.helpless.refusals, 'quotaUsedUp'],
  }),
  act: endpoint({
    id: 'assists.act',
    method: 'POST',
    path: '/design/assist/:assistId/act',
    summary: 'Takes an assist audit, puts it back, or withdraws it; what was used of the quota comes back with that.',
    access: ['plan:approve', 'plan:assist'],
    params: byId,
    body: z.strictObject({ action: z.enum(plainAssistActions) }),
    data: assist,
    errors: [...known, ...elsewhere, 'assistTaken'],
  }),
  answer: endpoint({
    id: 'assists.answer',
    method: 'POST',
    path: '/design/assist/:assistId/answer',
    summary: 'Advises to use the plan as it is, or what to change first.',
    access: ['plan:assist'],
    params: byId,
    body: z.strictObject({ verdict: assistVerdictSchema, reason: fieldSchema(assistAnswerRules.reason) }),
    data: assist,
    errors: [...known, ...elsewhere, 'assistTaken', 'reasonRequired'],
  }),
  decline: endpoint({
    id: 'assists.decline',
    method: 'POST',
    path: '/design/assist/:assistId/decline',
    summary: 'Gives no help, and says why; what was used of the quota comes back.',
    access: ['plan:assist'],
    params: byId,
    body: z.strictObject({ reason: fieldSchema(assistDeclineRules.reason) }),
    data: assist,
    errors: [...known, ...elsewhere, 'assistTaken', 'reasonRequired'],
  }),
  page: endpoint({
    id: 'assists.page',
    method: 'GET',
    path: '/design/assist/page',
    summary: 'Assist audits that the caller’s design centers were asked for, those that wait longest first.',
    access: ['plan:assist'],
    query: z.strictObject({
      ...pageQuery.shape,
      keyword: keyword.optional(),
      assistView: z.enum(assistViews).default('waiting'),
    }),
    data: page(assistRow),
  }),
  counts: endpoint({
    id: 'assists.counts',
    method: 'GET',
    path: '/design/assist/count',
    summary: 'How many assist audits wait, how many the caller is on, and all.',
    access: ['plan:assist'],
    data: z.object({ waiting: z.number().int(), mine: z.number().int(), all: z.number().int() }),
  }),
  read: endpoint({
    id: 'assists.read',
    method: 'GET',
    path: '/design/assist/:assistId',
    summary: 'The plan that help was asked for, for the design center that was asked, while it is open.',
    access: ['plan:assist'],
    params: byId,
    data: assistedPlan,
    errors: ['recordNotFound', 'assistOver'],
  }),
  storage: endpoint({
    id: 'assists.storage',
    method: 'POST',
    path: '/design/assist/:assistId/storage',
    summary: 'Short-lived credentials to read the meshes of the plan; they end with the assist audit.',
    access: ['plan:assist'],
    params: byId,
    data: storageCredentials,
    errors: ['recordNotFound', 'assistOver'],
  }),
} as const;
