import { z } from 'zod';
import { practiceListItem } from '../access/entities.ts';
import { operatorReasonRules } from '../access/operator-rules.ts';
import { creditBalances } from '../credits/entities.ts';
import { id, instant, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import { endpoint } from '../wire/endpoint.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { makerRules } from './maker-rules.ts';
import { operatedPracticeRules, practiceCodeRule, practiceRules } from './practice-rules.ts';

/** Which practices a list shows. */
export const practiceStates = ['enabled', 'disabled', 'expired'] as const;

/** A practice as an operator sees it. */
const operatedPractice = z.object({
  practiceId: id,
  name: z.string(),
  abbreviation: z.string(),
  number: z.string(),
  phone: z.string().nullable(),
  region: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  address: z.string().nullable(),
  profile: z.string().nullable(),
  ownerId: id,
  ownerName: z.string(),
  ownerUserName: z.string(),
  enabled: z.boolean(),
  /** Last day of the service, YYYY-MM-DD; null for no end. */
  expiredDay: z.string().nullable(),
  expired: z.boolean(),
  /** Members and assistants who belong to it now. */
  memberCount: z.number().int(),
  balances: creditBalances,
  createTime: instant,
});
export type OperatedPractice = z.infer<typeof operatedPractice>;

/** Somebody who produces what a practice orders. */
const practiceMaker = z.object({
  userId: id,
  name: z.string(),
  userName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type PracticeMaker = z.infer<typeof practiceMaker>;

const facts = {
  name: fieldSchema(practiceRules.name),
  abbreviation: fieldSchema(practiceRules.abbreviation),
  phone: fieldSchema(practiceRules.phone),
  region: fieldSchema(practiceRules.region),
  province: fieldSchema(practiceRules.province),
  city: fieldSchema(practiceRules.city),
  area: fieldSchema(practiceRules.area),
  address: fieldSchema(practiceRules.address),
  profile: fieldSchema(practiceRules.profile),
  expires: fieldSchema(operatedPracticeRules.expires),
} as const;

/** All practices, for operators. */
export const registryEndpoints = {
  page: endpoint({
    id: 'registry.page',
    method: 'GET',
    path: '/platform/practice/page',
    summary: 'Practices by name, code, phone or creator, and state; the newest first.',
    access: ['platform:practice'],
    query: z.strictObject({
      ...pageQuery.shape,
      /** Part of a name, a code, a phone number or the name of the creator. */
      keyword: keyword.optional(),
      state: z.enum(practiceStates).optional(),
    }),
    data: page(operatedPractice),
  }),
  ofUser: endpoint({
    id: 'registry.ofUser',
    method: 'GET',
    path: '/platform/practice/ofUser',
    summary: 'The practices that an account owns, works for or serves.',
    access: ['platform:user'],
    query: z.strictObject({ userId: id }),
    data: z.array(practiceListItem),
  }),
  add: endpoint({
    id: 'registry.add',
    method: 'POST',
    path: '/platform/practice/add',
    summary: 'Makes a practice of an account, which is its creator; a code is drawn unless one is given.',
    access: ['platform:practice'],
    body: z.strictObject({
      number: fieldSchema(practiceCodeRule),
      creator: fieldSchema(operatedPracticeRules.creator),
      ...facts,
    }),
    data: z.object({ practiceId: id, number: z.string() }),
    errors: ['accountUnknown', 'practiceCodeInvalid', 'practiceCodeTaken', 'practicePhoneInvalid', 'regionUnknown'],
  }),
  edit: endpoint({
    id: 'registry.edit',
    method: 'POST',
    path: '/platform/practice/edit',
    summary: 'Changes what an operator says about a practice, such as the last day of its service.',
    access: ['platform:practice'],
    body: z.strictObject({ practiceId: id, ...facts }),
    data: nothing,
    errors: ['recordNotFound', 'practicePhoneInvalid', 'regionUnknown'],
  }),
  setEnabled: endpoint({
    id: 'registry.setEnabled',
    method: 'POST',
    path: '/platform/practice/enable',
    summary: 'Disables a practice with a reason, or enables it again; its people hear of it at once.',
    access: ['platform:practice'],
    body: z.strictObject({ practiceId: id, enabled: z.boolean(), reason: fieldSchema(operatorReasonRules.reason) }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
  makers: endpoint({
    id: 'registry.makers',
    method: 'GET',
    path: '/platform/practice/maker/list',
    summary: 'The production staff of a practice, who see its orders and nothing else of it.',
    access: ['platform:practice'],
    query: z.strictObject({ practiceId: id }),
    data: z.array(practiceMaker),
    errors: ['recordNotFound'],
  }),
  addMaker: endpoint({
    id: 'registry.addMaker',
    method: 'POST',
    path: '/platform/practice/maker/add',
    summary: 'Lets an account produce for a practice; it and the creator read of it in their security logs.',
    access: ['platform:practice'],
    body: z.strictObject({ practiceId: id, account: fieldSchema(makerRules.account) }),
    data: nothing,
    errors: ['recordNotFound', 'accountUnknown', 'alreadyMaker'],
  }),
  removeMaker: endpoint({
    id: 'registry.removeMaker',
    method: 'POST',
    path: '/platform/practice/maker/remove',
    summary: 'Takes somebody off the production staff of a practice, with a reason; they lose sight of its orders.',
    access: ['platform:practice'],
    body: z.strictObject({ practiceId: id, userId: id, reason: fieldSchema(operatorReasonRules.reason) }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
} as const;
