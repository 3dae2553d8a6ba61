import type { FormRules } from '../wire/field-rule.ts';
import { registerRules } from './register-rules.ts';

const { region, phone, email, code, userName } = registerRules;

/** Another user name of the own account. */
export const userNameRules = { userName } as const satisfies FormRules;

/** Another phone number, with the code that was sent to it. */
export const phoneChangeRules = { region, phone, code } as const satisfies FormRules;

/** Another e-mail address, with the code that was sent to it. */
export const emailChangeRules = { email, code } as const satisfies FormRules;
