import { z } from 'zod';
import { encryptedPassword } from '../access/entities.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { assistant, givenServices, memberStatusSchema } from './entities.ts';
import { assistantRules } from './practice-rules.ts';

/** Accounts of medical assistants, made by the creators of the practices that they serve. */
export const assistantsEndpoints = {
  list: endpoint({
    id: 'assistants.list',
    method: 'GET',
    path: '/doctor/assistant/list',
    summary: 'Assistants who serve practices that the caller created, with those services alone.',
    access: ['account:manage'],
    data: z.array(assistant),
  }),
  add: endpoint({
    id: 'assistants.add',
    method: 'POST',
    path: '/doctor/assistant/add',
    summary: 'Makes the account of an assistant, with the practices that it serves and until when.',
    access: ['account:manage'],
    body: z.strictObject({
      nickName: fieldSchema(assistantRules.nickName),
      userName: fieldSchema(assistantRules.userName),
      phone: fieldSchema(assistantRules.phone),
      email: fieldSchema(assistantRules.email),
      password: encryptedPassword,
      practices: givenServices,
    }),
    data: z.object({ userId: id }),
    errors: [
      'recordNotFound',
      'notPracticeOwner',
      'userNameInvalid',
      'userNameTaken',
      'phoneInvalid',
      'userExist',
      'contactRequired',
      'emailInvalid',
      'emailExist',
      'passwordUnreadable',
      'passwordRule',
    ],
    rateLimit: 30,
  }),
  bindPractices: endpoint({
    id: 'assistants.bindPractices',
    method: 'POST',
    path: '/doctor/assistant/bindOutpatients',
    summary: 'Says which practices of the caller an assistant serves, and until when; others are let go.',
    access: ['account:manage'],
    body: z.strictObject({ userId: id, practices: givenServices }),
    data: nothing,
    errors: ['recordNotFound', 'notPracticeOwner', 'alreadyMember'],
  }),
  available: endpoint({
    id: 'assistants.available',
    method: 'POST',
    path: '/doctor/assistant/available',
    summary: 'Enables or disables an assistant in every practice of the caller.',
    access: ['account:manage'],
    body: z.strictObject({ userId: id, status: memberStatusSchema }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
} as const;
