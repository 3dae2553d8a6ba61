import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { emailChangeRules, phoneChangeRules, userNameRules } from './contact-rules.ts';

/** The names by which somebody logs in. */
export const contactEndpoints = {
  changeUserName: endpoint({
    id: 'contacts.changeUserName',
    method: 'POST',
    path: '/doctor/doc/updateUserName',
    summary: 'Changes the own user name; unique whatever the case of its letters.',
    access: 'session',
    body: z.strictObject({ userName: fieldSchema(userNameRules.userName) }),
    data: nothing,
    errors: ['userNameInvalid', 'userNameTaken'],
    rateLimit: 60,
  }),
  changePhone: endpoint({
    id: 'contacts.changePhone',
    method: 'POST',
    path: '/doctor/doc/changePhone',
    summary: 'Changes the own phone number with the code that was sent to the new one; the old one is told.',
    access: 'session',
    body: z.strictObject({
      region: fieldSchema(phoneChangeRules.region),
      phone: fieldSchema(phoneChangeRules.phone),
      code: fieldSchema(phoneChangeRules.code),
    }),
    data: nothing,
    errors: ['phoneInvalid', 'codeWrong', 'userExist', 'loginThrottled'],
    rateLimit: 60,
  }),
  changeEmail: endpoint({
    id: 'contacts.changeEmail',
    method: 'POST',
    path: '/doctor/doc/changeEmail',
    summary: 'Changes the own email with the code that was sent to the new one; the old one is told.',
    access: 'session',
    body: z.strictObject({
      email: fieldSchema(emailChangeRules.email),
      code: fieldSchema(emailChangeRules.code),
    }),
    data: nothing,
    errors: ['emailInvalid', 'codeWrong', 'emailExist', 'loginThrottled'],
    rateLimit: 60,
  }),
} as const;
