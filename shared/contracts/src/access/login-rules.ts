import type { FormRules } from '../wire/field-rule.ts';

/** The login by account. The password travels encrypted; as many characters fit into its field in any script. */
export const loginRules = {
  account: { kind: 'text', required: true, max: 120 },
  password: { kind: 'text', required: true, max: 60, verbatim: true },
} as const satisfies FormRules;
