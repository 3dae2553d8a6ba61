import { z } from 'zod';
import type { Permission } from '../../access/permissions.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant, nothing } from '../../wire/envelope.ts';
import type { ErrorName } from '../../wire/errors.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { templateRules } from './template-rules.ts';

/** A template with what is told of it. */
const templateOf = <Content extends z.ZodType>(content: Content) =>
  z.object({
    productionTemplateId: id,
    name: z.string(),
    content,
    /** The practice whose it is; null for those that the platform gives everybody. */
    practiceId: id.nullable(),
    practiceName: z.string().nullable(),
    /** Whether the reader may change it. */
    mayChange: z.boolean(),
    version: counted,
    updatedAt: instant,
    updatedBy: z.string(),
  });

interface Described<Id extends string, Content extends z.ZodType, Read extends Permission, Write extends Permission> {
  readonly id: Id;
  readonly path: `/production/${string}`;
  /** What they are, in the sentences of the documentation. */
  readonly what: string;
  readonly content: Content;
  readonly reads: readonly Read[];
  readonly writes: readonly Write[];
  /** Refusals of their content. */
  readonly errors: readonly ErrorName[];
}

/** The calls that every kind of template has: only what its content is differs. */
export const templateCalls = <
  const Id extends string,
  Content extends z.ZodType,
  Read extends Permission,
  Write extends Permission,
>({
  id: kind,
  path,
  what,
  content,
  reads,
  writes,
  errors,
}: Described<Id, Content, Read, Write>) => ({
  list: endpoint({
    id: `${kind}.list`,
    method: 'GET',
    path: `${path}/list`,
    summary: `${what} that the caller may use, by name, and the practices for which new ones can be made.`,
    access: reads,
    data: z.object({
      templates: z.array(templateOf(content)),
      /** For whom the reader may make one: practices, and null for the platform. */
      owners: z.array(z.object({ practiceId: id.nullable(), name: z.string().nullable() })),
    }),
  }),
  add: endpoint({
    id: `${kind}.add`,
    method: 'POST',
    path,
    summary: `Adds one of: ${what}.`,
    access: writes,
    body: z.strictObject({ name: fieldSchema(templateRules.name), content, practiceId: id.nullable() }),
    data: z.object({ productionTemplateId: id }),
    errors: ['recordNotFound', 'templateNameTaken', 'templateLimit', ...errors],
  }),
  edit: endpoint({
    id: `${kind}.edit`,
    method: 'PUT',
    path,
    summary: `Changes one of: ${what}; what was made with it stays as it is.`,
    access: writes,
    body: z.strictObject({
      productionTemplateId: id,
      version: counted,
      name: fieldSchema(templateRules.name),
      content,
    }),
    data: nothing,
    errors: ['recordNotFound', 'templateNameTaken', 'templateChanged', ...errors],
  }),
  remove: endpoint({
    id: `${kind}.remove`,
    method: 'DELETE',
    path: `${path}/:productionTemplateId`,
    summary: `Removes one of: ${what}; what was made with it stays as it is.`,
    access: writes,
    params: z.strictObject({ productionTemplateId: id }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
});
