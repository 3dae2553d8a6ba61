import { z } from 'zod';
import { day } from './envelope.ts';
import type { ChoiceRule, DayRule, FieldRule, TextRule } from './field-rule.ts';

/** A choice of a table has the schema of its table. */
type Written = TextRule | DayRule | (ChoiceRule & { readonly pattern: RegExp });
type Optional<R extends FieldRule, S extends z.ZodType> = R['required'] extends true
  ? S
  : z.ZodOptional<z.ZodNullable<S>>;

/** A refusal travels as the message of its issue, and the server answers with it. */
const issue = (rule: FieldRule) => (rule.mismatch ? { error: rule.mismatch } : {});

function textSchema(rule: Exclude<Written, DayRule>): z.ZodString {
  let schema = rule.kind === 'choice' || rule.verbatim ? z.string() : z.string().trim();
  if (rule.required === true) schema = schema.min(1);
  if (rule.kind === 'text' && rule.max !== undefined) {
    const { max } = rule;
    // The schema counts characters; a field counts as `maxLength` does, in which some count twice.
    schema = schema.max(max, issue(rule)).refine((text) => text.length <= max, issue(rule));
  }
  if (rule.pattern === undefined) return schema;
  // What may be empty is empty, whatever else it would have to be.
  const { source, flags } = rule.pattern;
  return schema.regex(rule.required === true ? rule.pattern : new RegExp(`^$|${source}`, flags), issue(rule));
}

function daySchema({ from }: DayRule): z.ZodType<string, string> {
  return from === undefined ? day : day.refine((given) => given >= from, { error: `before ${from}` });
}

type SchemaOf<R extends Written> = Optional<R, R extends DayRule ? z.ZodType<string, string> : z.ZodString>;

/** The schema of a field, made from its rule; one that the server does not require may also be null or absent. */
export function fieldSchema<const R extends Written>(rule: R): SchemaOf<R> {
  const schema = rule.kind === 'day' ? daySchema(rule) : textSchema(rule);
  return (rule.required === true ? schema : schema.nullish()) as SchemaOf<R>;
}
