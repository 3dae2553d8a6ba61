import type { FieldRule, FormRules } from '@archway/contracts';
import type { ApiError } from '../wire/api-error.ts';

const speaksOf = (rule: FieldRule, { name }: ApiError): boolean => {
  const own = [rule.mismatch, rule.kind === 'day' ? rule.notAfterToday : undefined, ...(rule.refusals ?? [])];
  return own.some((refusal) => refusal === name);
};

/**
 * The fields that a refusal of the server speaks of: those that the answer names, or else those whose rules name the
 * refusal. None for one that concerns the form as a whole.
 */
export function refusedFields<Name extends string>(rules: FormRules<Name>, failure: ApiError): readonly Name[] {
  const names = Object.keys(rules) as Name[];
  const named = names.filter((name) => failure.fields.includes(name));
  return named.length > 0 ? named : names.filter((name) => speaksOf(rules[name], failure));
}
