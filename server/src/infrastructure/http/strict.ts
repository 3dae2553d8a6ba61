import { z } from 'zod';

/**
 * The same schema, refusing unknown fields at every depth: a misspelt field must not be dropped in silence. Objects
 * that say what they do with further fields (`looseObject`, `catchall`) keep their way.
 */
export function strict(schema: z.ZodType): z.ZodType {
  return rebuild(schema as z.core.$ZodType) as z.ZodType;
}

type Schema = z.core.$ZodType;
type Def = Record<string, unknown>;

function rebuild(schema: Schema): Schema {
  const def = schema._zod.def as unknown as Def & { type: string };
  switch (def.type) {
    case 'object': {
      const shape = mapValues(def['shape'] as Record<string, Schema>, rebuild);
      return copy(schema, { shape, catchall: (def['catchall'] as Schema | undefined) ?? z.never() });
    }
    case 'array':
      return copy(schema, { element: rebuild(def['element'] as Schema) });
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return copy(schema, { innerType: rebuild(def['innerType'] as Schema) });
    case 'union':
      return copy(schema, { options: (def['options'] as Schema[]).map(rebuild) });
    case 'record':
      return copy(schema, { valueType: rebuild(def['valueType'] as Schema) });
    case 'tuple':
      return copy(schema, { items: (def['items'] as Schema[]).map(rebuild) });
    case 'pipe':
      return copy(schema, { in: rebuild(def['in'] as Schema), out: rebuild(def['out'] as Schema) });
    default:
      return schema;
  }
}

const copy = (schema: Schema, changes: Def): Schema =>
  z.core.clone(schema as z.ZodType, { ...(schema._zod.def as unknown as Def), ...changes } as never);

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
